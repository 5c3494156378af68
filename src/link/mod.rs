//! How two devices find each other: codes in links, and what is known of a connection between them.

mod servers;

pub use servers::IceServer;

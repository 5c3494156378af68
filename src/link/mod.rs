//! How two devices find each other and stay together: codes in links, one line between two, what is said on it, and servers that help.
//!
//! Pure: text and bytes in, text and bytes out, the time as a parameter.

pub mod base64;
mod code;
mod connection;
mod frame;
mod paste;
pub mod qr;
mod sdp;
mod servers;

pub use code::{Code, CodeError, InvitationId, MAX_CODE, Offer, Purpose, Reply, short_name};
pub use connection::{Connection, Fault, Input, NoPath, Output, Side, Stage};
pub use frame::{Frame, FrameError, MAX_DATA};
pub use paste::{EXPIRES_MIN, PasteError, find, find_offer, find_reply};
pub use sdp::{Address, Candidate, Endpoint, Kind, MAX_CANDIDATES};
pub use servers::{IceServer, ServerError};

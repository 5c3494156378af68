//! Servers that help two devices to find a way to each other.

/// A STUN or TURN server, as a browser wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IceServer {
    /// Its address: `stun:host:port`, `turn:host:port`, `turns:host:port`.
    pub url: String,
    /// The user, for TURN; empty otherwise.
    pub username: String,
    /// The secret, for TURN; empty otherwise.
    pub credential: String,
}

//! Servers that help two devices to find a way to each other: STUN says under which address the world sees a device, TURN passes
//! everything on where no direct way exists.

/// The most characters of an address, a user or a secret.
const MAX_TEXT: usize = 250;

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

/// Why an address typed by hand is no server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerError {
    /// Nothing was typed.
    Empty,
    /// Address, user or secret has more than 250 characters.
    TooLong,
    /// It begins with something else than `stun:`, `stuns:`, `turn:` or `turns:`.
    Scheme,
    /// The name or address of the host is missing or has a character that no host has.
    Host,
    /// The port is no number from 1 to 65535.
    Port,
    /// What follows the port is not `?transport=udp` or `?transport=tcp`, or it follows the port of a STUN server.
    Transport,
    /// A TURN server without a user.
    NoUser,
    /// A TURN server without a secret.
    NoSecret,
}

impl IceServer {
    /// The most servers in the list: browsers become slow with more.
    pub const MAX: usize = 5;

    /// The servers of a player who has chosen none: public ones, of different owners.
    pub fn defaults() -> Vec<Self> {
        let hosts = ["stun:stun.cloudflare.com:3478", "stun:stun.nextcloud.com:3478", "stun:stun.l.google.com:19302"];
        hosts
            .into_iter()
            .map(|url| Self { url: url.to_owned(), username: String::new(), credential: String::new() })
            .collect()
    }

    /// Whether it passes things on (TURN), rather than only say addresses (STUN).
    pub fn is_relay(&self) -> bool {
        self.url.starts_with("turn")
    }

    /// Reads a server as typed. A host alone is a STUN server, or a TURN server if there is a user or a secret; the user and secret of
    /// a STUN server are dropped.
    pub fn parse(address: &str, username: &str, credential: &str) -> Result<Self, ServerError> {
        let (address, username, credential) = (address.trim(), username.trim(), credential.trim());
        if address.is_empty() {
            return Err(ServerError::Empty);
        }
        if [address, username, credential].iter().any(|text| text.chars().count() > MAX_TEXT) {
            return Err(ServerError::TooLong);
        }
        let known = !(username.is_empty() && credential.is_empty());
        let (scheme, rest) = scheme(address).unwrap_or((if known { "turn" } else { "stun" }, address));
        let relay = scheme.starts_with("turn");
        let (place, query) = rest.split_once('?').map_or((rest, None), |(place, query)| (place, Some(query)));
        check_place(place)?;
        if query.is_some_and(|query| !relay || !matches!(query, "transport=udp" | "transport=tcp")) {
            return Err(ServerError::Transport);
        }
        if relay && username.is_empty() {
            return Err(ServerError::NoUser);
        }
        if relay && credential.is_empty() {
            return Err(ServerError::NoSecret);
        }
        let kept = |text: &str| if relay { text.to_owned() } else { String::new() };
        Ok(Self { url: [scheme, ":", rest].concat(), username: kept(username), credential: kept(credential) })
    }
}

/// The scheme of an address and what follows it.
fn scheme(address: &str) -> Option<(&'static str, &str)> {
    let (name, rest) = address.split_once(':')?;
    let scheme = ["stun", "stuns", "turn", "turns"].into_iter().find(|scheme| name.eq_ignore_ascii_case(scheme))?;
    Some((scheme, rest))
}

/// Checks host and port: a name, an IPv4 address, or an IPv6 address in brackets.
fn check_place(place: &str) -> Result<(), ServerError> {
    if place.contains("//")
        || place.split_once(':').is_some_and(|(name, _)| matches!(name, "http" | "https" | "ws" | "wss"))
    {
        return Err(ServerError::Scheme);
    }
    let (is_host, port) = if let Some(rest) = place.strip_prefix('[') {
        let (host, port) = rest.split_once(']').ok_or(ServerError::Host)?;
        (host.parse::<std::net::Ipv6Addr>().is_ok(), port)
    } else {
        let (host, port) = place.split_at(place.find(':').unwrap_or(place.len()));
        (is_name(host), port)
    };
    if !is_host {
        return Err(ServerError::Host);
    }
    let number = match port.strip_prefix(':') {
        Some(number) => number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse::<u16>().ok()).flatten(),
        None => Some(1).filter(|_| port.is_empty()),
    };
    number.filter(|&number| number > 0).map(|_| ()).ok_or(ServerError::Port)
}

/// Whether it is a name of the network, or an IPv4 address.
fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        let inside = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        !label.is_empty() && label.len() < 64 && inside && !label.starts_with('-') && !label.ends_with('-')
    };
    host.strip_suffix('.').unwrap_or(host).split('.').all(is_label)
}

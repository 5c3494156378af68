//! What two devices tell each other beside the moves, and what the check at the end can find.

/// What was wrong with what the other side sent. Each proves that its app was not an honest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It did not open the game as it had to: its secret or its opening was changed afterwards.
    Opening,
    /// It did not tell all its moves, or more than it had made.
    Moves,
    /// It made a move that the rules do not know.
    IllegalMove,
    /// It told another move than the one it had made.
    MoveChanged,
    /// It took a piece without saying so, or said so without taking one.
    Capture,
    /// It asked for more than its pieces could see.
    Query,
    /// It hid or invented pieces.
    Answer,
    /// It played on after a draw.
    Draw,
    /// It claimed an end that was none.
    End,
}

impl Wrong {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Opening,
        Self::Moves,
        Self::IllegalMove,
        Self::MoveChanged,
        Self::Capture,
        Self::Query,
        Self::Answer,
        Self::Draw,
        Self::End,
    ];

    /// Its name in saved games and in the ids of messages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Moves => "moves",
            Self::IllegalMove => "illegal-move",
            Self::MoveChanged => "move-changed",
            Self::Capture => "capture",
            Self::Query => "query",
            Self::Answer => "answer",
            Self::Draw => "draw",
            Self::End => "end",
        }
    }
}

/// What players can say to each other with one tap. Each reads it in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Thanks!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// Well played!
    WellPlayed,
    /// Good game!
    GoodGame,
    /// Bye!
    Bye,
}

impl Word {
    /// All of them, by the number under which they are sent.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::WellPlayed,
        Self::GoodGame,
        Self::Bye,
    ];

    /// Its name in the ids of messages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::OneMoment => "one-moment",
            Self::WellPlayed => "well-played",
            Self::GoodGame => "good-game",
            Self::Bye => "bye",
        }
    }
}

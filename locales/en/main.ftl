### Fog Chess: Fog of War chess for two people on one device.
### Keep texts short: most stand on a phone 360 pixels wide. Square names ("e4") are never translated.
### Where a message gets $side, $role or $winner, use it only to choose between variants:
###   $side and $winner are "white" or "black"; $role is "pawn", "knight", "bishop", "rook", "queen" or "king".

# The app's name: also the title of the browser's tab and the heading of the first page.
app-title = Fog Chess
# Label of the arrow that leads to the first page.
back-home = Home

## When the app can’t start
# The scripts around the app read these: each stands in one line, without variables.
start-failed-title = Fog Chess could not start
start-failed = Part of it did not load. Check the connection and load the page again. Your games are safe.
start-no-wasm-title = Something is missing
start-no-wasm = This browser has no WebAssembly, or it is switched off here. Allow it for this page, or use a current browser.
start-crashed-title = Fog Chess has stopped
start-crashed = It met a fault of its own. Your moves are saved: load the page again to go on.
start-again = Load again

## Sides, pieces, dates

# A side as it stands alone.
side = { $side ->
    [white] White
   *[black] Black
}
# A side with the player's name.
side-named = { $side ->
    [white] White: { $name }
   *[black] Black: { $name }
}
# A kind of piece as it stands alone, on a button or in a list.
piece-name = { $role ->
    [pawn] Pawn
    [knight] Knight
    [bishop] Bishop
    [rook] Rook
    [queen] Queen
   *[king] King
}
# The letters that chess players of the language write for pieces. All must differ.
piece-letter-king = K
piece-letter-queen = Q
piece-letter-rook = R
piece-letter-bishop = B
piece-letter-knight = N
# A day. $month is "january" to "december", $day and $year are digits.
date = { $month ->
    [january] { $day } Jan { $year }
    [february] { $day } Feb { $year }
    [march] { $day } Mar { $year }
    [april] { $day } Apr { $year }
    [may] { $day } May { $year }
    [june] { $day } Jun { $year }
    [july] { $day } Jul { $year }
    [august] { $day } Aug { $year }
    [september] { $day } Sep { $year }
    [october] { $day } Oct { $year }
    [november] { $day } Nov { $year }
   *[december] { $day } Dec { $year }
}

## First page

# What the app is, in one line under its name.
home-what = Chess in the fog: you see only where your pieces can go.
# The main button. Max. 24 characters.
home-play = Play on this device
# A link to the first-game guide, for those who have not seen it. Max. 28 characters.
home-guide = New here? Two minutes
home-how = How it works
home-how-see = You see your own pieces and the squares they can move to. The rest is fog.
home-how-win = Take the enemy king. Nobody says check, so watch your own.
home-how-pass = Pass the phone after each move. A curtain hides the board in between.
# Heading over the games that go on.
home-active = Games in progress
home-finished = Finished games
home-damaged = Damaged games
# Two players, White's first.
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] White to move
   *[black] Black to move
}
home-turn-named = { $side ->
    [white] White to move: { $name }
   *[black] Black to move: { $name }
}
# Of a game in progress: the number of the move to come, and when it was last played.
home-progress = Move { $number } · { $date }
# Of a finished game: how many moves it had, and when it ended.
home-length = { $number ->
    [one] { $number } move · { $date }
   *[other] { $number } moves · { $date }
}
# Label of a button. $names is "Anna – Ben".
home-delete = Delete game { $names }
# Label of a button.
home-save = Save game { $names } as a file
home-damaged-text = This game can’t be read. Save it as a file or delete it.
home-damaged-newer = Made by a newer version of the app.
home-damaged-export = Save { $name } as a file
home-damaged-delete = Delete { $name }
# Heard, not seen: the links and buttons at the bottom of the first page.
home-more = More
home-import = Import games
home-export-all = Export all games
home-export-finished-pgn = Finished games as PGN
# Puts the app on the home screen of the phone.
install = Install the app
# For iPhones: use the names of the menu and the command as iOS has them in the language.
install-by-hand = To install the app, open the browser’s Share menu and choose “Add to Home Screen”.

## New game

new-title = New game
# Labels of two fields side by side, and names for players who gave none. Max. 16 characters.
new-first-player = First player
new-second-player = Second player
# Shown in an empty field.
new-name-placeholder = Name
# Heading over the choice of who has the white pieces.
new-white = Who plays White?
new-random = Chance decides
new-clock = Clock
new-clock-hint = Minutes for the game + seconds for each move. Time stands still behind the curtain.
new-no-clock = None
new-custom-clock = Custom
new-minutes = Minutes
new-increment = Seconds per move
new-clock-error = Minutes from 1 to { $minutes }, seconds from 0 to { $seconds }.
new-start = Start the game

## The curtain between two turns

# Small, over the name of who is next.
curtain-move-number = Move { $number }
# Under the name of who is next. Variants for White and Black in case the grammar needs them.
curtain-start = { $side ->
    [white] You begin. Nobody else should look now.
   *[black] You begin. Nobody else should look now.
}
curtain-turn = { $side ->
    [white] Your turn. Nobody else should look now.
   *[black] Your turn. Nobody else should look now.
}
curtain-back = { $side ->
    [white] The game waits for you. Nobody else should look now.
   *[black] The game waits for you. Nobody else should look now.
}
# The button that opens the curtain; whose it is stands over it.
curtain-open = Show my board

## At the board

board-label = Chess board
# A square as it is read aloud. Lower case, as more may follow after a comma.
square-hidden = { $square }, hidden
square-empty = { $square }, empty
square-own = { $role ->
    [pawn] { $square }, your pawn
    [knight] { $square }, your knight
    [bishop] { $square }, your bishop
    [rook] { $square }, your rook
    [queen] { $square }, your queen
   *[king] { $square }, your king
}
square-enemy = { $role ->
    [pawn] { $square }, enemy pawn
    [knight] { $square }, enemy knight
    [bishop] { $square }, enemy bishop
    [rook] { $square }, enemy rook
    [queen] { $square }, enemy queen
   *[king] { $square }, enemy king
}
square-white = { $role ->
    [pawn] { $square }, white pawn
    [knight] { $square }, white knight
    [bishop] { $square }, white bishop
    [rook] { $square }, white rook
    [queen] { $square }, white queen
   *[king] { $square }, white king
}
square-black = { $role ->
    [pawn] { $square }, black pawn
    [knight] { $square }, black knight
    [bishop] { $square }, black bishop
    [rook] { $square }, black rook
    [queen] { $square }, black queen
   *[king] { $square }, black king
}
# Follow the name of a square, after a comma.
square-is-picked = picked
square-can-be-reached = can move here
square-can-be-taken = can be taken
square-can-castle = castles with this rook
square-of-last-move = last move
square-of-loss = you lost a piece here
square-of-pending-move = to be confirmed

# Headings of the page. Max. 20 characters.
table-your-turn = Your move
table-moved = Move played
# Under the heading: which pieces the player has.
table-you-are = { $side ->
    [white] You play White
   *[black] You play Black
}
# In its place while the other side's last move has taken a piece. One line of a phone.
table-lost = { $role ->
    [pawn] You lost your pawn on { $square }.
    [knight] You lost your knight on { $square }.
    [bishop] You lost your bishop on { $square }.
    [rook] You lost your rook on { $square }.
    [queen] You lost your queen on { $square }.
   *[king] You lost your king on { $square }.
}
# In its place too: the other side has declined the player's offer, and the player's offer is open.
table-draw-declined = { $name } declined the draw.
table-draw-mine = You offer a draw.
# The button after a move. $name is a player's name, or White or Black.
table-pass = Pass to { $name }
# Beside that button, when the curtain falls by itself.
table-passing = The curtain falls in a moment.
# $move is a move as chess players write it: Nf3.
table-confirm = Play { $move }
table-cancel = Cancel
table-draw-offered = { $name } offers a draw.
table-draw-accept = Accept
table-draw-decline = Decline
# Three small buttons in one row. Max. 14 characters each.
table-type = Type a move
table-offer-draw = Offer draw
# Takes back the offer just made, in place of the last. Max. 14 characters.
table-draw-withdraw = Withdraw offer
table-resign = Resign
typed-label = Move, as e2e4 or Nf3
# Use the language's own letter for the knight.
typed-placeholder = e2e4, Nf3
typed-play = Play
typed-close = Close the field
typed-not-a-move = That is no move. Write e2e4 or Nf3.
typed-illegal = None of your pieces can do that.
typed-ambiguous = More than one piece can do that. Say from where: e2e4.
# What one side has taken; $pieces is a list of pieces' names.
seat-took = { $side ->
    [white] White took: { $pieces }
   *[black] Black took: { $pieces }
}
seat-clock = { $side ->
    [white] White has { $time } left
   *[black] Black has { $time } left
}
promotion-title = Your pawn becomes

moves-label = Moves
moves-none = No moves yet
# Read aloud for a move whose squares are not told.
moves-hidden = { $side ->
    [white] White moved
   *[black] Black moved
}
moves-hidden-taking = { $side ->
    [white] White took your piece on { $square }
   *[black] Black took your piece on { $square }
}

# Moves as they are read aloud. $from is empty, or begins with a space: " b", " b1". "pawn to e4", "knight b to d2".
spoken-goes = { $role ->
    [pawn] pawn{ $from } to { $to }
    [knight] knight{ $from } to { $to }
    [bishop] bishop{ $from } to { $to }
    [rook] rook{ $from } to { $to }
    [queen] queen{ $from } to { $to }
   *[king] king{ $from } to { $to }
}
spoken-takes = { $role ->
    [pawn] pawn{ $from } takes { $to }
    [knight] knight{ $from } takes { $to }
    [bishop] bishop{ $from } takes { $to }
    [rook] rook{ $from } takes { $to }
    [queen] queen{ $from } takes { $to }
   *[king] king{ $from } takes { $to }
}
# $move is one of the two above; $role is what the pawn becomes.
spoken-promotes = { $role ->
    [knight] { $move }, becomes a knight
    [bishop] { $move }, becomes a bishop
    [rook] { $move }, becomes a rook
   *[queen] { $move }, becomes a queen
}
spoken-castles-king-side = castles king side
spoken-castles-queen-side = castles queen side

## Questions

ask-no = Keep playing
ask-resign = Resign?
ask-resign-detail = The game ends and you have lost it.
ask-resign-yes = Resign
ask-offer-draw = Offer a draw?
ask-offer-draw-detail = The other player is asked when it is their turn. Make your move and pass the phone.
ask-offer-draw-yes = Offer a draw
ask-accept-draw = Agree to a draw?
ask-accept-draw-detail = The game ends and nobody has won.
ask-accept-draw-yes = Agree

## How a game ended

result-win = { $winner ->
    [white] White wins
   *[black] Black wins
}
# The same with the winner's name. Which side that was is said below it.
result-win-named = { $name } wins
result-draw = Draw
result-king-captured = { $winner ->
    [white] White took the black king.
   *[black] Black took the white king.
}
result-resignation = { $winner ->
    [white] Black resigned.
   *[black] White resigned.
}
result-time = { $winner ->
    [white] Black ran out of time.
   *[black] White ran out of time.
}
result-no-move = The side to move has no move.
result-threefold = The same position for the third time.
result-fifty-moves = Fifty moves without capture or pawn move.
result-agreement = Both players agreed.

## Replay of a finished game

replay-turn-board = Turn the board
replay-save = Save the game
replay-save-pgn = Save as PGN
replay-save-json = Save as JSON
# Three buttons in one row, for whose eyes the board is shown with. Max. 16 characters each.
replay-perspective = Whose view
replay-white-view = White’s view
replay-true-board = True board
replay-black-view = Black’s view
replay-steps = Go through the game
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
# Plays again with colors swapped. Max. 14 characters.
replay-rematch = Rematch

## Rules and guide; their own texts are in rules.ftl

rules-title = Rules
# While those texts are being fetched, and when they can't be.
lessons-coming = One moment …
lessons-missing = This page could not be loaded. Check the connection.
lessons-retry = Try again
# The guide: five short steps for people who are new to the game. Max. 20 characters.
guide-title = Your first game

## Settings

settings-title = Settings
settings-look = Look
settings-language = Language
settings-language-browser = As the browser
settings-theme = Light or dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board colors
settings-board-wood = Wood
settings-board-slate = Slate
settings-board-sea = Sea
# The board with the strongest contrast.
settings-board-contrast = Contrast
settings-notation = Pieces in the move list
# Pictures of the pieces in place of letters; may show one: ♘f3.
settings-notation-figurines = Pictures: ♘f3
# Use the language's own letter for the knight.
settings-notation-letters = Letters: Nf3
settings-coordinates = Coordinates
settings-play = Play
# Whose side of the board is nearest; followed by one of the next two.
settings-turning = Board turned to
settings-turning-viewer = The player who moves
settings-turning-white = Always White
settings-confirm-moves = Confirm each move
settings-pass-alone = Curtain falls by itself
settings-pass-alone-hint = A few seconds after each move
settings-noise = Sound
settings-sound = Sounds
settings-vibration = Vibration
# Heading: the app as a thing on this device.
settings-device = App
settings-keep-awake = Screen stays on during a game
settings-offline = Everything is on this device: the app works without a network.
settings-online = The app is not on this device yet: it needs the network to open.
settings-version = Version { $version }

## A game that can't be opened

busy-title = Open in another tab
busy-text = This game is being played in another tab or window. You can go on with it here instead.
busy-take-over = Play it here
missing-title = No such game
missing-text = It may have been deleted, or it is on another device.

## Notices that stay

# Label of a warning sign that opens the notice.
notice-label = Notice
notice-storage-blocked = This browser keeps nothing here. You can play, but the game is gone when you close the page.
notice-storage-full = There is no room left to save. You can play, but new moves are gone when you close the page.
notice-storage-failed = Saving failed. You can play, but new moves are gone when you close the page.
notice-update = A new version is ready. Your games stay.
# A button. Max. 14 characters.
notice-update-now = Update

## Messages that pass

toast-deleted = Game deleted.
toast-delete-busy = This game is open in another tab and can’t be deleted here.
toast-undo = Undo
toast-close = Close
# The second where a game in the file still goes on.
toast-saved = File saved.
toast-saved-moves = File saved. It holds every move of both sides.
toast-imported = { $count ->
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
# $language is a language's name in itself: Deutsch.
toast-language-failed = { $language } could not be loaded. Check the connection.
error-import-unreadable = The file can’t be read.
error-import-unknown = The file is neither an export of this app nor PGN.
error-import-newer = The file was made by a newer version of this app.
# $reason is one of the sentences below.
error-import-game = Nothing imported. Game { $game }: { $reason }
error-import-line = Nothing imported. Game { $game }, line { $line }: { $reason }
error-malformed = it is incomplete or broken.
# $text is a move as it stands in the file.
error-illegal-move = { $text } can’t be played.
# $text is a PGN tag.
error-unsupported = { $text } is not supported.
# $text is a result as it stands in the file: 1-0.
error-wrong-result = the result { $text } does not fit the moves.

## Announcements: read aloud, never seen

# $player is a side, or a side and a name: White: Anna.
say-curtain = The curtain is down. Next: { $player }.
say-first-turn = Your move. The game begins.
say-your-turn = Your move. The other side has moved.
say-your-turn-lost = { table-your-turn }. { table-lost }
# $move is a move as it is read aloud: knight to f3.
say-played = Played: { $move }. Pass the phone when you are ready.
say-picked = { piece-name } { $square } picked, { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to go.
say-nothing-to-move = { $square }: nothing of yours to move.
say-cannot-go = It can’t go to { $square }.
say-put-down = Nothing picked.
say-draw-offered = Draw offered. The other player is asked when it is their turn.
say-draw-withdrawn = Draw offer withdrawn.
say-draw-declined = Draw declined.
say-replay-start = Start. { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
} in all.
# $ply counts half-moves: moves of one side.
say-replay-ply = { $ply } of { $count }: { $move }

### The rules page and the first-game guide, fetched when one of them is opened.
### Write for people who know how chess pieces move. Use the words of main.ftl for the same things: fog, curtain, mark, take, device.
### Names of people and "Kriegspiel" stay as they are; square names ("e4") are never translated.

## The rules: beginning

rules-lead = Fog of War is chess with the ordinary pieces and moves, but each side sees only a part of the board.
# Heading over the list of links to the parts of the page.
rules-contents = On this page
# Captions under small boards. Max. 20 characters each.
rules-truth = The true board
rules-white-sees = What White sees
rules-at-start = At the start
rules-opened = After e2–e4
# Read aloud for a small board. $pieces is a list like "e1, your king; d5, enemy knight"; $empty is a list of squares: "e2, e3".
rules-board = { $pieces }. Seen to be empty: { $empty }. Everything else is hidden.

## What you see

rules-see = What you see
rules-see-moves = Your own pieces, every square one of them could move to, and any enemy piece that stands there.
rules-see-fog = Everything else is fog. A clear square without a piece is surely empty; a foggy one may hold any enemy piece.
rules-see-change = Every move shows you other squares than before. You keep your view while the other side thinks.
# Heading: the lines along which rooks, bishops and queens move.
rules-line = Along a line
rules-line-text = Rooks, bishops and queens see as far as they could go: up to the first enemy piece, and never past it.
# Under two boards.
rules-line-picture = The rook sees the pawn. The queen behind it stays hidden.
rules-pawn = Pawns
rules-pawn-text = A pawn sees the free squares ahead that it could go to, and a diagonal only when it can take there. A piece in its way stays hidden: you learn only that the way is barred.
# Under two boards.
rules-pawn-picture = The knight can be taken, so it is seen. The pawn ahead and the empty diagonal are not.
# Heading: taking en passant.
rules-passing = En passant
rules-passing-text = When an enemy pawn goes two squares and you can take it en passant, you see it and the square it passed over, even in the fog. As always, the chance is gone after one move.
# Heading over two boards.
rules-middle = In the middle of a game
rules-middle-text = The more your pieces reach, the more you see; the rest you have to guess. Here White sees a bishop and two pawns, and nothing of the king.

## How you win

rules-win = How you win
rules-win-king = Take the enemy king and you have won at once.
rules-win-no-check = There is no check and no mate. Nobody warns you when your king is attacked, and it may stay under attack or walk into one.
rules-win-pins = No piece is ever pinned: each may move as it always does.
rules-win-otherwise = You also win when the other side resigns or, with a clock, runs out of time.
# Under two boards.
rules-king-picture = The queen sees the king, so it can be taken.
rules-castling = Castling
rules-castling-text = King and rook must not have moved, and all squares between them must be empty. It does not matter whether anything is attacked.
rules-castling-how = Put the king two squares toward the rook, or onto the rook itself.
# Under two boards.
rules-castling-picture = A rook that White doesn’t see attacks the square next to the king. White may castle all the same.

## What you are told

rules-told = What you are told
rules-told-moved = Of the other side’s move you learn only that it was made.
rules-told-mark = If it took a piece of yours on a square that you don’t see any more, that square is marked until your next move. What took it you are not told.
rules-told-list = The loss stays in your own list of moves. If you still see the square, you see what stands there now.
rules-told-promotion = A pawn that reaches the last rank becomes a queen, rook, bishop or knight. The other side sees the new piece only where it sees the square.
rules-told-sure = Your own moves never run into something unseen: whatever you take, you see.
# Under two boards.
rules-mark-picture = White lost the knight. The mark says where, the fog hides the pawn that took it.

## Table of differences. Two columns side by side: short sentences, max. 70 characters each.

rules-differences = What is different
rules-ordinary = Ordinary chess
# The name of the game; its translation if it has one.
rules-fog-of-war = Fog of War
rules-ordinary-see = You see the whole board.
rules-fog-see = You see what your pieces can reach.
rules-ordinary-win = Checkmate wins.
rules-fog-win = Taking the king wins.
rules-ordinary-check = A king in check has to be saved.
rules-fog-check = Nobody says check. The king may stay in danger.
rules-ordinary-pin = A piece that shields its king can’t leave.
rules-fog-pin = Every piece may leave.
rules-ordinary-castling = No castling out of, through or into an attack.
rules-fog-castling = Attacks don’t keep you from castling.
rules-ordinary-no-move = No move left: mate or stalemate.
rules-fog-no-move = No move left: always a draw.
rules-ordinary-claim = Threefold repetition and fifty moves have to be claimed.
rules-fog-claim = Both end the game by themselves.
rules-ordinary-material = Too few pieces for a mate: a draw.
rules-fog-material = Even king against king is played on.

## Draws

rules-draws = Draws
rules-draw-no-move = The side to move has no move at all.
rules-draw-threefold = The same position occurs for the third time, with the same side to move and the same rights to castle and to take en passant.
rules-draw-fifty = Fifty moves of both sides without a capture or a pawn move.
rules-draw-agreed = Both players agree.
rules-draw-automatic = The first three happen by themselves, since neither player sees enough to claim them.

## On one device

rules-device = On one device
rules-device-curtain = After your move, pass the phone. The curtain hides the board until the next player opens it.
rules-device-leave = The curtain also falls when the app is left, and when it is opened again.
rules-device-clock = With a clock, time runs only while the curtain is up.
rules-device-end = When the game has ended the fog lifts and you can look at every move together.

## History

rules-history = Where it comes from
rules-history-kriegspiel = Hidden pieces in chess are older than computers. In 1899 the English journalist Henry Michael Temple made Kriegspiel, in which players see none of the enemy’s pieces. An umpire with a third board tells them which of the moves they try are possible.
rules-history-dark = From 1989 to 1992 Jens Bæk Nielsen and Torben Osted played a correspondence game with changed rules. Osted had the idea that a piece sees the squares it can go to; the aim was to take the king. They called it darkchess. A third person still told both of them what their pieces saw, and nobody could take en passant.
rules-history-today = A computer does that work at once and gives nothing away, so the game found its players on the net. Its name today, Fog of War, is what soldiers call not knowing where the enemy stands. Sites differ in small things, for example in what a pawn sees.

## The first-game guide: five cards, each with a heading, a board and a short text. It stands under the board of a small phone.

# Under the heading of each card.
guide-step = Step { $step } of { $count }
# Buttons: leave the guide (a cross with this label); the card before; the card after. Max. 14 characters each.
guide-skip = Skip
guide-back = Back
guide-next = Next
# Headings max. 24 characters, texts max. 130.
guide-see = What you see
guide-see-text = Here you play White. You see your own pieces and every square one of them could move to.
guide-fog = What the fog hides
guide-fog-text = You see an enemy piece only where you could take it. A clear square is surely empty; in the fog there may be anything.
guide-move = Make a move
guide-move-text = Choose one of your pieces, then a square with a dot.
# In place of the text before, when a move was made.
guide-move-done = Now you see other squares than before: the fog changes with every move.
guide-pass = Pass the phone
guide-pass-text = A curtain falls and you pass the phone. This is what Black sees: you have moved, but nobody says what.
guide-king = Take the king
guide-king-text = Nobody says check, and nobody warns. Your queen sees the black king: take it!
# In place of the text before, when the king was taken.
guide-king-done = You have won, and the fog lifts. Now mind your own king!

### Fog Chess: Fog of War chess for two people on one device.
### Keep texts short: most stand on a phone 360 pixels wide. Square names ("e4") are never translated.
### Where a message gets $side, $role or $winner, use it only to choose between variants:
###   $side and $winner are "white" or "black"; $role is "pawn", "knight", "bishop", "rook", "queen" or "king".
### Greek: informal singular. Names are never declined: they stand after a colon or in the nominative.

app-title = Fog Chess
back-home = Αρχική

start-failed-title = Το Fog Chess δεν ξεκίνησε
start-failed = Ένα μέρος του δεν φορτώθηκε. Έλεγξε τη σύνδεση και φόρτωσε ξανά τη σελίδα. Οι παρτίδες σου είναι ασφαλείς.
start-no-wasm-title = Κάτι λείπει
start-no-wasm = Αυτό το πρόγραμμα περιήγησης δεν έχει WebAssembly ή είναι απενεργοποιημένο εδώ. Επίτρεψέ το για αυτή τη σελίδα ή χρησιμοποίησε ένα σύγχρονο πρόγραμμα.
start-crashed-title = Το Fog Chess σταμάτησε
start-crashed = Παρουσιάστηκε σφάλμα της εφαρμογής. Οι κινήσεις σου έχουν αποθηκευτεί: φόρτωσε ξανά τη σελίδα για να συνεχίσεις.
start-again = Φόρτωση ξανά

## Sides, pieces, dates

side = { $side ->
    [white] Λευκά
   *[black] Μαύρα
}
side-named = { $side ->
    [white] Λευκά: { $name }
   *[black] Μαύρα: { $name }
}
piece-name = { $role ->
    [pawn] Πιόνι
    [knight] Ίππος
    [bishop] Αξιωματικός
    [rook] Πύργος
    [queen] Βασίλισσα
   *[king] Βασιλιάς
}
# Greek capitals, not Latin look-alikes: rho, beta, pi, alpha, iota.
piece-letter-king = Ρ
piece-letter-queen = Β
piece-letter-rook = Π
piece-letter-bishop = Α
piece-letter-knight = Ι
date = { $month ->
    [january] { $day } Ιαν { $year }
    [february] { $day } Φεβ { $year }
    [march] { $day } Μαρ { $year }
    [april] { $day } Απρ { $year }
    [may] { $day } Μαΐ { $year }
    [june] { $day } Ιουν { $year }
    [july] { $day } Ιουλ { $year }
    [august] { $day } Αυγ { $year }
    [september] { $day } Σεπ { $year }
    [october] { $day } Οκτ { $year }
    [november] { $day } Νοε { $year }
   *[december] { $day } Δεκ { $year }
}

## First page

home-what = Σκάκι στην ομίχλη: βλέπεις μόνο όπου φτάνουν τα κομμάτια σου.
home-play = Παίξε σε αυτή τη συσκευή
home-guide = Πρώτη φορά; Δύο λεπτά
home-how = Πώς παίζεται
home-how-see = Βλέπεις τα κομμάτια σου και τα τετράγωνα όπου μπορούν να πάνε. Όλα τα άλλα είναι ομίχλη.
home-how-win = Πάρε τον αντίπαλο βασιλιά. Κανείς δεν λέει σαχ, γι’ αυτό πρόσεχε τον δικό σου.
home-how-pass = Δώσε το κινητό μετά από κάθε κίνηση. Στο μεταξύ μια αυλαία κρύβει τη σκακιέρα.
home-active = Παρτίδες σε εξέλιξη
home-finished = Ολοκληρωμένες παρτίδες
home-damaged = Κατεστραμμένες παρτίδες
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Παίζουν τα λευκά
   *[black] Παίζουν τα μαύρα
}
home-turn-named = { $side ->
    [white] Παίζουν τα λευκά: { $name }
   *[black] Παίζουν τα μαύρα: { $name }
}
home-progress = Κίνηση { $number } · { $date }
home-length = { $number ->
    [one] { $number } κίνηση · { $date }
   *[other] { $number } κινήσεις · { $date }
}
home-delete = Διαγραφή παρτίδας: { $names }
home-save = Αποθήκευση παρτίδας σε αρχείο: { $names }
home-damaged-text = Αυτή η παρτίδα δεν διαβάζεται. Αποθήκευσέ την σε αρχείο ή διάγραψέ την.
home-damaged-newer = Από νεότερη έκδοση της εφαρμογής.
home-damaged-export = Αποθήκευση σε αρχείο: { $name }
home-damaged-delete = Διαγραφή: { $name }
home-more = Περισσότερα
home-import = Εισαγωγή παρτίδων
home-export-all = Εξαγωγή όλων
home-export-finished-pgn = Σε PGN όσες τελείωσαν
install = Εγκατάσταση εφαρμογής
install-by-hand = Για εγκατάσταση άνοιξε το μενού κοινής χρήσης και διάλεξε «Προσθήκη στην οθόνη Αφετηρίας».

## New game

new-title = Νέα παρτίδα
new-first-player = Παίκτης 1
new-second-player = Παίκτης 2
new-name-placeholder = Όνομα
new-white = Ποιος παίζει με τα λευκά;
new-random = Στην τύχη
new-clock = Χρονόμετρο
new-clock-hint = Λεπτά για την παρτίδα + δευτερόλεπτα για κάθε κίνηση. Πίσω από την αυλαία ο χρόνος σταματά.
new-no-clock = Χωρίς
new-custom-clock = Άλλο
new-minutes = Λεπτά
new-increment = Δευτ. ανά κίνηση
new-clock-error = Λεπτά από 1 έως { $minutes }, δευτερόλεπτα από 0 έως { $seconds }.
new-start = Έναρξη παρτίδας

## The curtain between two turns

curtain-move-number = Κίνηση { $number }
curtain-start = { $side ->
    [white] Ξεκινάς εσύ. Κανείς άλλος να μην κοιτάζει τώρα.
   *[black] Ξεκινάς εσύ. Κανείς άλλος να μην κοιτάζει τώρα.
}
curtain-turn = { $side ->
    [white] Σειρά σου. Κανείς άλλος να μην κοιτάζει τώρα.
   *[black] Σειρά σου. Κανείς άλλος να μην κοιτάζει τώρα.
}
curtain-back = { $side ->
    [white] Η παρτίδα σε περιμένει. Κανείς άλλος να μην κοιτάζει τώρα.
   *[black] Η παρτίδα σε περιμένει. Κανείς άλλος να μην κοιτάζει τώρα.
}
curtain-open = Δείξε τη σκακιέρα μου

## At the board

board-label = Σκακιέρα
square-hidden = { $square }, κρυμμένο
square-empty = { $square }, κενό
square-own = { $role ->
    [pawn] { $square }, δικό σου πιόνι
    [knight] { $square }, δικός σου ίππος
    [bishop] { $square }, δικός σου αξιωματικός
    [rook] { $square }, δικός σου πύργος
    [queen] { $square }, δική σου βασίλισσα
   *[king] { $square }, δικός σου βασιλιάς
}
square-enemy = { $role ->
    [pawn] { $square }, αντίπαλο πιόνι
    [knight] { $square }, αντίπαλος ίππος
    [bishop] { $square }, αντίπαλος αξιωματικός
    [rook] { $square }, αντίπαλος πύργος
    [queen] { $square }, αντίπαλη βασίλισσα
   *[king] { $square }, αντίπαλος βασιλιάς
}
square-white = { $role ->
    [pawn] { $square }, λευκό πιόνι
    [knight] { $square }, λευκός ίππος
    [bishop] { $square }, λευκός αξιωματικός
    [rook] { $square }, λευκός πύργος
    [queen] { $square }, λευκή βασίλισσα
   *[king] { $square }, λευκός βασιλιάς
}
square-black = { $role ->
    [pawn] { $square }, μαύρο πιόνι
    [knight] { $square }, μαύρος ίππος
    [bishop] { $square }, μαύρος αξιωματικός
    [rook] { $square }, μαύρος πύργος
    [queen] { $square }, μαύρη βασίλισσα
   *[king] { $square }, μαύρος βασιλιάς
}
square-is-picked = επιλεγμένο
square-can-be-reached = μπορεί να πάει εδώ
square-can-be-taken = μπορεί να αιχμαλωτιστεί
square-can-castle = ροκέ με αυτόν τον πύργο
square-of-last-move = τελευταία κίνηση
square-of-loss = εδώ έχασες ένα κομμάτι
square-of-pending-move = προς επιβεβαίωση

table-your-turn = Σειρά σου
table-moved = Η κίνηση έγινε
table-you-are = { $side ->
    [white] Παίζεις με τα λευκά
   *[black] Παίζεις με τα μαύρα
}
table-lost = { $role ->
    [pawn] Έχασες ένα πιόνι στο { $square }.
    [knight] Έχασες έναν ίππο στο { $square }.
    [bishop] Έχασες έναν αξιωματικό στο { $square }.
    [rook] Έχασες έναν πύργο στο { $square }.
    [queen] Έχασες τη βασίλισσά σου στο { $square }.
   *[king] Έχασες τον βασιλιά σου στο { $square }.
}
table-draw-declined = Απόρριψη ισοπαλίας από: { $name }
table-draw-mine = Προτείνεις ισοπαλία.
table-pass = Το κινητό σε: { $name }
table-passing = Η αυλαία πέφτει σε λίγο.
table-confirm = Παίξε { $move }
table-cancel = Άκυρο
table-draw-offered = Πρόταση ισοπαλίας από: { $name }
table-draw-accept = Αποδοχή
table-draw-decline = Απόρριψη
table-type = Γράψε κίνηση
table-offer-draw = Ζήτα ισοπαλία
table-draw-withdraw = Ανάκληση
table-resign = Εγκατάλειψη
typed-label = Κίνηση, π.χ. e2e4 ή Ιf3
typed-placeholder = e2e4, Ιf3
typed-play = Παίξε
typed-close = Κλείσιμο πεδίου
typed-not-a-move = Αυτό δεν είναι κίνηση. Γράψε e2e4 ή Ιf3.
typed-illegal = Κανένα κομμάτι σου δεν μπορεί να το κάνει.
typed-ambiguous = Μπορούν κι άλλα κομμάτια. Γράψε από πού: e2e4.
seat-took = { $side ->
    [white] Τα λευκά πήραν: { $pieces }
   *[black] Τα μαύρα πήραν: { $pieces }
}
seat-clock = { $side ->
    [white] Χρόνος λευκών: { $time }
   *[black] Χρόνος μαύρων: { $time }
}
promotion-title = Το πιόνι σου γίνεται

moves-label = Κινήσεις
moves-none = Καμία κίνηση ακόμη
moves-hidden = { $side ->
    [white] Τα λευκά έπαιξαν
   *[black] Τα μαύρα έπαιξαν
}
moves-hidden-taking = { $side ->
    [white] Τα λευκά πήραν το κομμάτι σου στο { $square }
   *[black] Τα μαύρα πήραν το κομμάτι σου στο { $square }
}

spoken-goes = { $role ->
    [pawn] πιόνι{ $from } στο { $to }
    [knight] ίππος{ $from } στο { $to }
    [bishop] αξιωματικός{ $from } στο { $to }
    [rook] πύργος{ $from } στο { $to }
    [queen] βασίλισσα{ $from } στο { $to }
   *[king] βασιλιάς{ $from } στο { $to }
}
spoken-takes = { $role ->
    [pawn] πιόνι{ $from } παίρνει στο { $to }
    [knight] ίππος{ $from } παίρνει στο { $to }
    [bishop] αξιωματικός{ $from } παίρνει στο { $to }
    [rook] πύργος{ $from } παίρνει στο { $to }
    [queen] βασίλισσα{ $from } παίρνει στο { $to }
   *[king] βασιλιάς{ $from } παίρνει στο { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, γίνεται ίππος
    [bishop] { $move }, γίνεται αξιωματικός
    [rook] { $move }, γίνεται πύργος
   *[queen] { $move }, γίνεται βασίλισσα
}
spoken-castles-king-side = μικρό ροκέ
spoken-castles-queen-side = μεγάλο ροκέ

## Questions

ask-no = Συνεχίζω
ask-resign = Εγκαταλείπεις;
ask-resign-detail = Η παρτίδα τελειώνει και τη χάνεις.
ask-resign-yes = Εγκαταλείπω
ask-offer-draw = Προτείνεις ισοπαλία;
ask-offer-draw-detail = Η άλλη πλευρά θα ερωτηθεί όταν έρθει η σειρά της. Παίξε την κίνησή σου και δώσε το κινητό.
ask-offer-draw-yes = Προτείνω ισοπαλία
ask-accept-draw = Δέχεσαι την ισοπαλία;
ask-accept-draw-detail = Η παρτίδα τελειώνει χωρίς νικητή.
ask-accept-draw-yes = Δέχομαι

## How a game ended

result-win = { $winner ->
    [white] Νίκη των λευκών
   *[black] Νίκη των μαύρων
}
result-win-named = Νίκη: { $name }
result-draw = Ισοπαλία
result-king-captured = { $winner ->
    [white] Τα λευκά πήραν τον μαύρο βασιλιά.
   *[black] Τα μαύρα πήραν τον λευκό βασιλιά.
}
result-resignation = { $winner ->
    [white] Τα μαύρα εγκατέλειψαν.
   *[black] Τα λευκά εγκατέλειψαν.
}
result-time = { $winner ->
    [white] Ο χρόνος των μαύρων τελείωσε.
   *[black] Ο χρόνος των λευκών τελείωσε.
}
result-no-move = Η πλευρά που παίζει δεν έχει κίνηση.
result-threefold = Η ίδια θέση για τρίτη φορά.
result-fifty-moves = Πενήντα κινήσεις χωρίς αιχμαλωσία ή κίνηση πιονιού.
result-agreement = Με κοινή συμφωνία.

## Replay of a finished game

replay-turn-board = Αναστροφή σκακιέρας
replay-save = Αποθήκευση παρτίδας
replay-save-pgn = Αποθήκευση ως PGN
replay-save-json = Αποθήκευση ως JSON
replay-perspective = Ποιος βλέπει
replay-white-view = Όψη λευκών
replay-true-board = Χωρίς ομίχλη
replay-black-view = Όψη μαύρων
replay-steps = Περιήγηση στην παρτίδα
replay-first = Αρχή
replay-back = Πίσω
replay-forward = Εμπρός
replay-last = Τέλος
replay-rematch = Ρεβάνς

## Rules

rules-title = Κανόνες
lessons-coming = Μια στιγμή …
lessons-missing = Η σελίδα δεν φορτώθηκε. Έλεγξε τη σύνδεση.
lessons-retry = Δοκίμασε ξανά
guide-title = Η πρώτη παρτίδα

## Settings

settings-title = Ρυθμίσεις
settings-look = Εμφάνιση
settings-language = Γλώσσα
settings-language-browser = Όπως ο browser
settings-theme = Φωτεινό ή σκούρο
settings-theme-system = Όπως το σύστημα
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-board = Χρώματα σκακιέρας
settings-board-wood = Ξύλο
settings-board-slate = Σχιστόλιθος
settings-board-sea = Θάλασσα
settings-board-contrast = Αντίθεση
settings-notation = Κομμάτια στη λίστα κινήσεων
settings-notation-figurines = Σύμβολα: ♘f3
settings-notation-letters = Γράμματα: Ιf3
settings-coordinates = Συντεταγμένες
settings-play = Παιχνίδι
settings-turning = Η σκακιέρα στραμμένη προς
settings-turning-viewer = Όποιον παίζει
settings-turning-white = Πάντα τα λευκά
settings-confirm-moves = Επιβεβαίωση κάθε κίνησης
settings-pass-alone = Η αυλαία πέφτει μόνη της
settings-pass-alone-hint = Λίγα δευτερόλεπτα μετά από κάθε κίνηση
settings-noise = Ήχος
settings-sound = Ήχοι
settings-vibration = Δόνηση
settings-device = Εφαρμογή
settings-keep-awake = Η οθόνη μένει αναμμένη στην παρτίδα
settings-offline = Όλα βρίσκονται στη συσκευή: η εφαρμογή λειτουργεί χωρίς δίκτυο.
settings-online = Η εφαρμογή δεν είναι ακόμη στη συσκευή: χρειάζεται δίκτυο για να ανοίξει.
settings-version = Έκδοση { $version }

## A game that can't be opened

busy-title = Ανοιχτή σε άλλη καρτέλα
busy-text = Αυτή η παρτίδα παίζεται σε άλλη καρτέλα ή παράθυρο. Μπορείς να τη συνεχίσεις εδώ.
busy-take-over = Παίξε εδώ
missing-title = Δεν υπάρχει τέτοια παρτίδα
missing-text = Ίσως διαγράφηκε ή βρίσκεται σε άλλη συσκευή.

## Notices that stay

notice-label = Ειδοποίηση
notice-storage-blocked = Αυτός ο browser δεν αποθηκεύει τίποτα εδώ. Μπορείς να παίξεις, αλλά η παρτίδα χάνεται όταν κλείσεις τη σελίδα.
notice-storage-full = Δεν υπάρχει χώρος για αποθήκευση. Μπορείς να παίξεις, αλλά οι νέες κινήσεις χάνονται όταν κλείσεις τη σελίδα.
notice-storage-failed = Η αποθήκευση απέτυχε. Μπορείς να παίξεις, αλλά οι νέες κινήσεις χάνονται όταν κλείσεις τη σελίδα.
notice-update = Μια νέα έκδοση είναι έτοιμη. Οι παρτίδες σου μένουν.
notice-update-now = Ενημέρωση

## Messages that pass

toast-deleted = Η παρτίδα διαγράφηκε.
toast-delete-busy = Η παρτίδα είναι ανοιχτή σε άλλη καρτέλα και δεν διαγράφεται από εδώ.
toast-undo = Αναίρεση
toast-close = Κλείσιμο
toast-saved = Το αρχείο αποθηκεύτηκε.
toast-saved-moves = Το αρχείο αποθηκεύτηκε. Περιέχει όλες τις κινήσεις και των δύο πλευρών.
toast-imported = { $count ->
    [one] Εισήχθη { $count } παρτίδα.
   *[other] Εισήχθησαν { $count } παρτίδες.
}
toast-language-failed = Η γλώσσα «{ $language }» δεν φορτώθηκε. Έλεγξε τη σύνδεση.
error-import-unreadable = Το αρχείο δεν διαβάζεται.
error-import-unknown = Το αρχείο δεν είναι ούτε εξαγωγή αυτής της εφαρμογής ούτε PGN.
error-import-newer = Το αρχείο είναι από νεότερη έκδοση της εφαρμογής.
error-import-game = Δεν έγινε εισαγωγή. Παρτίδα { $game }: { $reason }
error-import-line = Δεν έγινε εισαγωγή. Παρτίδα { $game }, γραμμή { $line }: { $reason }
error-malformed = είναι ελλιπής ή κατεστραμμένη.
error-illegal-move = το { $text } δεν μπορεί να παιχτεί.
error-unsupported = το { $text } δεν υποστηρίζεται.
error-wrong-result = το αποτέλεσμα { $text } δεν ταιριάζει με τις κινήσεις.

## Announcements: read aloud, never seen

say-curtain = Η αυλαία έπεσε. Σειρά έχουν: { $player }.
say-first-turn = Σειρά σου. Η παρτίδα αρχίζει.
say-your-turn = Σειρά σου. Η άλλη πλευρά έπαιξε.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Παίχτηκε: { $move }. Δώσε το κινητό όποτε θέλεις.
say-picked = Επιλογή: { piece-name } { $square }, { $count ->
    [one] { $count } διαθέσιμο τετράγωνο
   *[other] { $count } διαθέσιμα τετράγωνα
}.
say-nothing-to-move = { $square }: τίποτα δικό σου για να παίξεις.
say-cannot-go = Δεν μπορεί να πάει στο { $square }.
say-put-down = Καμία επιλογή.
say-draw-offered = Έγινε πρόταση ισοπαλίας. Η άλλη πλευρά θα ερωτηθεί όταν έρθει η σειρά της.
say-draw-withdrawn = Η πρόταση ισοπαλίας ανακλήθηκε.
say-draw-declined = Η ισοπαλία απορρίφθηκε.
say-replay-start = Αρχή. { $count ->
    [one] { $count } ημικίνηση
   *[other] { $count } ημικινήσεις
} συνολικά.
say-replay-ply = { $ply } από { $count }: { $move }

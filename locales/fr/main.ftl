### Fog Chess : français.
### On se tutoie. Les camps sont au pluriel (« les Blancs »), comme entre joueurs d’échecs.

app-title = Fog Chess
back-home = Accueil

## Quand l’appli ne démarre pas

start-failed-title = Fog Chess n’a pas pu démarrer
start-failed = Il en manque une partie. Vérifie la connexion et recharge la page. Tes parties sont en sécurité.
start-no-wasm-title = Il manque quelque chose
start-no-wasm = Ce navigateur n’a pas WebAssembly, ou il est désactivé ici. Autorise-le pour cette page ou prends un navigateur récent.
start-crashed-title = Fog Chess s’est arrêté
start-crashed = Une erreur de l’appli en est la cause. Tes coups sont enregistrés : recharge la page pour continuer.
start-again = Recharger

## Camps, pièces, dates

side = { $side ->
    [white] Blancs
   *[black] Noirs
}
side-named = { $side ->
    [white] Blancs : { $name }
   *[black] Noirs : { $name }
}
piece-name = { $role ->
    [pawn] Pion
    [knight] Cavalier
    [bishop] Fou
    [rook] Tour
    [queen] Dame
   *[king] Roi
}
piece-letter-king = R
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = F
piece-letter-knight = C
date = { $month ->
    [january] { $day } janv. { $year }
    [february] { $day } févr. { $year }
    [march] { $day } mars { $year }
    [april] { $day } avr. { $year }
    [may] { $day } mai { $year }
    [june] { $day } juin { $year }
    [july] { $day } juil. { $year }
    [august] { $day } août { $year }
    [september] { $day } sept. { $year }
    [october] { $day } oct. { $year }
    [november] { $day } nov. { $year }
   *[december] { $day } déc. { $year }
}

## Page d’accueil

home-what = Les échecs dans le brouillard : tu ne vois que là où tes pièces peuvent aller.
home-play = Jouer sur cet appareil
home-guide = Débuter en deux minutes
home-how = Comment ça marche
home-how-see = Tu vois tes pièces et les cases où elles peuvent aller. Le reste est dans le brouillard.
home-how-win = Prends le roi adverse. Personne n’annonce les échecs : surveille bien le tien.
home-how-pass = Passe le téléphone après chaque coup. Entre-temps, un rideau cache l’échiquier.
home-active = Parties en cours
home-finished = Parties terminées
home-damaged = Parties endommagées
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}
home-turn-named = { $side ->
    [white] Trait aux Blancs : { $name }
   *[black] Trait aux Noirs : { $name }
}
home-progress = Coup { $number } · { $date }
home-length = { $number ->
    [one] { $number } coup · { $date }
   *[other] { $number } coups · { $date }
}
home-delete = Supprimer la partie { $names }
home-save = Enregistrer la partie { $names } dans un fichier
home-damaged-text = Cette partie est illisible. Enregistre-la dans un fichier ou supprime-la.
home-damaged-newer = Elle vient d’une version plus récente de l’appli.
home-damaged-export = Enregistrer { $name } dans un fichier
home-damaged-delete = Supprimer { $name }
home-more = Autres actions
home-import = Importer des parties
home-export-all = Tout exporter
home-export-finished-pgn = Terminées en PGN
install = Installer l’appli
install-by-hand = Pour installer l’appli, ouvre le menu Partager du navigateur et choisis « Sur l’écran d’accueil ».

## Nouvelle partie

new-title = Nouvelle partie
new-first-player = Joueur 1
new-second-player = Joueur 2
new-name-placeholder = Nom
new-white = Qui a les Blancs ?
new-random = Au hasard
new-clock = Pendule
new-clock-hint = Minutes pour la partie + secondes par coup. Derrière le rideau, le temps s’arrête.
new-no-clock = Sans
new-custom-clock = Autre
new-minutes = Minutes
new-increment = Secondes par coup
new-clock-error = Minutes de 1 à { $minutes }, secondes de 0 à { $seconds }.
new-start = Commencer la partie

## Le rideau entre deux tours

curtain-move-number = Coup { $number }
curtain-start = { $side ->
    [white] Tu commences. Personne d’autre ne doit regarder.
   *[black] Tu commences. Personne d’autre ne doit regarder.
}
curtain-turn = { $side ->
    [white] À toi de jouer. Personne d’autre ne doit regarder.
   *[black] À toi de jouer. Personne d’autre ne doit regarder.
}
curtain-back = { $side ->
    [white] La partie t’attend. Personne d’autre ne doit regarder.
   *[black] La partie t’attend. Personne d’autre ne doit regarder.
}
curtain-open = Voir mon échiquier

## À l’échiquier

board-label = Échiquier
square-hidden = { $square }, cachée
square-empty = { $square }, vide
square-own = { $role ->
    [pawn] { $square }, ton pion
    [knight] { $square }, ton cavalier
    [bishop] { $square }, ton fou
    [rook] { $square }, ta tour
    [queen] { $square }, ta dame
   *[king] { $square }, ton roi
}
square-enemy = { $role ->
    [pawn] { $square }, pion adverse
    [knight] { $square }, cavalier adverse
    [bishop] { $square }, fou adverse
    [rook] { $square }, tour adverse
    [queen] { $square }, dame adverse
   *[king] { $square }, roi adverse
}
square-white = { $role ->
    [pawn] { $square }, pion blanc
    [knight] { $square }, cavalier blanc
    [bishop] { $square }, fou blanc
    [rook] { $square }, tour blanche
    [queen] { $square }, dame blanche
   *[king] { $square }, roi blanc
}
square-black = { $role ->
    [pawn] { $square }, pion noir
    [knight] { $square }, cavalier noir
    [bishop] { $square }, fou noir
    [rook] { $square }, tour noire
    [queen] { $square }, dame noire
   *[king] { $square }, roi noir
}
square-is-picked = case choisie
square-can-be-reached = coup possible
square-can-be-taken = prise possible
square-can-castle = roque avec cette tour
square-of-last-move = dernier coup
square-of-loss = tu as perdu une pièce ici
square-of-pending-move = à confirmer

table-your-turn = À toi de jouer
table-moved = Coup joué
table-you-are = { $side ->
    [white] Tu as les Blancs
   *[black] Tu as les Noirs
}
table-lost = { $role ->
    [pawn] Tu as perdu un pion en { $square }.
    [knight] Tu as perdu un cavalier en { $square }.
    [bishop] Tu as perdu un fou en { $square }.
    [rook] Tu as perdu une tour en { $square }.
    [queen] Tu as perdu ta dame en { $square }.
   *[king] Tu as perdu ton roi en { $square }.
}
table-draw-declined = Nulle refusée : { $name }
table-draw-mine = Tu proposes nulle.
table-pass = Au suivant : { $name }
table-passing = Le rideau va tomber.
table-confirm = Jouer { $move }
table-cancel = Annuler
table-draw-offered = Nulle proposée : { $name }
table-draw-accept = Accepter
table-draw-decline = Refuser
table-type = Saisir un coup
table-offer-draw = Proposer nulle
table-draw-withdraw = Retirer l’offre
table-resign = Abandonner
typed-label = Coup, par exemple e2e4 ou Cf3
typed-placeholder = e2e4, Cf3
typed-play = Jouer
typed-close = Fermer le champ
typed-not-a-move = Ce n’est pas un coup. Écris e2e4 ou Cf3.
typed-illegal = Aucune de tes pièces ne peut jouer cela.
typed-ambiguous = Plusieurs pièces le peuvent. Précise le départ : e2e4.
seat-took = { $side ->
    [white] Les Blancs ont pris : { $pieces }
   *[black] Les Noirs ont pris : { $pieces }
}
seat-clock = { $side ->
    [white] Il reste { $time } aux Blancs
   *[black] Il reste { $time } aux Noirs
}
promotion-title = Ton pion devient

moves-label = Coups
moves-none = Aucun coup pour l’instant
moves-hidden = { $side ->
    [white] Les Blancs ont joué
   *[black] Les Noirs ont joué
}
moves-hidden-taking = { $side ->
    [white] Les Blancs ont pris ta pièce en { $square }
   *[black] Les Noirs ont pris ta pièce en { $square }
}

spoken-goes = { $role ->
    [pawn] pion{ $from } en { $to }
    [knight] cavalier{ $from } en { $to }
    [bishop] fou{ $from } en { $to }
    [rook] tour{ $from } en { $to }
    [queen] dame{ $from } en { $to }
   *[king] roi{ $from } en { $to }
}
spoken-takes = { $role ->
    [pawn] pion{ $from } prend en { $to }
    [knight] cavalier{ $from } prend en { $to }
    [bishop] fou{ $from } prend en { $to }
    [rook] tour{ $from } prend en { $to }
    [queen] dame{ $from } prend en { $to }
   *[king] roi{ $from } prend en { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, promotion en cavalier
    [bishop] { $move }, promotion en fou
    [rook] { $move }, promotion en tour
   *[queen] { $move }, promotion en dame
}
spoken-castles-king-side = petit roque
spoken-castles-queen-side = grand roque

## Questions

ask-no = Continuer
ask-resign = Abandonner ?
ask-resign-detail = La partie se termine et tu l’as perdue.
ask-resign-yes = Abandonner
ask-offer-draw = Proposer nulle ?
ask-offer-draw-detail = L’autre camp aura la question quand ce sera son tour. Joue ton coup et passe le téléphone.
ask-offer-draw-yes = Proposer nulle
ask-accept-draw = Accepter la nulle ?
ask-accept-draw-detail = La partie se termine sans vainqueur.
ask-accept-draw-yes = Accepter

## Comment une partie a fini

result-win = { $winner ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
result-win-named = { $name } gagne
result-draw = Partie nulle
result-king-captured = { $winner ->
    [white] Les Blancs ont pris le roi noir.
   *[black] Les Noirs ont pris le roi blanc.
}
result-resignation = { $winner ->
    [white] Les Noirs ont abandonné.
   *[black] Les Blancs ont abandonné.
}
result-time = { $winner ->
    [white] Les Noirs ont perdu au temps.
   *[black] Les Blancs ont perdu au temps.
}
result-no-move = Le camp au trait n’a aucun coup.
result-threefold = La même position pour la troisième fois.
result-fifty-moves = Cinquante coups sans prise ni coup de pion.
result-agreement = Les deux camps étaient d’accord.

## Revoir une partie terminée

replay-turn-board = Tourner l’échiquier
replay-save = Enregistrer la partie
replay-save-pgn = Enregistrer en PGN
replay-save-json = Enregistrer en JSON
replay-perspective = Point de vue
replay-white-view = Vue des Blancs
replay-true-board = Sans brouillard
replay-black-view = Vue des Noirs
replay-steps = Parcourir la partie
replay-first = Début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-last = Fin
replay-rematch = Revanche

## Règles et guide

rules-title = Règles
lessons-coming = Un instant…
lessons-missing = Cette page n’a pas pu être chargée. Vérifie la connexion.
lessons-retry = Réessayer
guide-title = Ta première partie

## Réglages

settings-title = Réglages
settings-look = Apparence
settings-language = Langue
settings-language-browser = Du navigateur
settings-theme = Clair ou sombre
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-board = Couleurs de l’échiquier
settings-board-wood = Bois
settings-board-slate = Ardoise
settings-board-sea = Mer
settings-board-contrast = Contraste
settings-notation = Pièces dans la liste des coups
settings-notation-figurines = Figurines : ♘f3
settings-notation-letters = Lettres : Cf3
settings-coordinates = Coordonnées
settings-play = Jeu
settings-turning = Échiquier tourné vers
settings-turning-viewer = Qui joue
settings-turning-white = Toujours les Blancs
settings-confirm-moves = Confirmer chaque coup
settings-pass-alone = Le rideau tombe tout seul
settings-pass-alone-hint = Quelques secondes après chaque coup
settings-noise = Son
settings-sound = Sons
settings-vibration = Vibration
settings-device = Appli
settings-keep-awake = L’écran reste allumé pendant la partie
settings-offline = Tout est sur cet appareil : l’appli marche sans réseau.
settings-online = L’appli n’est pas encore sur cet appareil : il faut le réseau pour l’ouvrir.
settings-version = Version { $version }

## Une partie qui ne s’ouvre pas

busy-title = Ouverte dans un autre onglet
busy-text = Cette partie se joue dans un autre onglet ou une autre fenêtre. Tu peux la continuer ici à la place.
busy-take-over = Jouer ici
missing-title = Partie introuvable
missing-text = Elle a peut-être été supprimée, ou elle est sur un autre appareil.

## Avis qui restent

notice-label = Avis
notice-storage-blocked = Ce navigateur ne garde rien ici. Tu peux jouer, mais la partie sera perdue quand tu fermeras la page.
notice-storage-full = Il n’y a plus de place pour enregistrer. Tu peux jouer, mais les nouveaux coups seront perdus quand tu fermeras la page.
notice-storage-failed = L’enregistrement a échoué. Tu peux jouer, mais les nouveaux coups seront perdus quand tu fermeras la page.
notice-update = Une nouvelle version est prête. Tes parties restent.
notice-update-now = Mettre à jour

## Messages qui passent

toast-deleted = Partie supprimée.
toast-delete-busy = La partie est ouverte dans un autre onglet et ne peut pas être supprimée ici.
toast-undo = Annuler
toast-close = Fermer
toast-saved = Fichier enregistré.
toast-saved-moves = Fichier enregistré. Il contient tous les coups des deux camps.
toast-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
toast-language-failed = { $language } : le chargement a échoué. Vérifie la connexion.
error-import-unreadable = Le fichier est illisible.
error-import-unknown = Le fichier n’est ni un export de cette appli ni du PGN.
error-import-newer = Le fichier vient d’une version plus récente de cette appli.
error-import-game = Rien n’a été importé. Partie { $game } : { $reason }
error-import-line = Rien n’a été importé. Partie { $game }, ligne { $line } : { $reason }
error-malformed = elle est incomplète ou abîmée.
error-illegal-move = { $text } n’est pas jouable.
error-unsupported = { $text } n’est pas pris en charge.
error-wrong-result = le résultat { $text } ne va pas avec les coups.

## Annonces : lues à voix haute, jamais affichées

say-curtain = Le rideau est tombé. Au suivant : { $player }.
say-first-turn = À toi de jouer. La partie commence.
say-your-turn = À toi de jouer. L’autre camp a joué.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Coup joué : { $move }. Passe le téléphone quand tu veux.
say-picked = Choix : { piece-name } { $square }, { $count ->
    [one] { $count } case possible
   *[other] { $count } cases possibles
}.
say-nothing-to-move = { $square } : rien à jouer ici.
say-cannot-go = Impossible d’aller en { $square }.
say-put-down = Aucune pièce choisie.
say-draw-offered = Nulle proposée. L’autre camp aura la question quand ce sera son tour.
say-draw-withdrawn = Offre de nulle retirée.
say-draw-declined = Nulle refusée.
say-replay-start = Début. En tout { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
}.
say-replay-ply = { $ply } sur { $count } : { $move }

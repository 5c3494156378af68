### Fog Chess : français. Les règles et le guide.

## Les règles : début

rules-lead = Fog of War se joue avec les pièces et les coups des échecs, mais chaque camp ne voit qu’une partie de l’échiquier.
rules-contents = Sur cette page
rules-truth = Sans brouillard
rules-white-sees = Vue des Blancs
rules-at-start = Au début
rules-opened = Après e2–e4
rules-board = { $pieces }. Cases vues vides : { $empty }. Tout le reste est caché.

## Ce que tu vois

rules-see = Ce que tu vois
rules-see-moves = Tes pièces, chaque case où l’une d’elles pourrait aller, et la pièce adverse qui s’y trouve.
rules-see-fog = Tout le reste est dans le brouillard. Une case dégagée et sans pièce est vraiment vide ; dans le brouillard peut se cacher n’importe quelle pièce adverse.
rules-see-change = Chaque coup te montre d’autres cases. Ta vue ne change pas pendant que l’autre camp réfléchit.
rules-line = Sur une ligne
rules-line-text = Tours, fous et dames voient aussi loin qu’ils pourraient aller : jusqu’à la première pièce adverse, jamais au-delà.
rules-line-picture = La tour voit le pion. La dame derrière lui reste cachée.
rules-pawn = Les pions
rules-pawn-text = Un pion voit devant lui les cases libres où il pourrait avancer, et une diagonale seulement s’il peut y prendre. Ce qui lui barre la route reste caché : tu apprends seulement que la voie est fermée.
rules-pawn-picture = Le cavalier peut être pris, donc il est vu. Le pion devant et la diagonale vide ne le sont pas.
rules-passing = La prise en passant
rules-passing-text = Quand un pion adverse avance de deux cases et que tu peux le prendre en passant, tu le vois, ainsi que la case qu’il a sautée, même dans le brouillard. Comme toujours, l’occasion ne dure qu’un coup.
rules-middle = En milieu de partie
rules-middle-text = Plus tes pièces ont de portée, plus tu vois ; le reste, il faut le deviner. Ici, les Blancs voient un fou et deux pions, et rien du roi.

## Comment gagner

rules-win = Comment gagner
rules-win-king = Prends le roi adverse et tu gagnes aussitôt.
rules-win-no-check = Il n’y a ni échec ni mat. Personne ne te prévient quand ton roi est attaqué ; il peut rester attaqué ou aller se mettre en prise.
rules-win-pins = Aucune pièce n’est clouée : chacune se déplace comme d’habitude.
rules-win-otherwise = Tu gagnes aussi si l’autre camp abandonne ou, avec une pendule, perd au temps.
rules-king-picture = La dame voit le roi : il peut être pris.
rules-castling = Le roque
rules-castling-text = Le roi et la tour ne doivent pas avoir bougé, et toutes les cases entre eux doivent être vides. Peu importe ce qui est attaqué.
rules-castling-how = Avance le roi de deux cases vers la tour, ou pose-le sur la tour.
rules-castling-picture = Une tour que les Blancs ne voient pas attaque la case à côté du roi. Ils peuvent roquer quand même.

## Ce que tu apprends

rules-told = Ce que tu apprends
rules-told-moved = Du coup de l’autre camp, tu apprends seulement qu’il a été joué.
rules-told-mark = S’il a pris une de tes pièces sur une case que tu ne vois plus, cette case porte une marque jusqu’à ton prochain coup. Tu ne sauras pas ce qui l’a prise.
rules-told-list = La perte reste dans ta liste de coups. Si tu vois encore la case, tu vois ce qui s’y trouve maintenant.
rules-told-promotion = Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier. L’autre camp ne voit la nouvelle pièce que s’il voit la case.
rules-told-sure = Tes propres coups ne butent jamais sur rien d’invisible : ce que tu prends, tu le vois.
rules-mark-picture = Les Blancs ont perdu le cavalier. La marque dit où, le brouillard cache le pion qui l’a pris.

## Les différences

rules-differences = Ce qui change
rules-ordinary = Échecs classiques
rules-fog-of-war = Fog of War
rules-ordinary-see = Tu vois tout l’échiquier.
rules-fog-see = Tu vois ce que tes pièces atteignent.
rules-ordinary-win = On gagne par échec et mat.
rules-fog-win = On gagne en prenant le roi.
rules-ordinary-check = Un roi en échec doit se protéger.
rules-fog-check = Personne ne dit échec. Le roi peut rester en danger.
rules-ordinary-pin = Une pièce qui couvre son roi ne peut pas partir.
rules-fog-pin = Toute pièce peut partir.
rules-ordinary-castling = Pas de roque si le roi est attaqué avant, pendant ou après.
rules-fog-castling = Les attaques n’empêchent pas le roque.
rules-ordinary-no-move = Plus aucun coup : mat ou pat.
rules-fog-no-move = Plus aucun coup : toujours nulle.
rules-ordinary-claim = Triple répétition et cinquante coups : à réclamer.
rules-fog-claim = Les deux terminent la partie d’office.
rules-ordinary-material = Trop peu de pièces pour mater : nulle.
rules-fog-material = Même roi contre roi, on continue.

## Parties nulles

rules-draws = Parties nulles
rules-draw-no-move = Le camp au trait n’a plus aucun coup.
rules-draw-threefold = La même position se présente pour la troisième fois, avec le même trait et les mêmes droits de roque et de prise en passant.
rules-draw-fifty = Cinquante coups de chaque camp sans prise ni coup de pion.
rules-draw-agreed = Les deux camps sont d’accord.
rules-draw-automatic = Les trois premiers cas s’appliquent d’office, car personne n’en voit assez pour les réclamer.

## Sur un appareil

rules-device = Sur un appareil
rules-device-curtain = Après ton coup, passe le téléphone. Le rideau cache l’échiquier jusqu’à ce que l’autre l’ouvre.
rules-device-leave = Le rideau tombe aussi quand on quitte l’appli et quand on y revient.
rules-device-clock = Avec une pendule, le temps ne court que rideau levé.
rules-device-end = À la fin de la partie, le brouillard se lève et vous pouvez revoir ensemble tous les coups.

## Histoire

rules-history = Origines du jeu
rules-history-kriegspiel = Aux échecs, on cachait des pièces bien avant les ordinateurs. En 1899, le journaliste anglais Henry Michael Temple crée le Kriegspiel, où l’on ne voit aucune pièce adverse. Un arbitre, avec un troisième échiquier, dit aux joueurs lesquels des coups qu’ils essaient sont possibles.
rules-history-dark = De 1989 à 1992, Jens Bæk Nielsen et Torben Osted jouent par correspondance une partie aux règles modifiées. Osted a l’idée qu’une pièce voit les cases où elle peut aller ; le but est de prendre le roi. Ils appellent ce jeu darkchess. Une troisième personne leur dit encore ce que voient leurs pièces, et la prise en passant n’existe pas.
rules-history-today = Un ordinateur fait ce travail aussitôt et ne trahit rien : c’est donc en ligne que le jeu a trouvé ses joueurs. Son nom actuel, Fog of War (brouillard de guerre), désigne chez les soldats le fait d’ignorer où se trouve l’ennemi. Les sites diffèrent par des détails, par exemple sur ce que voit un pion.

## Le guide de la première partie

guide-step = Étape { $step } sur { $count }
guide-skip = Passer
guide-back = Retour
guide-next = Suite
guide-see = Ce que tu vois
guide-see-text = Ici, tu as les Blancs. Tu vois tes pièces et chaque case où l’une d’elles pourrait aller.
guide-fog = Dans le brouillard
guide-fog-text = Tu ne vois une pièce adverse que là où tu peux la prendre. Une case dégagée est vraiment vide ; dans le brouillard, tout est possible.
guide-move = Joue un coup
guide-move-text = Choisis une de tes pièces, puis une case marquée d’un point.
guide-move-done = Maintenant tu vois d’autres cases : le brouillard change à chaque coup.
guide-pass = Passe le téléphone
guide-pass-text = Un rideau tombe et tu passes le téléphone. Voici la vue des Noirs : tu as joué, mais personne ne dit quoi.
guide-king = Prends le roi
guide-king-text = Personne ne dit échec, personne ne prévient. Ta dame voit le roi noir : prends-le !
guide-king-done = Tu as gagné, et le brouillard se lève. À toi de veiller sur ton roi !

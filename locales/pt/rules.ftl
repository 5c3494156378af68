### Fog Chess: regras e guia em português. Usamos “você”. “Peça” inclui o peão.

rules-lead = Fog of War é xadrez com as peças e os lances de sempre, mas cada lado vê só uma parte do tabuleiro.
rules-contents = Nesta página
rules-truth = Sem névoa
rules-white-sees = Visão das brancas
rules-at-start = No começo
rules-opened = Depois de e2–e4
rules-board = { $pieces }. Vazias com certeza: { $empty }. Todo o resto está oculto.

rules-see = O que você vê
rules-see-moves = Suas peças, cada casa para onde uma delas pode ir e a peça adversária que estiver ali.
rules-see-fog = Todo o resto é névoa. Uma casa sem névoa e sem peça está vazia com certeza; na névoa pode haver qualquer peça adversária.
rules-see-change = A cada lance você vê outras casas. Enquanto o outro lado pensa, sua visão continua.
rules-line = Em linha
rules-line-text = Torres, bispos e damas veem até onde poderiam ir: até a primeira peça adversária, e nunca além dela.
rules-line-picture = A torre vê o peão. A dama atrás dele continua oculta.
rules-pawn = Peões
rules-pawn-text = Um peão vê as casas livres à frente para onde poderia avançar, e a diagonal só quando pode capturar ali. A peça que lhe fecha o caminho fica oculta: você só sabe que ele não pode avançar.
rules-pawn-picture = O cavalo pode ser capturado, por isso aparece. O peão à frente e a diagonal vazia, não.
rules-passing = En passant
rules-passing-text = Quando um peão adversário avança duas casas e você pode capturá-lo en passant, você o vê, e também a casa que ele saltou, mesmo na névoa. Como sempre, a chance só vale por um lance.
rules-middle = No meio da partida
rules-middle-text = Quanto mais longe suas peças alcançam, mais você vê; o resto é preciso adivinhar. Aqui as brancas veem um bispo e dois peões, e nada do rei.

rules-win = Como se vence
rules-win-king = Capture o rei adversário e você vence na hora.
rules-win-no-check = Não há xeque nem xeque-mate. Ninguém avisa que seu rei está atacado, e ele pode continuar assim ou até entrar em perigo.
rules-win-pins = Nenhuma peça fica cravada: todas podem se mover como sempre.
rules-win-otherwise = Você também vence se o outro lado abandona ou, com relógio, fica sem tempo.
rules-king-picture = A dama vê o rei e por isso pode capturá-lo.
rules-castling = Roque
rules-castling-text = O rei e a torre não podem ter se movido, e todas as casas entre eles devem estar vazias. Se algo está atacado, não importa.
rules-castling-how = Leve o rei duas casas em direção à torre, ou coloque-o sobre a própria torre.
rules-castling-picture = Uma torre que as brancas não veem ataca a casa ao lado do rei. Mesmo assim elas podem rocar.

rules-told = O que você fica sabendo
rules-told-moved = Do lance adversário, você só sabe que foi feito.
rules-told-mark = Se ele capturou uma peça sua numa casa que você já não vê, essa casa fica marcada até o seu próximo lance. O que a capturou, ninguém diz.
rules-told-list = A perda fica na sua lista de lances. Se você ainda vê a casa, vê também o que está nela agora.
rules-told-promotion = Um peão que chega à última fileira vira dama, torre, bispo ou cavalo. O outro lado só vê a peça nova se vê a casa.
rules-told-sure = Seus lances nunca esbarram em algo oculto: o que você captura, você vê.
rules-mark-picture = As brancas perderam o cavalo. A marca diz onde; a névoa esconde o peão que o capturou.

rules-differences = O que é diferente
rules-ordinary = Xadrez comum
rules-fog-of-war = Fog of War
rules-ordinary-see = Você vê o tabuleiro todo.
rules-fog-see = Você vê o que suas peças alcançam.
rules-ordinary-win = Vence o xeque-mate.
rules-fog-win = Vence quem captura o rei.
rules-ordinary-check = O rei em xeque precisa ser salvo.
rules-fog-check = Ninguém anuncia xeque. O rei pode ficar em perigo.
rules-ordinary-pin = A peça que protege seu rei não pode sair.
rules-fog-pin = Qualquer peça pode sair.
rules-ordinary-castling = Não se roca em xeque, por casa atacada ou para ela.
rules-fog-castling = Ataques não impedem o roque.
rules-ordinary-no-move = Sem lances: mate ou afogamento.
rules-fog-no-move = Sem lances: sempre empate.
rules-ordinary-claim = Tríplice repetição e cinquenta lances devem ser reclamados.
rules-fog-claim = Os dois encerram a partida por si sós.
rules-ordinary-material = Sem peças para dar mate: empate.
rules-fog-material = Até rei contra rei se continua jogando.

rules-draws = Empates
rules-draw-no-move = O lado que joga não tem nenhum lance.
rules-draw-threefold = A mesma posição ocorre pela terceira vez, com o mesmo lado a jogar e os mesmos direitos de roque e de captura en passant.
rules-draw-fifty = Cinquenta lances de cada lado sem captura nem lance de peão.
rules-draw-agreed = Os dois jogadores concordam.
rules-draw-automatic = Os três primeiros casos são automáticos, pois ninguém vê o bastante para reclamá-los.

rules-device = No mesmo dispositivo
rules-device-curtain = Depois do seu lance, passe o telefone. A cortina esconde o tabuleiro até que a próxima pessoa a abra.
rules-device-leave = A cortina também cai quando vocês saem do app e quando o abrem de novo.
rules-device-clock = Com relógio, o tempo só corre enquanto a cortina está aberta.
rules-device-end = No fim da partida a névoa se dissipa, e vocês podem rever juntos cada lance.

rules-history = De onde vem
rules-history-kriegspiel = No xadrez, peças ocultas são mais antigas que os computadores. Em 1899 o jornalista inglês Henry Michael Temple criou o Kriegspiel, em que ninguém vê as peças adversárias. Um árbitro com um terceiro tabuleiro diz quais dos lances tentados são possíveis.
rules-history-dark = De 1989 a 1992, Jens Bæk Nielsen e Torben Osted jogaram uma partida por correspondência com outras regras. Foi de Osted a ideia de que uma peça vê as casas para onde pode ir; o objetivo era capturar o rei. Eles o chamaram de “darkchess”. Uma terceira pessoa ainda dizia aos dois o que suas peças viam, e não havia captura en passant.
rules-history-today = Um computador faz isso na hora e não revela nada, e assim o jogo encontrou seus jogadores na rede. O nome de hoje, Fog of War, “névoa da guerra”, é como os militares chamam o não saber onde está o inimigo. Os sites diferem em detalhes, por exemplo no que um peão vê.

guide-step = Passo { $step } de { $count }
guide-skip = Pular
guide-back = Voltar
guide-next = Avançar
guide-see = O que você vê
guide-see-text = Aqui você joga de brancas. Você vê suas peças e cada casa para onde uma delas pode ir.
guide-fog = O que a névoa esconde
guide-fog-text = Você só vê uma peça adversária onde poderia capturá-la. Uma casa sem névoa está vazia; na névoa pode haver de tudo.
guide-move = Faça um lance
guide-move-text = Escolha uma das suas peças e depois uma casa com um ponto.
guide-move-done = Agora você vê outras casas: a névoa muda a cada lance.
guide-pass = Passe o telefone
guide-pass-text = Cai uma cortina, e você passa o telefone. É isto que as pretas veem: você jogou, mas ninguém diz o quê.
guide-king = Capture o rei
guide-king-text = Ninguém anuncia xeque, ninguém avisa. Sua dama vê o rei preto: capture-o!
guide-king-done = Você venceu, e a névoa se dissipa. Agora cuide bem do seu rei!

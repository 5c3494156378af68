### Fog Chess: Fog of War chess for two people on one device.
### Keep texts short: most stand on a phone 360 pixels wide. Square names ("e4") are never translated.
### Where a message gets $side, $role or $winner, use it only to choose between variants:
###   $side and $winner are "white" or "black"; $role is "pawn", "knight", "bishop", "rook", "queen" or "king".
### Portuguese: for Brazil and Portugal alike, Brazilian where they differ; informal, "você" mostly left unsaid.

app-title = Fog Chess
back-home = Início

start-failed-title = O Fog Chess não pôde iniciar
start-failed = Uma parte não foi carregada. Verifique a conexão e recarregue a página. Suas partidas estão seguras.
start-no-wasm-title = Falta alguma coisa
start-no-wasm = Este navegador não tem WebAssembly ou ele está desativado aqui. Permita-o nesta página ou use um navegador atual.
start-crashed-title = O Fog Chess parou
start-crashed = Foi uma falha do app. Seus lances estão salvos: recarregue a página para continuar.
start-again = Recarregar

## Sides, pieces, dates

side = { $side ->
    [white] Brancas
   *[black] Pretas
}
side-named = { $side ->
    [white] Brancas: { $name }
   *[black] Pretas: { $name }
}
piece-name = { $role ->
    [pawn] Peão
    [knight] Cavalo
    [bishop] Bispo
    [rook] Torre
    [queen] Dama
   *[king] Rei
}
piece-letter-king = R
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = B
piece-letter-knight = C
date = { $month ->
    [january] { $day } jan. { $year }
    [february] { $day } fev. { $year }
    [march] { $day } mar. { $year }
    [april] { $day } abr. { $year }
    [may] { $day } mai. { $year }
    [june] { $day } jun. { $year }
    [july] { $day } jul. { $year }
    [august] { $day } ago. { $year }
    [september] { $day } set. { $year }
    [october] { $day } out. { $year }
    [november] { $day } nov. { $year }
   *[december] { $day } dez. { $year }
}

## First page

home-what = Xadrez na névoa: você só vê aonde suas peças podem ir.
home-play = Jogar neste dispositivo
home-guide = Primeira vez? Dois minutos
home-how = Como funciona
home-how-see = Você vê suas peças e as casas para onde elas podem ir. O resto é névoa.
home-how-win = Capture o rei adversário. Ninguém anuncia xeque: cuide bem do seu.
home-how-pass = Passe o telefone depois de cada lance. Entre um e outro, uma cortina esconde o tabuleiro.
home-active = Partidas em andamento
home-finished = Partidas encerradas
home-damaged = Partidas danificadas
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Brancas jogam
   *[black] Pretas jogam
}
home-turn-named = { $side ->
    [white] Brancas jogam: { $name }
   *[black] Pretas jogam: { $name }
}
home-progress = Lance { $number } · { $date }
home-length = { $number ->
    [one] { $number } lance · { $date }
    [many] { $number } de lances · { $date }
   *[other] { $number } lances · { $date }
}
home-delete = Excluir partida { $names }
home-save = Salvar partida { $names } em um arquivo
home-damaged-text = Não foi possível ler esta partida. Salve-a em um arquivo ou exclua-a.
home-damaged-newer = Feita por uma versão mais nova do app.
home-damaged-export = Salvar { $name } em um arquivo
home-damaged-delete = Excluir { $name }
home-more = Mais
home-import = Importar partidas
home-export-all = Exportar todas
home-export-finished-pgn = Encerradas em PGN
install = Instalar o app
install-by-hand = Para instalar, abra o menu Compartilhar do navegador e escolha “Adicionar à Tela de Início”.

## New game

new-title = Nova partida
new-first-player = Jogador 1
new-second-player = Jogador 2
new-name-placeholder = Nome
new-white = Quem joga de brancas?
new-random = Sorteio
new-clock = Relógio
new-clock-hint = Minutos para a partida + segundos por lance. Atrás da cortina o tempo não corre.
new-no-clock = Nenhum
new-custom-clock = Outro
new-minutes = Minutos
new-increment = Segundos por lance
new-clock-error = Minutos de 1 a { $minutes }, segundos de 0 a { $seconds }.
new-start = Começar a partida

## The curtain between two turns

curtain-move-number = Lance { $number }
curtain-start = { $side ->
    [white] Você começa. Ninguém mais deve olhar agora.
   *[black] Você começa. Ninguém mais deve olhar agora.
}
curtain-turn = { $side ->
    [white] É a sua vez. Ninguém mais deve olhar agora.
   *[black] É a sua vez. Ninguém mais deve olhar agora.
}
curtain-back = { $side ->
    [white] A partida espera por você. Ninguém mais deve olhar agora.
   *[black] A partida espera por você. Ninguém mais deve olhar agora.
}
curtain-open = Ver meu tabuleiro

## At the board

board-label = Tabuleiro de xadrez
square-hidden = { $square }, oculta
square-empty = { $square }, vazia
square-own = { $role ->
    [pawn] { $square }, seu peão
    [knight] { $square }, seu cavalo
    [bishop] { $square }, seu bispo
    [rook] { $square }, sua torre
    [queen] { $square }, sua dama
   *[king] { $square }, seu rei
}
square-enemy = { $role ->
    [pawn] { $square }, peão adversário
    [knight] { $square }, cavalo adversário
    [bishop] { $square }, bispo adversário
    [rook] { $square }, torre adversária
    [queen] { $square }, dama adversária
   *[king] { $square }, rei adversário
}
square-white = { $role ->
    [pawn] { $square }, peão branco
    [knight] { $square }, cavalo branco
    [bishop] { $square }, bispo branco
    [rook] { $square }, torre branca
    [queen] { $square }, dama branca
   *[king] { $square }, rei branco
}
square-black = { $role ->
    [pawn] { $square }, peão preto
    [knight] { $square }, cavalo preto
    [bishop] { $square }, bispo preto
    [rook] { $square }, torre preta
    [queen] { $square }, dama preta
   *[king] { $square }, rei preto
}
square-is-picked = selecionada
square-can-be-reached = destino possível
square-can-be-taken = captura possível
square-can-castle = roque com esta torre
square-of-last-move = último lance
square-of-loss = você perdeu uma peça aqui
square-of-pending-move = a confirmar

table-your-turn = É a sua vez
table-moved = Lance feito
table-you-are = { $side ->
    [white] Você joga de brancas
   *[black] Você joga de pretas
}
table-lost = { $role ->
    [pawn] Você perdeu um peão em { $square }.
    [knight] Você perdeu um cavalo em { $square }.
    [bishop] Você perdeu um bispo em { $square }.
    [rook] Você perdeu uma torre em { $square }.
    [queen] Você perdeu sua dama em { $square }.
   *[king] Você perdeu seu rei em { $square }.
}
table-draw-declined = { $name } recusou o empate.
table-draw-mine = Você propõe empate.
table-pass = Passar para { $name }
table-passing = A cortina já vai cair.
table-confirm = Jogar { $move }
table-cancel = Cancelar
table-draw-offered = Proposta de empate: { $name }
table-draw-accept = Aceitar
table-draw-decline = Recusar
table-type = Digitar lance
table-offer-draw = Propor empate
table-draw-withdraw = Retirar pedido
table-resign = Abandonar
typed-label = Lance, como e2e4 ou Cf3
typed-placeholder = e2e4, Cf3
typed-play = Jogar
typed-close = Fechar o campo
typed-not-a-move = Isso não é um lance. Escreva e2e4 ou Cf3.
typed-illegal = Nenhuma peça sua pode fazer isso.
typed-ambiguous = Mais de uma peça pode fazer isso. Diga de onde: e2e4.
seat-took = { $side ->
    [white] As brancas capturaram: { $pieces }
   *[black] As pretas capturaram: { $pieces }
}
seat-clock = { $side ->
    [white] Tempo das brancas: { $time }
   *[black] Tempo das pretas: { $time }
}
promotion-title = Promover o peão a

moves-label = Lances
moves-none = Nenhum lance ainda
moves-hidden = { $side ->
    [white] As brancas jogaram
   *[black] As pretas jogaram
}
moves-hidden-taking = { $side ->
    [white] As brancas capturaram sua peça em { $square }
   *[black] As pretas capturaram sua peça em { $square }
}

spoken-goes = { $role ->
    [pawn] peão{ $from } para { $to }
    [knight] cavalo{ $from } para { $to }
    [bishop] bispo{ $from } para { $to }
    [rook] torre{ $from } para { $to }
    [queen] dama{ $from } para { $to }
   *[king] rei{ $from } para { $to }
}
spoken-takes = { $role ->
    [pawn] peão{ $from } captura em { $to }
    [knight] cavalo{ $from } captura em { $to }
    [bishop] bispo{ $from } captura em { $to }
    [rook] torre{ $from } captura em { $to }
    [queen] dama{ $from } captura em { $to }
   *[king] rei{ $from } captura em { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, promove a cavalo
    [bishop] { $move }, promove a bispo
    [rook] { $move }, promove a torre
   *[queen] { $move }, promove a dama
}
spoken-castles-king-side = roque pequeno
spoken-castles-queen-side = roque grande

## Questions

ask-no = Continuar jogando
ask-resign = Abandonar?
ask-resign-detail = A partida termina com a sua derrota.
ask-resign-yes = Abandonar
ask-offer-draw = Propor empate?
ask-offer-draw-detail = A outra pessoa responde quando for a vez dela. Faça seu lance e passe o telefone.
ask-offer-draw-yes = Propor empate
ask-accept-draw = Aceitar o empate?
ask-accept-draw-detail = A partida termina sem vencedor.
ask-accept-draw-yes = Aceitar

## How a game ended

result-win = { $winner ->
    [white] Vitória das brancas
   *[black] Vitória das pretas
}
result-win-named = Vitória de { $name }
result-draw = Empate
result-king-captured = { $winner ->
    [white] Brancas capturam o rei preto.
   *[black] Pretas capturam o rei branco.
}
result-resignation = { $winner ->
    [white] As pretas abandonaram.
   *[black] As brancas abandonaram.
}
result-time = { $winner ->
    [white] Acabou o tempo das pretas.
   *[black] Acabou o tempo das brancas.
}
result-no-move = O lado que joga não tem lances.
result-threefold = A mesma posição pela terceira vez.
result-fifty-moves = Cinquenta lances sem captura nem lance de peão.
result-agreement = De comum acordo.

## Replay of a finished game

replay-turn-board = Girar o tabuleiro
replay-save = Salvar a partida
replay-save-pgn = Salvar como PGN
replay-save-json = Salvar como JSON
replay-perspective = Visão de quem
replay-white-view = Visão: brancas
replay-true-board = Sem névoa
replay-black-view = Visão: pretas
replay-steps = Percorrer a partida
replay-first = Início
replay-back = Voltar
replay-forward = Avançar
replay-last = Fim
replay-rematch = Revanche

## Rules

rules-title = Regras
lessons-coming = Um momento…
lessons-missing = Não foi possível carregar esta página. Verifique a conexão.
lessons-retry = Tentar de novo
guide-title = Sua primeira partida

## Settings

settings-title = Ajustes
settings-look = Aparência
settings-language = Idioma
settings-language-browser = Igual ao navegador
settings-theme = Claro ou escuro
settings-theme-system = Igual ao sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-board = Cores do tabuleiro
settings-board-wood = Madeira
settings-board-slate = Ardósia
settings-board-sea = Mar
settings-board-contrast = Contraste
settings-notation = Peças na lista de lances
settings-notation-figurines = Figuras: ♘f3
settings-notation-letters = Letras: Cf3
settings-coordinates = Coordenadas
settings-play = Jogo
settings-turning = Tabuleiro virado para
settings-turning-viewer = Quem joga
settings-turning-white = Sempre as brancas
settings-confirm-moves = Confirmar cada lance
settings-pass-alone = A cortina cai sozinha
settings-pass-alone-hint = Alguns segundos depois de cada lance
settings-noise = Som
settings-sound = Sons
settings-vibration = Vibração
settings-device = App
settings-keep-awake = A tela fica ligada durante a partida
settings-offline = Tudo está neste dispositivo: o app funciona sem rede.
settings-online = O app ainda não está neste dispositivo: precisa de rede para abrir.
settings-version = Versão { $version }

## A game that can't be opened

busy-title = Aberta em outra aba
busy-text = Esta partida está aberta em outra aba ou janela. Se quiser, continue aqui.
busy-take-over = Jogar aqui
missing-title = Partida não encontrada
missing-text = Talvez tenha sido excluída ou esteja em outro dispositivo.

## Notices that stay

notice-label = Aviso
notice-storage-blocked = Este navegador não guarda nada aqui. Você pode jogar, mas a partida se perde ao fechar a página.
notice-storage-full = Não há mais espaço para salvar. Você pode jogar, mas os novos lances se perdem ao fechar a página.
notice-storage-failed = Não foi possível salvar. Você pode jogar, mas os novos lances se perdem ao fechar a página.
notice-update = Há uma nova versão. Suas partidas ficam.
notice-update-now = Atualizar

## Messages that pass

toast-deleted = Partida excluída.
toast-delete-busy = A partida está aberta em outra aba; não dá para excluir aqui.
toast-undo = Desfazer
toast-close = Fechar
toast-saved = Arquivo salvo.
toast-saved-moves = Arquivo salvo. Contém todos os lances dos dois lados.
toast-imported = { $count ->
    [one] { $count } partida importada.
    [many] { $count } de partidas importadas.
   *[other] { $count } partidas importadas.
}
toast-language-failed = Não foi possível carregar { $language }. Verifique a conexão.
error-import-unreadable = Não foi possível ler o arquivo.
error-import-unknown = O arquivo não é uma exportação deste app nem PGN.
error-import-newer = O arquivo foi feito por uma versão mais nova deste app.
error-import-game = Nada foi importado. Partida { $game }: { $reason }
error-import-line = Nada foi importado. Partida { $game }, linha { $line }: { $reason }
error-malformed = está incompleta ou danificada.
error-illegal-move = { $text } não pode ser jogado.
error-unsupported = não há suporte para { $text }.
error-wrong-result = o resultado { $text } não corresponde aos lances.

## Announcements: read aloud, never seen

say-curtain = A cortina caiu. A seguir: { $player }.
say-first-turn = É a sua vez. A partida começa.
say-your-turn = É a sua vez. O adversário jogou.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Lance feito: { $move }. Passe o telefone quando quiser.
say-picked = Seleção: { piece-name } { $square }, { $count ->
    [one] { $count } casa possível
    [many] { $count } de casas possíveis
   *[other] { $count } casas possíveis
}.
say-nothing-to-move = { $square }: nenhuma peça sua para mover.
say-cannot-go = Não pode ir para { $square }.
say-put-down = Nada selecionado.
say-draw-offered = Empate proposto. A outra pessoa responde quando for a vez dela.
say-draw-withdrawn = Proposta de empate retirada.
say-draw-declined = Empate recusado.
say-replay-start = Início. { $count ->
    [one] { $count } meio-lance
    [many] { $count } de meios-lances
   *[other] { $count } meios-lances
} no total.
say-replay-ply = { $ply } de { $count }: { $move }

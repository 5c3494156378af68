### Fog Chess: po polsku.
### Zwracamy się na „ty”; „bierka” to także pion. Imiona stoją w mianowniku, najlepiej po dwukropku.
### Bez czasu przeszłego, który zdradza płeć („zbito”, nie „straciłeś”). Po jednoliterowych słowach stoi twarda spacja.

app-title = Fog Chess
back-home = Strona główna

## Gdy aplikacja się nie uruchamia

start-failed-title = Fog Chess się nie uruchamia
start-failed = Część aplikacji się nie wczytała. Sprawdź połączenie i wczytaj stronę ponownie. Twoje partie są bezpieczne.
start-no-wasm-title = Czegoś brakuje
start-no-wasm = Ta przeglądarka nie ma WebAssembly albo jest tu ono wyłączone. Zezwól na nie na tej stronie lub użyj aktualnej przeglądarki.
start-crashed-title = Fog Chess się zatrzymał
start-crashed = To błąd aplikacji. Twoje ruchy są zapisane: wczytaj stronę ponownie i graj dalej.
start-again = Wczytaj ponownie

## Strony, bierki, daty

side = { $side ->
    [white] Białe
   *[black] Czarne
}
side-named = { $side ->
    [white] Białe: { $name }
   *[black] Czarne: { $name }
}
piece-name = { $role ->
    [pawn] Pion
    [knight] Skoczek
    [bishop] Goniec
    [rook] Wieża
    [queen] Hetman
   *[king] Król
}
piece-letter-king = K
piece-letter-queen = H
piece-letter-rook = W
piece-letter-bishop = G
piece-letter-knight = S
date = { $month ->
    [january] { $day } sty { $year }
    [february] { $day } lut { $year }
    [march] { $day } mar { $year }
    [april] { $day } kwi { $year }
    [may] { $day } maj { $year }
    [june] { $day } cze { $year }
    [july] { $day } lip { $year }
    [august] { $day } sie { $year }
    [september] { $day } wrz { $year }
    [october] { $day } paź { $year }
    [november] { $day } lis { $year }
   *[december] { $day } gru { $year }
}

## Strona główna

home-what = Szachy we mgle: widzisz tylko tam, dokąd możesz się ruszyć.
home-play = Graj na tym urządzeniu
home-guide = Pierwszy raz? Dwie minuty
home-how = Jak się gra
home-how-see = Widzisz swoje bierki i pola, na które mogą się ruszyć. Reszta to mgła.
home-how-win = Zbij króla przeciwnika. Nikt nie mówi „szach”, więc pilnuj swojego.
home-how-pass = Po każdym ruchu przekaż telefon. Szachownicę zasłania wtedy kurtyna.
home-active = Partie w toku
home-finished = Zakończone partie
home-damaged = Uszkodzone partie
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
home-turn-named = { $side ->
    [white] Ruch białych: { $name }
   *[black] Ruch czarnych: { $name }
}
home-progress = Ruch { $number } · { $date }
home-length = { $number ->
    [one] { $number } ruch · { $date }
    [few] { $number } ruchy · { $date }
    [many] { $number } ruchów · { $date }
   *[other] { $number } ruchu · { $date }
}
home-delete = Usuń partię: { $names }
home-save = Zapisz partię do pliku: { $names }
home-damaged-text = Nie można odczytać tej partii. Zapisz ją do pliku albo usuń.
home-damaged-newer = Pochodzi z nowszej wersji aplikacji.
home-damaged-export = Zapisz do pliku: { $name }
home-damaged-delete = Usuń: { $name }
home-more = Więcej
home-import = Importuj partie
home-export-all = Eksportuj wszystko
home-export-finished-pgn = Zakończone jako PGN
install = Zainstaluj aplikację
install-by-hand = Aby zainstalować aplikację, otwórz w przeglądarce menu Udostępnij i wybierz „Do ekranu początkowego”.

## Nowa partia

new-title = Nowa partia
new-first-player = Gracz 1
new-second-player = Gracz 2
new-name-placeholder = Imię
new-white = Kto gra białymi?
new-random = Losowo
new-clock = Zegar
new-clock-hint = Minuty na partię + sekundy na każdy ruch. Za kurtyną czas stoi.
new-no-clock = Brak
new-custom-clock = Własny
new-minutes = Minuty
new-increment = Sekundy na ruch
new-clock-error = Minuty od 1 do { $minutes }, sekundy od 0 do { $seconds }.
new-start = Rozpocznij partię

## Kurtyna między dwoma ruchami

curtain-move-number = Ruch { $number }
curtain-start = { $side ->
    [white] Zaczynasz. Nikt inny nie powinien teraz patrzeć.
   *[black] Zaczynasz. Nikt inny nie powinien teraz patrzeć.
}
curtain-turn = { $side ->
    [white] Twój ruch. Nikt inny nie powinien teraz patrzeć.
   *[black] Twój ruch. Nikt inny nie powinien teraz patrzeć.
}
curtain-back = { $side ->
    [white] Partia czeka na ciebie. Nikt inny nie powinien teraz patrzeć.
   *[black] Partia czeka na ciebie. Nikt inny nie powinien teraz patrzeć.
}
curtain-open = Pokaż moją szachownicę

## Przy szachownicy

board-label = Szachownica
square-hidden = { $square }, zakryte
square-empty = { $square }, puste
square-own = { $role ->
    [pawn] { $square }, twój pion
    [knight] { $square }, twój skoczek
    [bishop] { $square }, twój goniec
    [rook] { $square }, twoja wieża
    [queen] { $square }, twój hetman
   *[king] { $square }, twój król
}
square-enemy = { $role ->
    [pawn] { $square }, pion przeciwnika
    [knight] { $square }, skoczek przeciwnika
    [bishop] { $square }, goniec przeciwnika
    [rook] { $square }, wieża przeciwnika
    [queen] { $square }, hetman przeciwnika
   *[king] { $square }, król przeciwnika
}
square-white = { $role ->
    [pawn] { $square }, biały pion
    [knight] { $square }, biały skoczek
    [bishop] { $square }, biały goniec
    [rook] { $square }, biała wieża
    [queen] { $square }, biały hetman
   *[king] { $square }, biały król
}
square-black = { $role ->
    [pawn] { $square }, czarny pion
    [knight] { $square }, czarny skoczek
    [bishop] { $square }, czarny goniec
    [rook] { $square }, czarna wieża
    [queen] { $square }, czarny hetman
   *[king] { $square }, czarny król
}
square-is-picked = wybrano
square-can-be-reached = można tu zagrać
square-can-be-taken = można zbić
square-can-castle = roszada z tą wieżą
square-of-last-move = ostatni ruch
square-of-loss = tu zbito twoją bierkę
square-of-pending-move = do potwierdzenia

table-your-turn = Twój ruch
table-moved = Ruch wykonany
table-you-are = { $side ->
    [white] Grasz białymi
   *[black] Grasz czarnymi
}
table-lost = { $role ->
    [pawn] Na { $square } zbito twojego piona.
    [knight] Na { $square } zbito twojego skoczka.
    [bishop] Na { $square } zbito twojego gońca.
    [rook] Na { $square } zbito twoją wieżę.
    [queen] Na { $square } zbito twojego hetmana.
   *[king] Na { $square } zbito twojego króla.
}
table-draw-declined = Remis odrzucony: { $name }
table-draw-mine = Proponujesz remis.
table-pass = Przekaż: { $name }
table-passing = Kurtyna zaraz opadnie.
table-confirm = Zagraj { $move }
table-cancel = Anuluj
table-draw-offered = Propozycja remisu: { $name }
table-draw-accept = Przyjmij
table-draw-decline = Odrzuć
table-type = Wpisz ruch
table-offer-draw = Proponuj remis
table-draw-withdraw = Wycofaj
table-resign = Poddaj się
typed-label = Ruch, np. e2e4 lub Sf3
typed-placeholder = e2e4, Sf3
typed-play = Zagraj
typed-close = Zamknij pole
typed-not-a-move = To nie jest ruch. Wpisz e2e4 lub Sf3.
typed-illegal = Żadna twoja bierka nie może tak zagrać.
typed-ambiguous = Tak może zagrać kilka bierek. Podaj, skąd: e2e4.
seat-took = { $side ->
    [white] Zbite przez białe: { $pieces }
   *[black] Zbite przez czarne: { $pieces }
}
seat-clock = { $side ->
    [white] Czas białych: { $time }
   *[black] Czas czarnych: { $time }
}
promotion-title = Promocja piona

moves-label = Ruchy
moves-none = Jeszcze bez ruchów
moves-hidden = { $side ->
    [white] Białe wykonały ruch
   *[black] Czarne wykonały ruch
}
moves-hidden-taking = { $side ->
    [white] Białe zbiły twoją bierkę na { $square }
   *[black] Czarne zbiły twoją bierkę na { $square }
}

spoken-goes = { $role ->
    [pawn] pion{ $from } na { $to }
    [knight] skoczek{ $from } na { $to }
    [bishop] goniec{ $from } na { $to }
    [rook] wieża{ $from } na { $to }
    [queen] hetman{ $from } na { $to }
   *[king] król{ $from } na { $to }
}
spoken-takes = { $role ->
    [pawn] pion{ $from } bije na { $to }
    [knight] skoczek{ $from } bije na { $to }
    [bishop] goniec{ $from } bije na { $to }
    [rook] wieża{ $from } bije na { $to }
    [queen] hetman{ $from } bije na { $to }
   *[king] król{ $from } bije na { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, promocja na skoczka
    [bishop] { $move }, promocja na gońca
    [rook] { $move }, promocja na wieżę
   *[queen] { $move }, promocja na hetmana
}
spoken-castles-king-side = krótka roszada
spoken-castles-queen-side = długa roszada

## Pytania

ask-no = Gram dalej
ask-resign = Poddać partię?
ask-resign-detail = Partia zakończy się twoją przegraną.
ask-resign-yes = Poddaję się
ask-offer-draw = Zaproponować remis?
ask-offer-draw-detail = Druga strona odpowie, gdy przyjdzie jej kolej. Wykonaj ruch i przekaż telefon.
ask-offer-draw-yes = Proponuję remis
ask-accept-draw = Zgodzić się na remis?
ask-accept-draw-detail = Partia zakończy się bez zwycięzcy.
ask-accept-draw-yes = Zgadzam się

## Jak skończyła się partia

result-win = { $winner ->
    [white] Białe wygrały
   *[black] Czarne wygrały
}
result-win-named = Wygrywa { $name }
result-draw = Remis
result-king-captured = { $winner ->
    [white] Białe zbiły czarnego króla.
   *[black] Czarne zbiły białego króla.
}
result-resignation = { $winner ->
    [white] Czarne się poddały.
   *[black] Białe się poddały.
}
result-time = { $winner ->
    [white] Czarnym skończył się czas.
   *[black] Białym skończył się czas.
}
result-no-move = Strona na posunięciu nie ma ruchu.
result-threefold = Ta sama pozycja po raz trzeci.
result-fifty-moves = Pięćdziesiąt posunięć bez bicia i ruchu piona.
result-agreement = Za zgodą obu stron.

## Przeglądanie zakończonej partii

replay-turn-board = Obróć szachownicę
replay-save = Zapisz partię
replay-save-pgn = Zapisz jako PGN
replay-save-json = Zapisz jako JSON
replay-perspective = Czyj widok
replay-white-view = Widok: białe
replay-true-board = Bez mgły
replay-black-view = Widok: czarne
replay-steps = Przeglądaj partię
replay-first = Początek
replay-back = Wstecz
replay-forward = Dalej
replay-last = Koniec
replay-rematch = Rewanż

## Zasady i przewodnik; ich własne teksty są w rules.ftl

rules-title = Zasady
lessons-coming = Chwileczkę…
lessons-missing = Nie udało się wczytać tej strony. Sprawdź połączenie.
lessons-retry = Spróbuj ponownie
guide-title = Pierwsza partia

## Ustawienia

settings-title = Ustawienia
settings-look = Wygląd
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-board = Kolory szachownicy
settings-board-wood = Drewno
settings-board-slate = Łupek
settings-board-sea = Morze
settings-board-contrast = Kontrast
settings-notation = Bierki w zapisie ruchów
settings-notation-figurines = Symbole: ♘f3
settings-notation-letters = Litery: Sf3
settings-coordinates = Współrzędne
settings-play = Gra
settings-turning = Na dole szachownicy
settings-turning-viewer = Strona na ruchu
settings-turning-white = Zawsze białe
settings-confirm-moves = Potwierdzaj każdy ruch
settings-pass-alone = Kurtyna opada sama
settings-pass-alone-hint = Kilka sekund po każdym ruchu
settings-noise = Dźwięk
settings-sound = Dźwięki
settings-vibration = Wibracje
settings-device = Aplikacja
settings-keep-awake = Ekran nie gaśnie w grze
settings-offline = Wszystko jest na tym urządzeniu: aplikacja działa bez sieci.
settings-online = Aplikacji nie ma jeszcze na tym urządzeniu: do otwarcia potrzebuje sieci.
settings-version = Wersja { $version }

## Partia, której nie można otworzyć

busy-title = Otwarta w innej karcie
busy-text = Ta partia toczy się w innej karcie lub w innym oknie. Możesz jednak grać dalej tutaj.
busy-take-over = Graj tutaj
missing-title = Nie ma takiej partii
missing-text = Może została usunięta albo jest na innym urządzeniu.

## Uwagi, które zostają

notice-label = Uwaga
notice-storage-blocked = Ta przeglądarka niczego tu nie zapisuje. Możesz grać, ale po zamknięciu strony partia przepadnie.
notice-storage-full = Brakuje miejsca na zapis. Możesz grać, ale po zamknięciu strony nowe ruchy przepadną.
notice-storage-failed = Zapis się nie udał. Możesz grać, ale po zamknięciu strony nowe ruchy przepadną.
notice-update = Nowa wersja jest gotowa. Twoje partie zostaną.
notice-update-now = Zaktualizuj

## Komunikaty, które znikają

toast-deleted = Partia usunięta.
toast-delete-busy = Partia jest otwarta w innej karcie i nie można jej tu usunąć.
toast-undo = Cofnij
toast-close = Zamknij
toast-saved = Plik zapisany.
toast-saved-moves = Plik zapisany. Są w nim wszystkie ruchy obu stron.
toast-imported = { $count ->
    [one] Zaimportowano { $count } partię.
    [few] Zaimportowano { $count } partie.
    [many] Zaimportowano { $count } partii.
   *[other] Zaimportowano { $count } partii.
}
toast-language-failed = Nie udało się wczytać języka: { $language }. Sprawdź połączenie.
error-import-unreadable = Nie można odczytać pliku.
error-import-unknown = Plik nie jest ani eksportem tej aplikacji, ani zapisem PGN.
error-import-newer = Plik pochodzi z nowszej wersji tej aplikacji.
error-import-game = Niczego nie zaimportowano. Partia { $game }: { $reason }
error-import-line = Niczego nie zaimportowano. Partia { $game }, wiersz { $line }: { $reason }
error-malformed = jest niepełna lub uszkodzona.
error-illegal-move = ruch { $text } jest niemożliwy.
error-unsupported = znacznik { $text } nie jest obsługiwany.
error-wrong-result = wynik { $text } nie zgadza się z ruchami.

## Zapowiedzi: czytane na głos, niewidoczne

say-curtain = Kurtyna opadła. Teraz: { $player }.
say-first-turn = Twój ruch. Partia się zaczyna.
say-your-turn = Twój ruch. Druga strona już zagrała.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Zagrano: { $move }. Przekaż telefon, gdy zechcesz.
say-picked = Wybrano: { piece-name } { $square }, { $count ->
    [one] { $count } możliwe pole
    [few] { $count } możliwe pola
    [many] { $count } możliwych pól
   *[other] { $count } możliwego pola
}.
say-nothing-to-move = { $square }: nie masz tu czym zagrać.
say-cannot-go = Na { $square } nie można.
say-put-down = Nic nie wybrano.
say-draw-offered = Zaproponowano remis. Druga strona odpowie, gdy przyjdzie jej kolej.
say-draw-withdrawn = Propozycja remisu wycofana.
say-draw-declined = Remis odrzucony.
say-replay-start = Początek. Razem { $count ->
    [one] { $count } półruch
    [few] { $count } półruchy
    [many] { $count } półruchów
   *[other] { $count } półruchu
}.
say-replay-ply = { $ply } z { $count }: { $move }

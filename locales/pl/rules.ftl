### Zasady i przewodnik po pierwszej partii. Słowa jak w main.ftl: mgła, kurtyna, znak, zbić, urządzenie.

## Zasady: początek

rules-lead = Fog of War, czyli „mgła wojny”, to szachy ze zwykłymi bierkami i ruchami, ale każda strona widzi tylko część szachownicy.
rules-contents = Na tej stronie
rules-truth = Bez mgły
rules-white-sees = Co widzą białe
rules-at-start = Na początku
rules-opened = Po e2–e4
rules-board = { $pieces }. Na pewno puste: { $empty }. Wszystko inne jest zakryte.

## Co widzisz

rules-see = Co widzisz
rules-see-moves = Swoje bierki, każde pole, na które któraś z nich może się ruszyć, i bierkę przeciwnika, która tam stoi.
rules-see-fog = Reszta to mgła. Odsłonięte pole bez bierki jest na pewno puste; we mgle może stać każda bierka przeciwnika.
rules-see-change = Po każdym ruchu widzisz inne pola niż przedtem. Gdy myśli druga strona, twój widok pozostaje.
rules-line = Po liniach
rules-line-text = Wieże, gońce i hetman widzą tak daleko, jak mogłyby pójść: do pierwszej bierki przeciwnika i nigdy dalej.
rules-line-picture = Wieża widzi piona. Hetman za nim pozostaje zakryty.
rules-pawn = Piony
rules-pawn-text = Pion widzi wolne pola przed sobą, na które może pójść, a pole na ukos tylko wtedy, gdy może tam bić. Bierka, która stoi mu na drodze, pozostaje zakryta: wiesz tylko, że droga jest zamknięta.
rules-pawn-picture = Skoczka można zbić, więc go widać. Piona z przodu i pustego pola na ukos nie widać.
rules-passing = Bicie w przelocie
rules-passing-text = Gdy pion przeciwnika rusza się o dwa pola i możesz go zbić w przelocie, widzisz jego i pole, które przeskoczył, nawet we mgle. Jak zawsze, taka okazja trwa jeden ruch.
rules-middle = W środku partii
rules-middle-text = Im więcej pól w zasięgu twoich bierek, tym więcej widzisz; reszty musisz się domyślić. Tutaj białe widzą gońca i dwa piony, a króla wcale.

## Jak wygrywasz

rules-win = Jak wygrywasz
rules-win-king = Zbij króla przeciwnika, a od razu wygrywasz.
rules-win-no-check = Nie ma szacha ani mata. Nikt nie ostrzega przed atakiem na twojego króla; może on zostać pod biciem albo pod nie wejść.
rules-win-pins = Nie ma związania: każda bierka może się ruszać tak jak zawsze.
rules-win-otherwise = Wygrywasz także wtedy, gdy druga strona się podda albo, w grze z zegarem, skończy jej się czas.
rules-king-picture = Hetman widzi króla, więc może go zbić.
rules-castling = Roszada
rules-castling-text = Król i wieża jeszcze się nie ruszały, a wszystkie pola między nimi są puste. Nie ma znaczenia, czy coś jest atakowane.
rules-castling-how = Przesuń króla o dwa pola w stronę wieży albo postaw go na samej wieży.
rules-castling-picture = Wieża, której białe nie widzą, atakuje pole obok króla. Białe mimo to mogą roszować.

## Czego się dowiadujesz

rules-told = Czego się dowiadujesz
rules-told-moved = O ruchu drugiej strony wiesz tylko, że został wykonany.
rules-told-mark = Jeśli zbito twoją bierkę na polu, którego już nie widzisz, stoi na nim znak aż do twojego następnego ruchu. Co ją zbiło, nie wiadomo.
rules-told-list = Strata zostaje na twojej liście ruchów. Jeśli wciąż widzisz to pole, widzisz też, co teraz na nim stoi.
rules-told-promotion = Pion, który dojdzie do ostatniego rzędu, staje się hetmanem, wieżą, gońcem lub skoczkiem. Druga strona widzi nową bierkę tylko wtedy, gdy widzi to pole.
rules-told-sure = Twoje ruchy nigdy nie natrafiają na coś ukrytego: widzisz wszystko, co bijesz.
rules-mark-picture = Białe straciły skoczka. Znak mówi gdzie, a piona, który go zbił, zakrywa mgła.

## Tabela różnic

rules-differences = Co jest inaczej
rules-ordinary = Zwykłe szachy
rules-fog-of-war = Mgła wojny
rules-ordinary-see = Widzisz całą szachownicę.
rules-fog-see = Widzisz to, dokąd sięgają twoje bierki.
rules-ordinary-win = Mat wygrywa partię.
rules-fog-win = Zbicie króla wygrywa partię.
rules-ordinary-check = Zaszachowanego króla trzeba ratować.
rules-fog-check = Nikt nie mówi „szach”. Król może zostać pod biciem.
rules-ordinary-pin = Bierka, która osłania króla, nie może odejść.
rules-fog-pin = Każda bierka może odejść.
rules-ordinary-castling = Nie wolno roszować spod szacha, przez atakowane pole ani pod szacha.
rules-fog-castling = Atak nie przeszkadza w roszadzie.
rules-ordinary-no-move = Brak ruchu: mat albo pat.
rules-fog-no-move = Brak ruchu: zawsze remis.
rules-ordinary-claim = Trzykrotne powtórzenie i pięćdziesiąt posunięć trzeba zgłosić.
rules-fog-claim = Jedno i drugie samo kończy partię.
rules-ordinary-material = Za mało bierek do mata: remis.
rules-fog-material = Gra się dalej, nawet gdy zostały same króle.

## Remis

rules-draws = Remis
rules-draw-no-move = Strona na posunięciu nie ma żadnego ruchu.
rules-draw-threefold = Ta sama pozycja powstaje po raz trzeci: na posunięciu jest ta sama strona, a prawa do roszady i do bicia w przelocie są takie same.
rules-draw-fifty = Pięćdziesiąt posunięć obu stron bez bicia i ruchu piona.
rules-draw-agreed = Obie strony się zgadzają.
rules-draw-automatic = Trzy pierwsze remisy następują same, bo żadna ze stron nie widzi dość, by je zgłosić.

## Na jednym urządzeniu

rules-device = Na jednym urządzeniu
rules-device-curtain = Po swoim ruchu przekaż telefon. Kurtyna zasłania szachownicę, dopóki nie odsłoni jej następna osoba.
rules-device-leave = Kurtyna opada też, gdy opuszczasz aplikację i gdy znów ją otwierasz.
rules-device-clock = W grze z zegarem czas biegnie tylko wtedy, gdy kurtyna jest podniesiona.
rules-device-end = Po zakończeniu partii mgła opada i możecie razem obejrzeć każdy ruch.

## Historia

rules-history = Skąd się to wzięło
rules-history-kriegspiel = Ukryte bierki są w szachach starsze niż komputery. W 1899 roku angielski dziennikarz Henry Michael Temple stworzył Kriegspiel, w którym gracze nie widzą żadnej bierki przeciwnika. Sędzia z trzecią szachownicą mówi im, które z próbowanych ruchów są możliwe.
rules-history-dark = W latach 1989–1992 Jens Bæk Nielsen i Torben Osted grali korespondencyjnie według zmienionych zasad. Osted wpadł na pomysł, że bierka widzi pola, na które może pójść; celem było zbicie króla. Grę nazwali darkchess. Wciąż ktoś trzeci mówił obu, co widzą ich bierki, a bicia w przelocie nie było.
rules-history-today = Komputer robi to od ręki i niczego nie zdradza, więc gra znalazła graczy w sieci. Jej dzisiejsza nazwa, Fog of War, oznacza u wojskowych niewiedzę o tym, gdzie stoi wróg. Serwisy różnią się szczegółami, na przykład tym, co widzi pion.

## Przewodnik po pierwszej partii

guide-step = Krok { $step } z { $count }
guide-skip = Pomiń
guide-back = Wstecz
guide-next = Dalej
guide-see = Co widzisz
guide-see-text = Tutaj grasz białymi. Widzisz swoje bierki i każde pole, na które któraś z nich może się ruszyć.
guide-fog = Co skrywa mgła
guide-fog-text = Bierkę przeciwnika widzisz tylko tam, gdzie możesz ją zbić. Odsłonięte pole bez bierki jest puste; we mgle może stać wszystko.
guide-move = Wykonaj ruch
guide-move-text = Wybierz jedną ze swoich bierek, a potem pole z kropką.
guide-move-done = Teraz widzisz inne pola niż przedtem: mgła zmienia się z każdym ruchem.
guide-pass = Przekaż telefon
guide-pass-text = Kurtyna opada i przekazujesz telefon. Oto, co widzą czarne: był ruch, ale nikt nie mówi jaki.
guide-king = Zbij króla
guide-king-text = Nikt nie mówi „szach” i nikt nie ostrzega. Twój hetman widzi czarnego króla: zbij go!
guide-king-done = Wygrywasz i mgła opada. Teraz pilnuj własnego króla!

### Kurallar sayfası ve ilk oyun kılavuzu. Sözcükler main.ftl ile aynı: sis, perde, işaret, almak, cihaz.

## Kurallar: giriş

rules-lead = Fog of War, yani «savaş sisi», bildiğin taşlar ve hamlelerle oynanan satrançtır; ama her taraf tahtanın yalnızca bir bölümünü görür.
rules-contents = Bu sayfada
rules-truth = Sissiz tahta
rules-white-sees = Beyazın gördüğü
rules-at-start = Başlangıçta
rules-opened = e2–e4 sonrası
rules-board = { $pieces }. Boş olduğu görülenler: { $empty }. Gerisi gizli.

## Ne görürsün

rules-see = Ne görürsün
rules-see-moves = Kendi taşlarını, onlardan birinin gidebildiği her kareyi ve o karede duran rakip taşı.
rules-see-fog = Gerisi sistir. Açık ve taşsız bir kare kesinlikle boştur; siste herhangi bir rakip taş durabilir.
rules-see-change = Her hamleden sonra öncekinden başka kareler görürsün. Rakibin düşünürken görüşün değişmez.
rules-line = Hatlar boyunca
rules-line-text = Kale, fil ve vezir gidebilecekleri yere kadar görür: ilk rakip taşa kadar, asla ötesini değil.
rules-line-picture = Kale piyonu görür. Arkasındaki vezir gizli kalır.
rules-pawn = Piyonlar
rules-pawn-text = Piyon önünde gidebileceği boş kareleri görür; çaprazı ise yalnızca orada taş alabiliyorsa görür. Önünü kesen taş gizli kalır: yalnızca yolun kapalı olduğunu bilirsin.
rules-pawn-picture = At alınabilir, o yüzden görünür. Öndeki piyon ve boş çapraz görünmez.
rules-passing = Geçerken alma
rules-passing-text = Rakip piyon iki kare ilerler ve onu geçerken alabilirsen, hem piyonu hem de üzerinden geçtiği kareyi siste bile görürsün. Bu fırsat her zamanki gibi tek hamleliktir.
rules-middle = Oyunun ortasında
rules-middle-text = Taşların ne kadar çok yere uzanırsa o kadar çok görürsün; gerisini tahmin etmen gerekir. Burada beyaz, bir fil ve iki piyon görüyor; şahı ise hiç görmüyor.

## Nasıl kazanırsın

rules-win = Nasıl kazanırsın
rules-win-king = Rakip şahı aldığın anda kazanırsın.
rules-win-no-check = Şah çekme de mat da yoktur. Şahın tehdit edilince kimse seni uyarmaz; şah tehdit altında kalabilir ya da tehdide girebilir.
rules-win-pins = Açmaz yoktur: her taş her zamanki gibi oynayabilir.
rules-win-otherwise = Rakibin oyunu terk ederse ya da saatli oyunda süresi dolarsa da kazanırsın.
rules-king-picture = Vezir şahı görüyor, demek ki alabilir.
rules-castling = Rok
rules-castling-text = Şah ve kale hiç oynamamış, aralarındaki bütün kareler boş olmalıdır. Tehdit altında olmaları önemli değildir.
rules-castling-how = Şahı kaleye doğru iki kare götür ya da doğrudan kalenin üstüne koy.
rules-castling-picture = Beyazın görmediği bir kale, şahın yanındaki kareyi tehdit ediyor. Beyaz yine de rok yapabilir.

## Neyi öğrenirsin

rules-told = Neyi öğrenirsin
rules-told-moved = Rakibin hamlesine dair öğrendiğin tek şey, yapılmış olmasıdır.
rules-told-mark = Artık görmediğin bir karede taşın alındıysa, o kare bir sonraki hamlene kadar işaretli kalır. Onu neyin aldığı söylenmez.
rules-told-list = Kayıp, kendi hamle listende kalır. Kareyi hâlâ görüyorsan, şimdi orada ne durduğunu da görürsün.
rules-told-promotion = Son yataya ulaşan piyon vezir, kale, fil veya at olur. Rakip yeni taşı yalnızca o kareyi görüyorsa görür.
rules-told-sure = Kendi hamlelerin görmediğin bir şeye asla çarpmaz: aldığın her taşı görürsün.
rules-mark-picture = Beyazın bir atı alındı. İşaret yerini gösterir; onu alan piyonu sis gizler.

## Farklar tablosu

rules-differences = Farklar
rules-ordinary = Bildiğin satranç
rules-fog-of-war = Savaş sisi
rules-ordinary-see = Bütün tahtayı görürsün.
rules-fog-see = Taşlarının uzandığı yeri görürsün.
rules-ordinary-win = Mat eden kazanır.
rules-fog-win = Şahı alan kazanır.
rules-ordinary-check = Şah çekilince şah kurtarılmalıdır.
rules-fog-check = Kimse şah demez. Şah tehlikede kalabilir.
rules-ordinary-pin = Şahını koruyan taş yerinden ayrılamaz.
rules-fog-pin = Her taş yerinden ayrılabilir.
rules-ordinary-castling = Tehdit altındaki şah, geçiş karesi ya da varış karesi roku engeller.
rules-fog-castling = Tehdit roka engel değildir.
rules-ordinary-no-move = Hamle kalmazsa mat ya da pat olur.
rules-fog-no-move = Hamle kalmazsa hep berabere.
rules-ordinary-claim = Üç tekrarda ve elli hamlede beraberlik talep edilmelidir.
rules-fog-claim = İkisi de oyunu kendiliğinden bitirir.
rules-ordinary-material = Mat için taş yetmezse berabere.
rules-fog-material = Şaha karşı şah bile oynanır.

## Beraberlik

rules-draws = Beraberlik
rules-draw-no-move = Sıradaki tarafın hiç hamlesi yoktur.
rules-draw-threefold = Aynı konum üçüncü kez oluşur: sıra aynı taraftadır, rok ve geçerken alma hakları da aynıdır.
rules-draw-fifty = İki taraf da elli hamle boyunca taş almaz, piyon oynamaz.
rules-draw-agreed = İki oyuncu anlaşır.
rules-draw-automatic = İlk üçü kendiliğinden olur, çünkü iki oyuncu da bunları talep edecek kadar görmez.

## Tek cihazda

rules-device = Tek cihazda
rules-device-curtain = Hamlenden sonra telefonu ver. Sıradaki oyuncu açana kadar tahtayı perde gizler.
rules-device-leave = Uygulamadan çıkınca ve yeniden açınca da perde iner.
rules-device-clock = Saatli oyunda süre yalnızca perde açıkken işler.
rules-device-end = Oyun bitince sis kalkar ve her hamleye birlikte bakabilirsiniz.

## Tarihçe

rules-history = Nereden geliyor
rules-history-kriegspiel = Satrançta gizli taşlar bilgisayardan eskidir. İngiliz gazeteci Henry Michael Temple 1899’da Kriegspiel’i yarattı; bu oyunda oyuncular rakip taşların hiçbirini görmez. Üçüncü bir tahtası olan hakem, denedikleri hamlelerden hangilerinin mümkün olduğunu söyler.
rules-history-dark = Jens Bæk Nielsen ve Torben Osted 1989’dan 1992’ye kadar değiştirilmiş kurallarla yazışmalı bir oyun oynadı. Bir taşın gidebileceği kareleri görmesi Osted’in fikriydi; amaç şahı almaktı. Oyuna darkchess dediler. Taşlarının ne gördüğünü ikisine de hâlâ üçüncü bir kişi söylüyordu ve geçerken alma yoktu.
rules-history-today = Bilgisayar bu işi bir anda yapar ve hiçbir şeyi ele vermez; oyun da oyuncularını internette buldu. Bugünkü adı Fog of War, askerlerin düşmanın yerini bilememeye verdiği addır. Siteler küçük ayrıntılarda ayrılır, örneğin piyonun ne gördüğünde.

## İlk oyun kılavuzu

guide-step = Adım { $step } / { $count }
guide-skip = Atla
guide-back = Geri
guide-next = İleri
guide-see = Ne görürsün
guide-see-text = Burada beyazla oynuyorsun. Kendi taşlarını ve onlardan birinin gidebildiği her kareyi görürsün.
guide-fog = Sis neyi gizler
guide-fog-text = Rakip taşı yalnızca alabileceğin yerde görürsün. Açık ve taşsız bir kare kesinlikle boştur; siste her şey olabilir.
guide-move = Bir hamle yap
guide-move-text = Taşlarından birini, sonra noktalı bir kareyi seç.
guide-move-done = Şimdi öncekinden başka kareler görüyorsun: sis her hamleyle değişir.
guide-pass = Telefonu ver
guide-pass-text = Perde iner ve telefonu verirsin. Siyahın gördüğü bu: hamle yapıldı, ama hangisi olduğunu kimse söylemez.
guide-king = Şahı al
guide-king-text = Kimse şah demez, kimse uyarmaz. Vezirin siyah şahı görüyor: al onu!
guide-king-done = Kazandın, sis kalkıyor. Şimdi kendi şahını kolla!

### Fog Chess: Türkçe.
### Oyuncuya «sen» deriz; «taş» piyonu da kapsar. Adlar ve kareler ek almaz: «e4 karesinde», «Sıra: Anna».

app-title = Fog Chess
back-home = Ana sayfa

## Uygulama açılamazsa

start-failed-title = Fog Chess açılamadı
start-failed = Bir bölümü yüklenemedi. Bağlantını kontrol et ve sayfayı yeniden yükle. Oyunların güvende.
start-no-wasm-title = Bir şey eksik
start-no-wasm = Bu tarayıcıda WebAssembly yok ya da burada kapalı. Bu sayfa için izin ver ya da güncel bir tarayıcı kullan.
start-crashed-title = Fog Chess durdu
start-crashed = Uygulamada bir hata oluştu. Hamlelerin kayıtlı: sürdürmek için sayfayı yeniden yükle.
start-again = Yeniden yükle

## Taraflar, taşlar, tarihler

side = { $side ->
    [white] Beyaz
   *[black] Siyah
}
side-named = { $side ->
    [white] Beyaz: { $name }
   *[black] Siyah: { $name }
}
piece-name = { $role ->
    [pawn] Piyon
    [knight] At
    [bishop] Fil
    [rook] Kale
    [queen] Vezir
   *[king] Şah
}
piece-letter-king = Ş
piece-letter-queen = V
piece-letter-rook = K
piece-letter-bishop = F
piece-letter-knight = A
date = { $month ->
    [january] { $day } Oca { $year }
    [february] { $day } Şub { $year }
    [march] { $day } Mar { $year }
    [april] { $day } Nis { $year }
    [may] { $day } May { $year }
    [june] { $day } Haz { $year }
    [july] { $day } Tem { $year }
    [august] { $day } Ağu { $year }
    [september] { $day } Eyl { $year }
    [october] { $day } Eki { $year }
    [november] { $day } Kas { $year }
   *[december] { $day } Ara { $year }
}

## Ana sayfa

home-what = Siste satranç: yalnızca taşlarının gidebildiği yeri görürsün.
home-play = Bu cihazda oyna
home-guide = Yeni misin? İki dakika
home-how = Nasıl oynanır
home-how-see = Kendi taşlarını ve gidebildikleri kareleri görürsün. Gerisi sistir.
home-how-win = Rakip şahı al. Kimse şah çekildiğini söylemez; kendi şahını kolla.
home-how-pass = Her hamleden sonra telefonu ver. Arada tahtayı bir perde gizler.
home-active = Devam eden oyunlar
home-finished = Biten oyunlar
home-damaged = Bozuk oyunlar
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Sıra beyazda
   *[black] Sıra siyahta
}
home-turn-named = { $side ->
    [white] Sıra beyazda: { $name }
   *[black] Sıra siyahta: { $name }
}
home-progress = { $number }. hamle · { $date }
home-length = { $number } hamle · { $date }
home-delete = Oyunu sil: { $names }
home-save = Oyunu dosyaya kaydet: { $names }
home-damaged-text = Bu oyun okunamıyor. Dosyaya kaydet ya da sil.
home-damaged-newer = Uygulamanın daha yeni bir sürümünden.
home-damaged-export = Dosyaya kaydet: { $name }
home-damaged-delete = Sil: { $name }
home-more = Diğer
home-import = Oyunları içe aktar
home-export-all = Tüm oyunları dışa aktar
home-export-finished-pgn = Biten oyunlar (PGN)
install = Uygulamayı yükle
install-by-hand = Uygulamayı yüklemek için tarayıcının Paylaş menüsünü aç ve «Ana Ekrana Ekle»yi seç.

## Yeni oyun

new-title = Yeni oyun
new-first-player = 1. oyuncu
new-second-player = 2. oyuncu
new-name-placeholder = Ad
new-white = Beyaz kimde?
new-random = Kura çekilsin
new-clock = Saat
new-clock-hint = Oyun için dakika + her hamle için saniye. Perde kapalıyken süre işlemez.
new-no-clock = Yok
new-custom-clock = Özel
new-minutes = Dakika
new-increment = Hamle başına sn
new-clock-error = Dakika 1 ile { $minutes }, saniye 0 ile { $seconds } arasında olmalı.
new-start = Oyunu başlat

## İki hamle arasındaki perde

curtain-move-number = { $number }. hamle
curtain-start = { $side ->
    [white] Sen başlıyorsun. Şimdi başka kimse bakmasın.
   *[black] Sen başlıyorsun. Şimdi başka kimse bakmasın.
}
curtain-turn = { $side ->
    [white] Sıra sende. Şimdi başka kimse bakmasın.
   *[black] Sıra sende. Şimdi başka kimse bakmasın.
}
curtain-back = { $side ->
    [white] Oyun seni bekliyor. Şimdi başka kimse bakmasın.
   *[black] Oyun seni bekliyor. Şimdi başka kimse bakmasın.
}
curtain-open = Tahtamı göster

## Tahta başında

board-label = Satranç tahtası
square-hidden = { $square }, gizli
square-empty = { $square }, boş
square-own = { $role ->
    [pawn] { $square }, senin piyonun
    [knight] { $square }, senin atın
    [bishop] { $square }, senin filin
    [rook] { $square }, senin kalen
    [queen] { $square }, senin vezirin
   *[king] { $square }, senin şahın
}
square-enemy = { $role ->
    [pawn] { $square }, rakip piyon
    [knight] { $square }, rakip at
    [bishop] { $square }, rakip fil
    [rook] { $square }, rakip kale
    [queen] { $square }, rakip vezir
   *[king] { $square }, rakip şah
}
square-white = { $role ->
    [pawn] { $square }, beyaz piyon
    [knight] { $square }, beyaz at
    [bishop] { $square }, beyaz fil
    [rook] { $square }, beyaz kale
    [queen] { $square }, beyaz vezir
   *[king] { $square }, beyaz şah
}
square-black = { $role ->
    [pawn] { $square }, siyah piyon
    [knight] { $square }, siyah at
    [bishop] { $square }, siyah fil
    [rook] { $square }, siyah kale
    [queen] { $square }, siyah vezir
   *[king] { $square }, siyah şah
}
square-is-picked = seçili
square-can-be-reached = buraya gidilebilir
square-can-be-taken = alınabilir
square-can-castle = bu kaleyle rok
square-of-last-move = son hamle
square-of-loss = burada bir taş kaybettin
square-of-pending-move = onay bekliyor

table-your-turn = Sıra sende
table-moved = Hamle yapıldı
table-you-are = { $side ->
    [white] Beyazla oynuyorsun
   *[black] Siyahla oynuyorsun
}
table-lost = { $role ->
    [pawn] { $square } karesinde piyonunu kaybettin.
    [knight] { $square } karesinde atını kaybettin.
    [bishop] { $square } karesinde filini kaybettin.
    [rook] { $square } karesinde kaleni kaybettin.
    [queen] { $square } karesinde vezirini kaybettin.
   *[king] { $square } karesinde şahını kaybettin.
}
table-draw-declined = { $name } beraberliği reddetti.
table-draw-mine = Beraberlik öneriyorsun.
table-pass = Telefonu ver: { $name }
table-passing = Perde birazdan iner.
table-confirm = { $move } oyna
table-cancel = Vazgeç
table-draw-offered = { $name } beraberlik öneriyor.
table-draw-accept = Kabul et
table-draw-decline = Reddet
table-type = Hamle yaz
table-offer-draw = Beraberlik
table-draw-withdraw = Geri çek
table-resign = Terk et
typed-label = Hamle, örneğin e2e4 ya da Af3
typed-placeholder = e2e4, Af3
typed-play = Oyna
typed-close = Alanı kapat
typed-not-a-move = Bu bir hamle değil. e2e4 ya da Af3 yaz.
typed-illegal = Taşlarından hiçbiri bunu yapamaz.
typed-ambiguous = Bunu birden çok taş yapabilir. Nereden gittiğini yaz: e2e4.
seat-took = { $side ->
    [white] Beyazın aldıkları: { $pieces }
   *[black] Siyahın aldıkları: { $pieces }
}
seat-clock = { $side ->
    [white] Beyazın süresi: { $time }
   *[black] Siyahın süresi: { $time }
}
promotion-title = Piyonun ne olsun?

moves-label = Hamleler
moves-none = Henüz hamle yok
moves-hidden = { $side ->
    [white] Beyaz oynadı
   *[black] Siyah oynadı
}
moves-hidden-taking = { $side ->
    [white] Beyaz, { $square } karesinde taşını aldı
   *[black] Siyah, { $square } karesinde taşını aldı
}

spoken-goes = { $role ->
    [pawn] piyon{ $from } { $to } karesine
    [knight] at{ $from } { $to } karesine
    [bishop] fil{ $from } { $to } karesine
    [rook] kale{ $from } { $to } karesine
    [queen] vezir{ $from } { $to } karesine
   *[king] şah{ $from } { $to } karesine
}
spoken-takes = { $role ->
    [pawn] piyon{ $from } { $to } karesinde alır
    [knight] at{ $from } { $to } karesinde alır
    [bishop] fil{ $from } { $to } karesinde alır
    [rook] kale{ $from } { $to } karesinde alır
    [queen] vezir{ $from } { $to } karesinde alır
   *[king] şah{ $from } { $to } karesinde alır
}
spoken-promotes = { $role ->
    [knight] { $move }, ata terfi
    [bishop] { $move }, file terfi
    [rook] { $move }, kaleye terfi
   *[queen] { $move }, vezire terfi
}
spoken-castles-king-side = kısa rok
spoken-castles-queen-side = uzun rok

## Sorular

ask-no = Devam et
ask-resign = Terk ediyor musun?
ask-resign-detail = Oyun biter ve sen kaybedersin.
ask-resign-yes = Terk et
ask-offer-draw = Beraberlik öneriyor musun?
ask-offer-draw-detail = Rakibine sırası gelince sorulur. Hamleni yap ve telefonu ver.
ask-offer-draw-yes = Öner
ask-accept-draw = Beraberliği kabul ediyor musun?
ask-accept-draw-detail = Oyun biter, kazanan olmaz.
ask-accept-draw-yes = Kabul et

## Oyunun sonu

result-win = { $winner ->
    [white] Beyaz kazandı
   *[black] Siyah kazandı
}
result-win-named = { $name } kazandı
result-draw = Berabere
result-king-captured = { $winner ->
    [white] Beyaz, siyah şahı aldı.
   *[black] Siyah, beyaz şahı aldı.
}
result-resignation = { $winner ->
    [white] Siyah oyunu terk etti.
   *[black] Beyaz oyunu terk etti.
}
result-time = { $winner ->
    [white] Siyahın süresi doldu.
   *[black] Beyazın süresi doldu.
}
result-no-move = Sıradaki tarafın hamlesi yok.
result-threefold = Aynı konum üçüncü kez oluştu.
result-fifty-moves = Elli hamle boyunca taş alınmadı, piyon oynanmadı.
result-agreement = İki oyuncu anlaştı.

## Biten oyunu izleme

replay-turn-board = Tahtayı çevir
replay-save = Oyunu kaydet
replay-save-pgn = PGN olarak kaydet
replay-save-json = JSON olarak kaydet
replay-perspective = Kimin gözünden
replay-white-view = Beyaz gözüyle
replay-true-board = Sissiz
replay-black-view = Siyah gözüyle
replay-steps = Oyunda gezin
replay-first = Başa
replay-back = Geri
replay-forward = İleri
replay-last = Sona
replay-rematch = Rövanş

## Kurallar ve kılavuz; kendi metinleri rules.ftl dosyasında

rules-title = Kurallar
lessons-coming = Bir saniye…
lessons-missing = Bu sayfa yüklenemedi. Bağlantını kontrol et.
lessons-retry = Yeniden dene
guide-title = İlk oyunun

## Ayarlar

settings-title = Ayarlar
settings-look = Görünüm
settings-language = Dil
settings-language-browser = Tarayıcıdaki gibi
settings-theme = Tema
settings-theme-system = Sistem
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-board = Tahta renkleri
settings-board-wood = Ahşap
settings-board-slate = Arduvaz
settings-board-sea = Deniz
settings-board-contrast = Kontrast
settings-notation = Hamle listesinde taşlar
settings-notation-figurines = Simge: ♘f3
settings-notation-letters = Harf: Af3
settings-coordinates = Koordinatlar
settings-play = Oyun
settings-turning = Tahtanın altında
settings-turning-viewer = Sırası gelen
settings-turning-white = Hep beyaz
settings-confirm-moves = Her hamleyi onayla
settings-pass-alone = Perde kendiliğinden iner
settings-pass-alone-hint = Her hamleden birkaç saniye sonra
settings-noise = Ses
settings-sound = Sesler
settings-vibration = Titreşim
settings-device = Uygulama
settings-keep-awake = Oyunda ekran açık kalır
settings-offline = Her şey bu cihazda: uygulama internetsiz çalışır.
settings-online = Uygulama henüz bu cihazda değil: açılmak için internet ister.
settings-version = Sürüm { $version }

## Açılamayan oyun

busy-title = Başka sekmede açık
busy-text = Bu oyun başka bir sekmede ya da pencerede oynanıyor. İstersen burada sürdürebilirsin.
busy-take-over = Burada oyna
missing-title = Böyle bir oyun yok
missing-text = Silinmiş ya da başka bir cihazda olabilir.

## Kalıcı uyarılar

notice-label = Uyarı
notice-storage-blocked = Bu tarayıcı burada hiçbir şey saklamıyor. Oynayabilirsin, ama sayfayı kapatınca oyun silinir.
notice-storage-full = Kaydedecek yer kalmadı. Oynayabilirsin, ama sayfayı kapatınca yeni hamleler silinir.
notice-storage-failed = Kaydedilemedi. Oynayabilirsin, ama sayfayı kapatınca yeni hamleler silinir.
notice-update = Yeni sürüm hazır. Oyunların kalır.
notice-update-now = Güncelle

## Geçici mesajlar

toast-deleted = Oyun silindi.
toast-delete-busy = Oyun başka bir sekmede açık, buradan silinemez.
toast-undo = Geri al
toast-close = Kapat
toast-saved = Dosya kaydedildi.
toast-saved-moves = Dosya kaydedildi. İki tarafın bütün hamlelerini içeriyor.
toast-imported = { $count } oyun içe aktarıldı.
toast-language-failed = { $language } yüklenemedi. Bağlantını kontrol et.
error-import-unreadable = Dosya okunamıyor.
error-import-unknown = Dosya ne bu uygulamadan aktarılmış ne de PGN.
error-import-newer = Dosya bu uygulamanın daha yeni bir sürümünden.
error-import-game = Hiçbir şey içe aktarılmadı. Oyun { $game }: { $reason }
error-import-line = Hiçbir şey içe aktarılmadı. Oyun { $game }, satır { $line }: { $reason }
error-malformed = eksik ya da bozuk.
error-illegal-move = { $text } oynanamaz.
error-unsupported = { $text } desteklenmiyor.
error-wrong-result = { $text } sonucu hamlelerle uyuşmuyor.

## Duyurular: okunur, görünmez

say-curtain = Perde indi. Sıra: { $player }.
say-first-turn = Sıra sende. Oyun başlıyor.
say-your-turn = Sıra sende. Rakibin oynadı.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Oynandı: { $move }. Hazır olunca telefonu ver.
say-picked = Seçildi: { piece-name } { $square }, { $count } kareye gidebilir.
say-nothing-to-move = { $square }: burada oynayacak taşın yok.
say-cannot-go = { $square } karesine gidemez.
say-put-down = Hiçbir şey seçili değil.
say-draw-offered = Beraberlik önerildi. Rakibine sırası gelince sorulur.
say-draw-withdrawn = Beraberlik önerisi geri çekildi.
say-draw-declined = Beraberlik reddedildi.
say-replay-start = Başlangıç. Toplam { $count } yarım hamle.
say-replay-ply = { $ply } / { $count }: { $move }

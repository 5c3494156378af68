### Fog Chess: العربية.
### نخاطب القارئ بصيغة المفرد المذكّر، كما اعتادت التطبيقات، ولا نفترض جنس صاحب الاسم. الرخّ هو القلعة، وحرفه «ر».
### Runs from right to left. Where a move stands in a sentence as it is written, "\u2066" and "\u2069" keep its order from left to right.

app-title = Fog Chess
back-home = الصفحة الأولى

## حين لا يبدأ التطبيق

start-failed-title = تعذّر تشغيل Fog Chess
start-failed = لم يُحمَّل جزء من التطبيق. تحقّق من الاتصال وأعد تحميل الصفحة. مبارياتك محفوظة.
start-no-wasm-title = ينقص شيء
start-no-wasm = لا يدعم هذا المتصفح WebAssembly، أو أنه معطّل هنا. اسمح به لهذه الصفحة أو استعمل متصفحًا حديثًا.
start-crashed-title = توقّف Fog Chess
start-crashed = حدث خطأ في التطبيق نفسه. نقلاتك محفوظة: أعد تحميل الصفحة لتتابع.
start-again = إعادة التحميل

## الطرفان والقطع والتواريخ

side = { $side ->
    [white] الأبيض
   *[black] الأسود
}
side-named = { $side ->
    [white] الأبيض: { $name }
   *[black] الأسود: { $name }
}
piece-name = { $role ->
    [pawn] بيدق
    [knight] حصان
    [bishop] فيل
    [rook] رخ
    [queen] وزير
   *[king] ملك
}
piece-letter-king = م
piece-letter-queen = و
piece-letter-rook = ر
piece-letter-bishop = ف
piece-letter-knight = ح
date = { $month ->
    [january] { $day } يناير { $year }
    [february] { $day } فبراير { $year }
    [march] { $day } مارس { $year }
    [april] { $day } أبريل { $year }
    [may] { $day } مايو { $year }
    [june] { $day } يونيو { $year }
    [july] { $day } يوليو { $year }
    [august] { $day } أغسطس { $year }
    [september] { $day } سبتمبر { $year }
    [october] { $day } أكتوبر { $year }
    [november] { $day } نوفمبر { $year }
   *[december] { $day } ديسمبر { $year }
}

## الصفحة الأولى

home-what = شطرنج في الضباب: لا ترى إلا حيث تستطيع قطعك الوصول.
home-play = العب على هذا الجهاز
home-guide = أول مرة؟ تكفي دقيقتان
home-how = كيف تُلعب
home-how-see = ترى قطعك والمربعات التي تستطيع الانتقال إليها. وما سوى ذلك ضباب.
home-how-win = خذ ملك الخصم. لا أحد يقول «كش»، فانتبه لملكك.
home-how-pass = مرّر الهاتف بعد كل نقلة. بين الدورين تحجب ستارةٌ الرقعة.
home-active = مباريات جارية
home-finished = مباريات منتهية
home-damaged = مباريات تالفة
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] الدور للأبيض
   *[black] الدور للأسود
}
home-turn-named = { $side ->
    [white] الدور للأبيض: { $name }
   *[black] الدور للأسود: { $name }
}
home-progress = النقلة { $number } · { $date }
home-length = { $number ->
    [zero] بلا نقلات · { $date }
    [one] نقلة واحدة · { $date }
    [two] نقلتان · { $date }
    [few] { $number } نقلات · { $date }
   *[other] { $number } نقلة · { $date }
}
home-delete = حذف مباراة { $names }
home-save = حفظ مباراة { $names } في ملف
home-damaged-text = لا يمكن قراءة هذه المباراة. احفظها في ملف أو احذفها.
home-damaged-newer = حُفظت بإصدار أحدث من التطبيق.
home-damaged-export = حفظ { $name } في ملف
home-damaged-delete = حذف { $name }
home-more = المزيد
home-import = استيراد مباريات
home-export-all = تصدير الكل
home-export-finished-pgn = المنتهية بصيغة PGN
install = تثبيت التطبيق
install-by-hand = لتثبيت التطبيق افتح قائمة المشاركة في المتصفح واختر «إضافة إلى الشاشة الرئيسية».

## مباراة جديدة

new-title = مباراة جديدة
new-first-player = اللاعب الأول
new-second-player = اللاعب الثاني
new-name-placeholder = الاسم
new-white = من يلعب بالأبيض؟
new-random = بالقرعة
new-clock = الساعة
new-clock-hint = دقائق للمباراة + ثوانٍ لكل نقلة. يتوقف الوقت خلف الستارة.
new-no-clock = بلا ساعة
new-custom-clock = غير ذلك
new-minutes = الدقائق
new-increment = ثوانٍ لكل نقلة
new-clock-error = الدقائق من 1 إلى { $minutes }، والثواني من 0 إلى { $seconds }.
new-start = ابدأ المباراة

## الستارة بين دورين

curtain-move-number = النقلة { $number }
curtain-start = { $side ->
    [white] أنت تبدأ. لا يجوز لغيرك أن ينظر الآن.
   *[black] أنت تبدأ. لا يجوز لغيرك أن ينظر الآن.
}
curtain-turn = { $side ->
    [white] حان دورك. لا يجوز لغيرك أن ينظر الآن.
   *[black] حان دورك. لا يجوز لغيرك أن ينظر الآن.
}
curtain-back = { $side ->
    [white] المباراة في انتظارك. لا يجوز لغيرك أن ينظر الآن.
   *[black] المباراة في انتظارك. لا يجوز لغيرك أن ينظر الآن.
}
curtain-open = أرني رقعتي

## أمام الرقعة

board-label = رقعة الشطرنج
square-hidden = { $square }، محجوب
square-empty = { $square }، خالٍ
square-own = { $role ->
    [pawn] { $square }، بيدقك
    [knight] { $square }، حصانك
    [bishop] { $square }، فيلك
    [rook] { $square }، رخك
    [queen] { $square }، وزيرك
   *[king] { $square }، ملكك
}
square-enemy = { $role ->
    [pawn] { $square }، بيدق الخصم
    [knight] { $square }، حصان الخصم
    [bishop] { $square }، فيل الخصم
    [rook] { $square }، رخ الخصم
    [queen] { $square }، وزير الخصم
   *[king] { $square }، ملك الخصم
}
square-white = { $role ->
    [pawn] { $square }، بيدق أبيض
    [knight] { $square }، حصان أبيض
    [bishop] { $square }، فيل أبيض
    [rook] { $square }، رخ أبيض
    [queen] { $square }، وزير أبيض
   *[king] { $square }، ملك أبيض
}
square-black = { $role ->
    [pawn] { $square }، بيدق أسود
    [knight] { $square }، حصان أسود
    [bishop] { $square }، فيل أسود
    [rook] { $square }، رخ أسود
    [queen] { $square }، وزير أسود
   *[king] { $square }، ملك أسود
}
square-is-picked = مختار
square-can-be-reached = يمكن الانتقال إليه
square-can-be-taken = يمكن الأخذ
square-can-castle = تبييت بهذا الرخ
square-of-last-move = آخر نقلة
square-of-loss = خسرت قطعة هنا
square-of-pending-move = في انتظار التأكيد

table-your-turn = حان دورك
table-moved = تمّت النقلة
table-you-are = { $side ->
    [white] تلعب بالأبيض
   *[black] تلعب بالأسود
}
table-lost = { $role ->
    [pawn] خسرت بيدقًا على { $square }.
    [knight] خسرت حصانًا على { $square }.
    [bishop] خسرت فيلًا على { $square }.
    [rook] خسرت رخًا على { $square }.
    [queen] خسرت وزيرك على { $square }.
   *[king] خسرت ملكك على { $square }.
}
table-draw-declined = رُفض التعادل: { $name }
table-draw-mine = أنت تعرض التعادل.
table-pass = الدور الآن: { $name }
table-passing = ستنسدل الستارة بعد لحظة.
table-confirm = العب { $move }
table-cancel = إلغاء
table-draw-offered = عرض تعادل من { $name }.
table-draw-accept = قبول
table-draw-decline = رفض
table-type = كتابة نقلة
table-offer-draw = عرض التعادل
table-draw-withdraw = سحب العرض
table-resign = استسلام
typed-label = النقلة، مثل e2e4 أو { "\u2066" }حf3{ "\u2069" }
typed-placeholder = e2e4, حf3
typed-play = العب
typed-close = إغلاق الحقل
typed-not-a-move = هذه ليست نقلة. اكتب e2e4 أو { "\u2066" }حf3{ "\u2069" }.
typed-illegal = لا تستطيع أيٌّ من قطعك ذلك.
typed-ambiguous = تستطيع ذلك أكثر من قطعة. اكتب من أين: e2e4.
seat-took = { $side ->
    [white] أخذ الأبيض: { $pieces }
   *[black] أخذ الأسود: { $pieces }
}
seat-clock = { $side ->
    [white] بقي للأبيض { $time }
   *[black] بقي للأسود { $time }
}
promotion-title = يُرقّى بيدقك إلى

moves-label = النقلات
moves-none = لا نقلات بعد
moves-hidden = { $side ->
    [white] لعب الأبيض
   *[black] لعب الأسود
}
moves-hidden-taking = { $side ->
    [white] أخذ الأبيض قطعتك على { $square }
   *[black] أخذ الأسود قطعتك على { $square }
}

spoken-goes = { $role ->
    [pawn] بيدق{ $from } إلى { $to }
    [knight] حصان{ $from } إلى { $to }
    [bishop] فيل{ $from } إلى { $to }
    [rook] رخ{ $from } إلى { $to }
    [queen] وزير{ $from } إلى { $to }
   *[king] ملك{ $from } إلى { $to }
}
spoken-takes = { $role ->
    [pawn] بيدق{ $from } يأخذ على { $to }
    [knight] حصان{ $from } يأخذ على { $to }
    [bishop] فيل{ $from } يأخذ على { $to }
    [rook] رخ{ $from } يأخذ على { $to }
    [queen] وزير{ $from } يأخذ على { $to }
   *[king] ملك{ $from } يأخذ على { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }، ويُرقّى إلى حصان
    [bishop] { $move }، ويُرقّى إلى فيل
    [rook] { $move }، ويُرقّى إلى رخ
   *[queen] { $move }، ويُرقّى إلى وزير
}
spoken-castles-king-side = تبييت قصير
spoken-castles-queen-side = تبييت طويل

## أسئلة

ask-no = متابعة اللعب
ask-resign = تستسلم؟
ask-resign-detail = تنتهي المباراة وتكون قد خسرتها.
ask-resign-yes = أستسلم
ask-offer-draw = تعرض التعادل؟
ask-offer-draw-detail = يُسأل اللاعب الآخر حين يأتي دوره. العب نقلتك ومرّر الهاتف.
ask-offer-draw-yes = عرض التعادل
ask-accept-draw = تقبل التعادل؟
ask-accept-draw-detail = تنتهي المباراة دون فائز.
ask-accept-draw-yes = أقبل

## كيف انتهت المباراة

result-win = { $winner ->
    [white] فاز الأبيض
   *[black] فاز الأسود
}
result-win-named = الفوز من نصيب { $name }
result-draw = تعادل
result-king-captured = { $winner ->
    [white] أخذ الأبيض الملك الأسود.
   *[black] أخذ الأسود الملك الأبيض.
}
result-resignation = { $winner ->
    [white] استسلم الأسود.
   *[black] استسلم الأبيض.
}
result-time = { $winner ->
    [white] نفد وقت الأسود.
   *[black] نفد وقت الأبيض.
}
result-no-move = لا نقلة لصاحب الدور.
result-threefold = تكرّر الوضع نفسه للمرة الثالثة.
result-fifty-moves = خمسون نقلة دون أخذ ولا نقلة بيدق.
result-agreement = اتفق اللاعبان.

## استعراض مباراة منتهية

replay-turn-board = اقلب الرقعة
replay-save = حفظ المباراة
replay-save-pgn = حفظ بصيغة PGN
replay-save-json = حفظ بصيغة JSON
replay-perspective = بعيني مَن
replay-white-view = بعين الأبيض
replay-true-board = بلا ضباب
replay-black-view = بعين الأسود
replay-steps = التنقّل في المباراة
replay-first = البداية
replay-back = النقلة السابقة
replay-forward = النقلة التالية
replay-last = النهاية
replay-rematch = إعادة اللعب

## القواعد والدليل

rules-title = القواعد
lessons-coming = لحظة…
lessons-missing = تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.
lessons-retry = أعد المحاولة
guide-title = مباراتك الأولى

## الإعدادات

settings-title = الإعدادات
settings-look = المظهر
settings-language = اللغة
settings-language-browser = مثل المتصفح
settings-theme = فاتح أو داكن
settings-theme-system = مثل النظام
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-board = ألوان الرقعة
settings-board-wood = خشب
settings-board-slate = أردواز
settings-board-sea = بحر
settings-board-contrast = تباين
settings-notation = القطع في قائمة النقلات
settings-notation-figurines = صور: { "\u2066" }♘f3{ "\u2069" }
settings-notation-letters = حروف: { "\u2066" }حf3{ "\u2069" }
settings-coordinates = إحداثيات الرقعة
settings-play = اللعب
settings-turning = الرقعة من جهة
settings-turning-viewer = صاحب الدور
settings-turning-white = الأبيض دائمًا
settings-confirm-moves = تأكيد كل نقلة
settings-pass-alone = تنسدل الستارة وحدها
settings-pass-alone-hint = بعد كل نقلة بثوانٍ
settings-noise = الصوت
settings-sound = الأصوات
settings-vibration = الاهتزاز
settings-device = التطبيق
settings-keep-awake = تبقى الشاشة مضاءة أثناء المباراة
settings-offline = كل شيء على هذا الجهاز: يعمل التطبيق بلا شبكة.
settings-online = التطبيق ليس على هذا الجهاز بعد: لا يُفتح إلا بالشبكة.
settings-version = الإصدار { $version }

## مباراة لا تُفتح

busy-title = مفتوحة في لسان آخر
busy-text = تُلعب هذه المباراة في لسان أو نافذة أخرى. يمكنك أن تتابعها هنا بدلًا من هناك.
busy-take-over = العب هنا
missing-title = لا توجد هذه المباراة
missing-text = ربما حُذفت، أو هي على جهاز آخر.

## تنبيهات تبقى

notice-label = تنبيه
notice-storage-blocked = لا يحفظ المتصفح هنا شيئًا. يمكنك اللعب، لكن المباراة تضيع حين تغلق الصفحة.
notice-storage-full = لم تبق مساحة للحفظ. يمكنك اللعب، لكن النقلات الجديدة تضيع حين تغلق الصفحة.
notice-storage-failed = تعذّر الحفظ. يمكنك اللعب، لكن النقلات الجديدة تضيع حين تغلق الصفحة.
notice-update = إصدار جديد جاهز. تبقى مبارياتك.
notice-update-now = تحديث

## رسائل عابرة

toast-deleted = حُذفت المباراة.
toast-delete-busy = المباراة مفتوحة في لسان آخر ولا يمكن حذفها هنا.
toast-undo = تراجع
toast-close = إغلاق
toast-saved = حُفظ الملف.
toast-saved-moves = حُفظ الملف. فيه كل نقلات الطرفين.
toast-imported = { $count ->
    [zero] لم تُستورد أي مباراة.
    [one] استُوردت مباراة واحدة.
    [two] استُوردت مباراتان.
    [few] استُوردت { $count } مباريات.
   *[other] استُوردت { $count } مباراة.
}
toast-language-failed = تعذّر تحميل { $language }. تحقّق من الاتصال.
error-import-unreadable = لا يمكن قراءة الملف.
error-import-unknown = ليس الملف تصديرًا من هذا التطبيق ولا بصيغة PGN.
error-import-newer = حُفظ الملف بإصدار أحدث من هذا التطبيق.
error-import-game = لم يُستورد شيء. المباراة { $game }: { $reason }
error-import-line = لم يُستورد شيء. المباراة { $game }، السطر { $line }: { $reason }
error-malformed = ناقصة أو تالفة.
error-illegal-move = لا يمكن لعب { $text }.
error-unsupported = { $text } غير مدعوم.
error-wrong-result = النتيجة { $text } لا توافق النقلات.

## إعلانات: تُقرأ ولا تُرى

say-curtain = انسدلت الستارة. التالي: { $player }.
say-first-turn = حان دورك. تبدأ المباراة.
say-your-turn = حان دورك. لعب الطرف الآخر.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = النقلة: { $move }. مرّر الهاتف حين تشاء.
say-picked = اخترت { piece-name } { $square }، { $count ->
    [zero] ولا مربع له.
    [one] وله مربع واحد.
    [two] وله مربعان.
    [few] وله { $count } مربعات.
   *[other] وله { $count } مربعًا.
}
say-nothing-to-move = { $square }: لا شيء لك هنا لتنقله.
say-cannot-go = لا يمكن الانتقال إلى { $square }.
say-put-down = لا شيء مختار.
say-draw-offered = عُرض التعادل. يُسأل اللاعب الآخر حين يأتي دوره.
say-draw-withdrawn = سُحب عرض التعادل.
say-draw-declined = رُفض التعادل.
say-replay-start = البداية. المجموع { $count ->
    [zero] بلا أنصاف نقلات.
    [one] نصف نقلة واحد.
    [two] نصفا نقلة.
    [few] { $count } أنصاف نقلات.
   *[other] { $count } نصف نقلة.
}
say-replay-ply = { $ply } من { $count }: { $move }

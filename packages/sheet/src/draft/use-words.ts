/** Parts of words, which compounds hold inside, in the languages of the uses: en de fr es it nl pl pt tr; signs of zh ja ar. */
export const cleaning =
  /clean|wash|deterg|laundry|rins|degreas|reinig|wasch|spül|entfett|nettoy|lavag|dégraiss|vaisselle|limpi|lavad|desengras|puli|detersiv|sgrass|ontvet|czyszcz|myci|pran|odtłuszcz|limp|desengord|temiz|yıka|deterjan|清洗|清洁|洗涤|洗浄|洗剤|清掃|تنظيف|غسل|منظف/iu;

export const lampOil =
  /lamp ?oil|oil lamp|lampenöl|huiles? (?:de|pour) lampe|aceite (?:de|para) lámpara|olio (?:per|da) lampad|lampolie|olej do lamp|óleo (?:de|para) (?:lamparina|candeeiro)|lamba yağı|灯油|ランプオイル|زيت (?:ال)?مصابيح/iu;

export const grillLighter =
  /(?:grill|barbecue|bbq|charcoal)[ -]?(?:lighter|starter)|grillanzünder|allume-(?:barbecue|feu)|encendedor de barbacoa|accendi ?(?:fuoco|barbecue)|barbecueaanmaker|podpałka|acendalha|mangal tutuşturucu/iu;

export const paintStripping =
  /(?:paint|lacquer|varnish|enamel)s?[ -]?(?:strip|remov)|abbeiz|décapant|décapage|decapante de pintura|quitapinturas|sverniciat|verfafbijt|afbijtmiddel|usuwani\w* (?:farb|lakier)|removedor de tinta|decapagem|boya sökücü|脱漆|剥離剤|مزيل (?:ال)?طلاء/iu;

export const windscreen =
  /wind(?:screen|shield)|de-?ic(?:er|ing)|scheiben(?:wasch|reinig|klar|frostschutz|enteis)|lave-glace|dégivr|limpiaparabrisas|lavaparabrisas|lavavetri|liquido tergi|ruiten(?:sproei|wis)|spryskiwacz|limpa-para-brisas|cam suyu|挡风玻璃|ウィンドウォッシャー|زجاج (?:ال)?سيار/iu;

export const grouting =
  /grout|fugenm|verpress|injektion|coulis|lechada|boiacc|voegmort|iniekc|calda de cimento|enjeksiyon/iu;

export const spraying =
  /spray|sprüh|spritz|pulvéris|aérosol|pulveriz|spruzz|spuit|natrysk|rozpyl|aerossol|püskürt|喷|スプレー|رش/iu;

/**
 * Parts of words, so that compounds match, in the languages of the uses: en de fr es it nl pl pt tr; signs of zh ja ar.
 */
export const cleaning =
  /clean|wash|deterg|laundry|rins|degreas|reinig|wasch|spül|entfett|nettoy|lavag|dégraiss|vaisselle|limpi|lavad|desengras|puli|detersiv|sgrass|lavastoviglie|lavavajillas|lavaplatos|lava-?lou[çc]a|vaatwas|afwas|wasmiddel|zmywar|zmywani|bulaşık|ontvet|czyszcz|myci|pran|odtłuszcz|limp|desengord|temiz|yıka|deterjan|清洗|清洁|洗涤|洗碗|食洗機|洗浄|洗剤|清掃|تنظيف|غسل|منظف/iu;

export const lampOil =
  /lamp ?oil|oil lamp|lampenöl|huiles? (?:de|pour) lampe|aceite (?:de|para) lámpara|olio (?:per|da) lampad|lampolie|olej do lamp|óleo (?:de|para) (?:lamparina|candeeiro)|lamba yağı|灯油|ランプオイル|زيت (?:ال)?مصابيح/iu;

export const artistsPaint =
  /artists?['’]? (?:paint|colou?r)|künstlerfarbe|peintures? d[’']artiste|(?:pinturas?|colores) (?:de artista|para artistas)|colori per artisti|kunstenaarsverf|farby? artystyczn|tintas? (?:de artista|para artistas)|sanatçı boya|画材|绘画颜料|ألوان (?:ال)?فنان/iu;

/** Aerosols for decoration and amusement, as entry 40 of REACH Annex XVII names them. */
export const decorating =
  /artificial (?:snow|frost|cobweb)|silly string|party spray|stink bomb|kunstschnee|sprühschnee|luftschlangenspray|neige artificielle|bombe à serpentin|nieve artificial|neve artificiale|kunstsneeuw|sztuczny śnieg|neve artificial|yapay kar|人造雪|彩带喷雾|人工雪|ثلج (?:صناعي|اصطناعي)/iu;

/** Fuel for engines, boilers and burners. */
const combustionFuel =
  /motor (?:fuel|spirit|gasoline)|(?:petrol|gasoline|diesel) fuel|heating (?:oil|fuel)|autogas|kraftstoff|heizöl|carburant|fioul|gas(?:óleo|oil)\b|combustible para (?:motores|calderas|calefacción)|carburante|gasolio|motorbrandstof|stookolie|huisbrandolie|paliwo (?:silnikowe|do silników)|olej (?:napędowy|opałowy)|combustível para motor|motorin|kalorifer yakıtı|akaryakıt|车用(?:汽油|柴油)|发动机燃料|燃料油|自動車用燃料|ガソリン燃料|軽油|وقود (?:ال)?(?:محركات|سيارات|تدفئة)/iu;
const fuelFor = /fuel for/i;
const burning = /engine|motor|vehicle|boiler|burner/i;
const besideFuel = /additi[vf]|aditiv|zusatz|dodat(?:ek|ki)|katkı|toevoeg|添加|مضاف|clean|reinig|nettoy/iu;

export const isCombustionFuel = (uses: string): boolean =>
  (combustionFuel.test(uses) || (fuelFor.test(uses) && burning.test(uses))) && !besideFuel.test(uses);

export const grillLighter =
  /(?:grill|barbecue|bbq|charcoal)[ -]?(?:lighter|starter)|grillanzünder|allume-(?:barbecue|feu)|encendedor de barbacoa|accendi ?(?:fuoco|barbecue)|barbecueaanmaker|podpałka|acendalha|mangal tutuşturucu/iu;

export const paintStripping =
  /(?:paint|lacquer|varnish|enamel)s?[ -]?(?:strip|remov)|abbeiz|décapant|décapage|decapante de pintura|quitapinturas|sverniciat|verfafbijt|afbijtmiddel|usuwani\w* (?:farb|lakier)|removedor de tinta|decapagem|boya sökücü|脱漆|剥離剤|مزيل (?:ال)?طلاء/iu;

export const windscreen =
  /wind(?:screen|shield)|de-?ic(?:er|ing)|windschutzscheibe|frontscheibe|scheiben(?:wasch|reinig|klar|frostschutz|enteis)|lave-glace|pare-brise|dégivr|para-?brisas|parabrezza|lavavetri|liquido tergi|voorruit|ruiten(?:sproei|wis|vloeistof)|spryskiwacz|szyb samochod|płyn do szyb|cam suyu|ön cam|挡风玻璃|风挡|玻璃水|ウイ?ィ?ンドウ?ウォッシャー|ウォッシャー液|フロントガラス|زجاج (?:ال)?سيار/iu;

export const grouting =
  /grout|fugenm|verpress|injektion|coulis|lechada|boiacc|voegmort|iniekc|calda de cimento|enjeksiyon/iu;

export const welding =
  /weld|metal arc|arc electrode|braz(?:e|ing)|solder|schwei(?:ß|ss)|löt(?:en|mittel|draht|lot|zinn)|hartlot|weichlot|soud(?:age|er|ure)|brasage|brasure|soldad|soldeo|saldat|brasatur|lassen|laselektrod|lasdraad|soldeer|spawa|lutow|brasagem|kaynak|lehim|焊|溶接|はんだ|ろう付|لحام|casting alloy|gusslegierung|gießlegierung|alliage (?:de|à) couler|alliage de coulée|aleación (?:de colada|para colar)|lega da (?:fusione|colata)|gietlegering|stop odlewniczy|liga de fundição|döküm alaşım|铸造合金|鋳造用合金|سبيكة صب/iu;

/** Joining metals with a molten filler; excludes welding. */
export const soldering =
  /braz(?:e|ing)|solder|löt(?:en|mittel|draht|lot|zinn)|hartlot|weichlot|brasage|brasure|soldadura (?:blanda|fuerte)|soldeo|brasatur|saldatura (?:dolce|forte)|soldeer|lutow|brasagem|lehim|钎焊|はんだ|ろう付|لحام بالقصدير/iu;

/** Joining with tin solder below 450 °C, by an iron and not by a flame or an arc. */
const tinSolder =
  /solder|löt(?:en|mittel|draht|lot|zinn)|weichlot|(?:brasage|brasure|soudure) (?:tendre|à l['’]étain)|soldadura (?:blanda|de estaño|con estaño)|(?:saldatura|brasatura) (?:dolce|a stagno)|soldeer|lutow|solda(?:dura|gem)? (?:branda|fraca|de estanho|com estanho)|lehim|软钎焊|锡焊|はんだ|لحام بالقصدير/iu;
const hardSolder = /braz|hart(?:lot|löt)|weld|hardsold|tward|sert lehim|硬/iu;

/** True for words of soft soldering alone. */
export const isTinSoldering = (uses: string): boolean => tinSolder.test(uses) && !hardSolder.test(uses);

/** Products that are melted for use: hot-melt adhesives, candle wax, bitumen. */
export const melting =
  /hot[ -]?melt|schmelzkleb|heißkleb|thermofusible|termofus|colla a caldo|cola quente|(?:smelt|hotmelt)lijm|topliw|sıcak (?:eriyik|silikon|tutkal)|candle|kerzen|\bbougies?\b|\bvelas?\b|candel[ae]|kaarsen|świec|\bmum(?:lar|luk)?\b|bitum|asfalt|asphalt|ホットメルト|ろうそく|アスファルト|热熔|蜡烛|沥青|شموع|بيتومين|لاصق ساخن/iu;

/** Cement and mixtures with cement. */
export const cement =
  /cement|zement|ciment|cimento|çimento|concrete|\bmortar|beton|béton|mörtel|mortier|hormigón|mortero|calcestruzzo|\bmalta\b|mortel|zapraw|argamassa|harç|水泥|混凝土|砂浆|セメント|コンクリート|モルタル|أسمنت|إسمنت|خرسانة/iu;

export const spraying =
  /spray|sprüh|spritz|pulvéris|au pistolet|(?:\ba|à) pistola|aérosol|pulveriz|spruzz|spuit|natrysk|rozpyl|aerossol|püskürt|喷|スプレー|رش/iu;

/** Words that name a biocide by its effect on organisms. */
const killing =
  /disinfect|(?:pool|spa|surface)(?: water)? saniti[sz]|biocid|antimicrobial|bactericid|algicid|slimicid|rodenti[cz]id|antiincrustant|anti-?incrustant|antisalissure|antivegetativ|aangroeiwer|przeciwporost|zehirli boya|bewuchs(?:schutz|hemm|verhinder)|防汚塗料|船底塗料|船底防污|防污漆|防污涂料|مضاد(?:ات)? (?:ل)?(?:ل)?حشف|rodentisit|rat(?:t?icid|tengi[ft])|mäusegift|rattenvergif|muizengif|gryzoniobój|fare zehri|molluscicid|antifouling|desinfekt|biozid|holzschutz|holzimprägniersalz|imprägniersalz|kesseldruckimprägn|houtbeschermingsmiddel|houtverduurz|désinfect|desinfec|disinfe[tz]|ontsmett|dezynfek|biobójcz|desinfe|dezenfek|biyosidal|消毒|杀鼠|殺鼠|殺そ|杀菌|殺菌|殺生物|تطهير|تعقيم|مطهر|مبيد/iu;

/** Products that kill insects and other pests, on plants or elsewhere. */
const pestKilling =
  /insecti(?:cid|zid)|insekti(?:cid|zid)|insetti?cid|inseticid|acaricid|akarizid|owadobój|böcek|杀虫|殺虫|مبيد(?:ات)? (?:ال)?حشرات/iu;

/** Places and pests unrelated to plants: stables, houses, hygiene. */
const awayFromPlants =
  /\b(?:stables?|barns?|livestock|poultry|buildings?|house(?:s|hold|holds)?|domestic|indoors?|bed ?bugs?|ants?|wasps?|hornets?|fleas?|ticks?|termites?)\b|mosquito|cockroach|hygien|\bstall|ställe|gebäude|haushalt|innenr|mücke|schabe|étable|bâtiment|élevage|\bménag|moustique|cafard|establo|edificio|doméstic|cucaracha|\bstalle\b|edifici|domestic|zanzar|scarafagg|gebouw|huishoud|muggen|kakkerlak|budynk|stajni|domow|komar|karaluch|edifício|\bbaratas?\b|ahır|sivrisinek|hamam böce|家庭|室内|衛生|卫生|蚊|蟑螂|ゴキブリ|ameise|wespe|zecke|fourmi|guêpe|frelon|\bpuces?\b|hormig|avispa|pulga|formic|vespe|calabron|\bpulci\b|mieren|wespen|vlooien|mrów(?:ka|ki|ek|kom|kami)|\bosy\b|pcheł|formiga|vespa|karınca|yaban arısı|pire\b|畜舎|蚂蚁|白蚁|跳蚤|アリ用|シロアリ|ハチ用|ノミ|نمل|منزل|المباني|بعوض|صراصير/iu;

/** Wood, and organisms that live on it. */
const wood = /wood|timber|\bbois\b|madera|\blegno|hout|drewn|madeira|ahşap/iu;
const livingOnWood =
  /fung|mould|insect|champignon|moisiss|hongo|xilófag|funghi|insetti|tarli|schimmel|grzyb|owad|cupim|mantar|böcek/iu;
export const isAgainstLifeOnWood = (use: string): boolean => wood.test(use) && livingOnWood.test(use);

/** Product-types of Regulation (EU) No 528/2012, Annex V, as suppliers cite them in the languages of the Union. */
const productType = /\b(?:PT|TP)[ -]?(?:0?[1-9]|1\d|2[0-2])\b/;

/** Baits. Those for slugs and fish are no biocides, so the pest or place must be named beside. */
export const bait =
  /\bbaits?\b|köder|\bappâts?\b|\bcebos?\b|\bes(?:ca|che)\b|\blok(?:doos|dozen|aas|middel)|mierenlok|przynęt|\biscos?\b|\byem(?:i|leri)?\b|饵|毒餌|ベイト/iu;

/** An insecticide for stables, houses or hygiene is a biocide of product-type 18, not a plant protection product. */
export const isPestControl = (use: string): boolean =>
  (pestKilling.test(use) && (awayFromPlants.test(use) || productType.test(use))) ||
  (bait.test(use) && awayFromPlants.test(use));

const isKilling = (use: string): boolean =>
  productType.test(use) || killing.test(use) || isPestControl(use) || isAgainstLifeOnWood(use);

/** Words for preserving; both biocides and other products preserve. */
const preserving =
  /preserv(?:ati|ing)|konservier|conservat(?:eur|ion)|conservación|conservazione|conservação|conservante|conserver(?:ing|en|ings)|konserw|koruyucu|防腐/iu;

/**
 * Goods preserved under other laws (food, feed, cosmetics, medicines), or preservation against something other than
 * organisms (rust, machines, art).
 */
const otherwisePreserved =
  /food|feed|beverage|cosmetic|medicin|pharma|rust|corros|machine|cavit|painting|lebensmittel|futter|getränk|kosmeti|arznei|korrosion|rost|hohlraum|unterboden|gemälde|aliment|boisson|cosmét|médica|rouille|tableaux|alimento|pienso|bebida|herrumbre|oxidación|mangim|bevand|medicinal|ruggine|voeding|levensmiddel|voeder|drank|geneesmiddel|roest|żywno|pasz|napoj|lek(?:ów|i|arstw)|rdz|maszyn|urządze|ferrugem|gıda|yem|içecek|ilaç|kozmetik|pas önley|korozyon|食品|饲料|飼料|化妆品|化粧品|药|医薬|锈|防錆|أغذية|غذاء|علف|أعلاف|تجميل|دواء|أدوية|صدأ|تآكل/iu;

/**
 * True if one of the uses is that of a biocidal product. Regulation (EU) No 528/2012 excludes the preserving of food,
 * feed, cosmetics and medicines (Article 2(2) and (5)).
 */
export const isBiocidalUse = (uses: string): boolean =>
  uses
    .split(/[;,.\n；、。，؛،]/u)
    .some((use) => isKilling(use) || (preserving.test(use) && !otherwisePreserved.test(use)));

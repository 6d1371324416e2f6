import type { ProductKind } from './purpose.ts';

/** Words in the identified uses that lead to a specific entry in the dangerous goods list. */
const inEnglish: readonly (readonly [ProductKind, RegExp])[] = [
  ['wood-preservative', /\b(?:wood|timber)[- ]preserv|\bpreservation of (?:\w+ ){0,2}(?:wood|timber)\b/i],
  ['printing-ink-related', /\bprinting inks?\b.*\b(?:thinners?|solvents?|reducers?|removers?)\b/i],
  ['printing-ink', /\bprinting ink/i],
  [
    'paint-related',
    /\b(?:thinn(?:ers?|ing)|(?:paint|lacquer|varnish|enamel)\b.*\b(?:removers?|strippers?|reducers?|driers?)\b)/i,
  ],
  ['paint-related', /\bhardener.*(?:paint|coating|lacquer|varnish|primer)/i],
  ['paint', /\b(?:paints?|lacquers?|varnish(?:es)?|enamels?|primers?|shellac|(?:wood|timber) stains?)\b/i],
  ['adhesive', /\b(?:adhesives?|glues?)\b/i],
  ['coating', /\bcoating solution/i],
  ['flavour-extract', /\bessential oils?\b/i],
  ['perfumery', /\bperfum/i],
  ['resin-solution', /\bresin solution/i],
  ['disinfectant', /\bdisinfect/i],
  ['alcoholic-beverage', /\b(?:alcoholic beverages?|spirits? drinks?|rum|whisk(?:e)?y|brandy|vodka|gin|liqueurs?)\b/i],
  ['flavour-extract', /\b(?:flavou?r(?:ing)?|aroma) extracts?\b|\bextracts? for (?:flavou?r|aroma)/i],
  ['fertiliser', /\bfertili[sz]ers?\b/i],
  ['refrigerant', /\brefrigerants?\b/i],
  ['petroleum-distillate', /\bpetroleum distillates?\b/i],
  ['aviation-fuel', /\b(?:aviation|turbine|jet) fuel/i],
  ['pesticide', /\b(?:pesticide|herbicide|fungicide|insecticide|plant protection)/i],
];

/**
 * Paints and adhesives, by far the most frequent kinds, in the other languages of the uses: de fr es it nl pl pt tr zh
 * ja ar.
 */
const paintWords = [
  'Farben?|(?:Dispersions|(?:Innen)?wand|Fassaden|Latex|Silikat|Kalk|Decken|Boden|Holz|Wetterschutz|Rostschutz|Bunt|Abtön)farben?|Anstrich|Lackierung|(?:Holz)?Lasur(?:en)?|Holzbeizen?|Beschichtungsstoff(?:e|en)?|Grundier(?:ung(?:en)?|farben?|mittel)|Haftgrund',
  'peintures?|vernis|laques?|lasures?|émail|émaux|apprêts?|primaires?|saturateurs? (?:pour |à )?bois|teintes? (?:pour|à) bois',
  'pinturas?|barniz|barnices|lacas?|lasur(?:es)?|esmaltes?|imprimaci(?:ón|ones)|tintes? (?:para|de) madera',
  'pittur[ae]|vernic[ie]|lacc(?:a|he)|smalt[oi]|primer|velatur[ae]|(?:impregnant[ei]|mordent[ei]) (?:per|del) legno',
  '(?:muur|latex|gevel|beton|vloer|hout)?(?:verf|verven)|\\p{L}{0,20}lak(?:ken)?|vernis(?:sen)?|beits(?:en)?|grondverf',
  'farb[aąyę]?|lakier(?:y|ów|u)?|emali[aeię]?|lakierobejc[aeęy]?|bejc[aeęy]?|podkład(?:y|ów|u)?|grunt(?:y|ów|u)?',
  'tintas?|vernizes|verniz|primários?|velaturas?|tapa-poros|stain',
  'boya(?:lar|sı)?|verni(?:k|kler|ği|ğin)|lake|astar(?:lar)?',
].join('|');
/** German compounds end with it: Polyurethanlacke. */
const paintSigns =
  'lacke?n?(?!\\p{L})|塗料|ペイント|ラッカー|ワニス|ニス|木部用?ステイン|油漆|涂料|清漆|木器漆|底漆|面漆|木蜡油|دهان|طلاء';
const thinningWords = [
  'Verdünn(?:er|ung|en|ungsmittel)',
  'dilu(?:ant|tion)|diluy?ente|diluição|dilución|diluizione|diluir',
  'verdunn(?:er|ing|en)',
  'rozcieńcz(?:alnik|anie|ania)',
  'tiner|inceltici|inceltme',
  // Hardeners of a paint are paint-related material, too.
  'Härter|durcisseurs?|endurecedor(?:es)?|catalizzator[ei]|induritor[ei]|verharders?|utwardzacz(?:e|a|y)?|sertleştirici',
].join('|');
const thinningSigns = 'シンナー|希釈|硬化剤|稀释|固化剂|مخفف|تخفيف|مصلب';
/** A paint remover is paint related material, like a thinner (49 CFR 172.101, UN 1263). Stems of words. */
const removing = new RegExp(
  [
    'abbeiz|entfern|dissolvant|décapa|enlèvement|quitaesmalte|quitapintura|decapa(?:nte|gem)|eliminación|remo(?:vedor|ção)',
    'svernicia|solvent[ei] per|rimo(?:zione|tore)|afbijt|verwijder|remover|zmywacz|zmywani|usuwani|çıkarıcı|sökücü',
    '剥離|除光|リムーバー|脱漆|卸甲|洗甲|مزيل',
  ].join('|'),
  'iu',
);
const adhesiveWords = [
  'Klebstoffe?|Kleber',
  'adhésifs?|colles?',
  'adhesivos?|pegamentos?|adesiv[oi]|coll[ae]|colas?',
  'lijm(?:en)?',
  'klej(?:e|ów|u)?',
  'yapıştırıcı',
].join('|');
const adhesiveSigns = '接着剤|胶粘剂|粘合剂|黏合剂|لاصق';

/** Essential oils and plant extracts: fragrant, but not finished perfumes. */
const extractWords = [
  "ätherische[sn]? Öle?|Aromaextrakte?|huiles? essentielles?|extraits? (?:d’|d'|de )?arômes?|aceites? esenciale?s?",
  'oli[oi]? essenzial[ei]|etherische olie|olej(?:ek|ki|ków|ku) eteryczn(?:y|e|ych|ego)|óleos? essencia(?:l|is)|uçucu yağ(?:lar|ı|ları)?',
].join('|');
const extractSigns = '精油|エッセンシャルオイル|زيت عطري|زيوت عطرية';

const perfumeWords = [
  'Parf[uü]ms?|Parfümerie|Duftwasser|Eau de (?:Parfum|Toilette|Cologne)',
  'parfums?|parfumerie|profum[oi]|profumeria|perfumes?|perfumería|perfumaria|parfumerieproduct|perfum(?:y|ów)?|parfüm(?:ler|eri)?',
].join('|');
const perfumeSigns = '香水|عطر|عطور';

const inkWords = [
  'Druckfarben?|Flexodruckfarben?|Tiefdruckfarben?|Siebdruckfarben?',
  "(?:encres?|vernis) d[’']impression|tintas? (?:de|para) (?:imprenta|impresión|impressão)|inchiostr[oi] (?:da|per|di) stampa",
  'drukinkt(?:en)?|farb[ay] drukarsk(?:a|ie|iej|ich)|matbaa mürekkebi|baskı mürekkebi',
].join('|');
/** Stems of words with many endings. */
const inkBeginnings =
  '(?<!\\p{L})(?:(?:encres?|vernis) (?:flexo|offset|sérigraph|hélio)|tintas? (?:flexo|offset|serigr)|inchiostr[oi] (?:flexo|offset|serigraf))';
const inkSigns = '印刷インキ|印刷インク|グラビアインキ|油墨|أحبار الطباعة|حبر الطباعة|حبر طباعة';

const resinWords = [
  'resins?|résines?|resinas?|resin[ae]|\\p{L}{0,20}harze?|\\p{L}{0,20}hars(?:en)?|żywic[aey]?|reçine(?:si|ler|leri)?',
].join('|');
const resinSigns = '樹脂|树脂|راتنج';
/** Products for a resin, or made of one, are not resin solutions. */
const besideResinWords = [
  thinningWords,
  'hardeners?|curing agents?|catalysts?|accelerators?|initiators?|cleaners?|removers?|ion exchange',
  'adhesion promoters?|coupling agents?|additives?|Haftvermittler|Additive?|additifs?|aditivos?|additiv[oi]|dodatek|katkı',
  'Beschleuniger|Katalysator(?:en)?|Reiniger|accélérateurs?|catalyseurs?|nettoyants?|aceleradores?|catalizadores?',
].join('|');
/** Preservatives against fungi and insects. Stains and varnishes that protect wood are paints. */
const woodWords = [
  'Holzschutzmitteln?|Holzschutz|Holzkonservierung|(?:préservation|protection|traitement) du bois',
  '(?:preserv\\p{L}+|protector(?:es)?|protección|conservación|tratamiento) (?:de|para) (?:la )?maderas?',
  '(?:preserv\\p{L}+|protezione|conservazione|trattamento) (?:del|per(?: il)?) legno',
  'houtverduurzam\\p{L}+|houtconserver\\p{L}+|houtbescherming(?:smiddel(?:en)?)?|bescherming van hout',
  '(?:ochron[ay]|konserwacj[ai]|impregnacj[ai]|zabezpieczani[ae]) drewna',
  '(?:preserv\\p{L}+|proteção|tratamento) (?:d[aeo]|para(?: a)?) madeiras?|ahşap koruma|ahşap koruyucu(?:su|lar)?',
].join('|');
const woodSigns = '木材防腐|木材保存|木材保護剤|حماية الخشب|حفظ الخشب';
const refrigerantWords =
  'Kältemittel|frigorigènes?|réfrigérants?|refrigerantes?|refrigerant[ei]|koudemiddel(?:en)?|czynnik(?:i|a)? chłodnicz(?:y|e|ego)|soğutucu (?:akışkan|gaz)';
const refrigerantSigns = '冷媒|制冷剂|مبرد|غاز تبريد';

/** Stems: their endings and compounds are many. */
const pesticideBeginnings = [
  '(?<!\\p{L})(?:pesti[zc]id|pestycyd|pestisit|herbi[zc]id|herbicyd|herbisit|erbicid|fungi[zc]id|fungicyd|fongicid|fungisit)',
  '(?<!\\p{L})(?:inse[ck]ti[zc]id|insektycyd|insektisit|insetticid|inseticid|acaricid|akari[zc]id|mollus[ck]i[zc]id)',
  'pflanzenschutz|unkraut(?:vernichter|bekämpfung)',
  'phyto(?:sanitaire|pharmaceutique)|désherbant|protection des (?:plantes|cultures|végétaux)',
  'plaguicida|fitosanitari|protección (?:vegetal|de (?:los |las )?(?:cultivos|plantas))',
  'diserbant|antiparassitari|protezione delle (?:piante|colture)',
  'gewasbescherming|onkruidbestrijding|(?<!\\p{L})bestrijdingsmiddel',
  'chwastobój|owadobój|ochron[ay] roślin',
  'praguicida|agrotóxic|fitofarmac|fitossanit|defensivos? agrícola|proteção (?:d[aeo]s? )?(?:plantas|culturas|vegeta)',
  'yabancı ot|bitki koruma|böcek ilacı',
  '農薬|除草剤|殺虫剤|农药|除草剂|杀虫剂|植物保护',
  'مبيد(?:ات)? (?:ال)?(?:حشر|أعشاب|عشب|آفات|فطر)|وقاية النبات',
].join('|');

const besideResinSigns = `${thinningSigns}|促進剤|カップリング剤|添加剤|触媒|洗浄|促进剂|偶联剂|添加剂|催化剂|清洗|محفز|مضاف`;

/** Matches word boundaries in any script; `\b` knows only unaccented Latin letters. */
const word = (words: string, signs: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${signs}`, 'iu');

const paint = word(paintWords, paintSigns);
const thinning = word(thinningWords, thinningSigns);
const adhesive = word(adhesiveWords, adhesiveSigns);
const extract = word(extractWords, extractSigns);
const perfume = word(perfumeWords, perfumeSigns);
const ink = word(inkWords, `${inkSigns}|${inkBeginnings}`);
const resin = word(resinWords, resinSigns);
const besideResin = word(besideResinWords, besideResinSigns);
const refrigerant = word(refrigerantWords, refrigerantSigns);
const wood = word(woodWords, woodSigns);
const pesticide = new RegExp(pesticideBeginnings, 'iu');
const pressureTreatment = /holzimprägniersalz|kesseldruckimprägn/iu;

/** Kinds by precedence, for words of several kinds. */
const byWords: readonly (readonly [ProductKind, RegExp])[] = [
  ['wood-preservative', wood],
  ['wood-preservative', pressureTreatment],
  ['adhesive', adhesive],
  ['flavour-extract', extract],
  ['perfumery', perfume],
  ['refrigerant', refrigerant],
  ['pesticide', pesticide],
];

function inOtherLanguages(uses: string): ProductKind | undefined {
  if (ink.test(uses)) return thinning.test(uses) ? 'printing-ink-related' : 'printing-ink';
  if (paint.test(uses)) return thinning.test(uses) || removing.test(uses) ? 'paint-related' : 'paint';
  const found = byWords.find(([, words]) => words.test(uses))?.[0];
  return found ?? (resin.test(uses) && !besideResin.test(uses) ? 'resin-solution' : undefined);
}

/** A product of several kinds takes the entry of the first kind. */
export const kindsInOrder: readonly ProductKind[] = inEnglish.map(([kind]) => kind);

/** The words up to a pigment. Before a paint it is the product itself, after it an ingredient of the paint. */
const upToPigment =
  /^[^,;.]{0,40}?(?<!\p{L})(?:\p{L}{0,12}pigmente?n?s?|pigmentos?|pigmenty?|pigment[oi]|(?:ال)?خضاب|صبغة)(?!\p{L})/iu;
/** Turkish, Japanese and Chinese name last what the product is. */
const pigmentLast = /için pigment|用(?:の)?(?:顔料|颜料)/iu;
const englishPaint = /\b(?:paints?|lacquers?|varnish(?:es)?|enamels?|primers?)\b/i;
const paintKinds: readonly (ProductKind | undefined)[] = ['paint', 'paint-related'];

function isPigment(uses: string): boolean {
  const before = upToPigment.exec(uses)?.[0];
  return pigmentLast.test(uses) || (before !== undefined && !paint.test(before) && !englishPaint.test(before));
}

const ofNails =
  /(?<!\p{L})(?:nails?|ongles?|uñas?|unghie|nagels?|nägeln?|nagel\p{L}+|paznok\p{L}+|unhas?|tırnak\p{L}*|oje(?:si)?)(?!\p{L})|爪|ネイル|マニキュア|指甲|甲油|أظافر/iu;
const englishRemoving = /\bremov(?:ers?|al|ing)\b/i;

/** Nail varnish remover is a cosmetic product. Its transport entry follows from its ingredients. */
const isForNails = (uses: string): boolean => ofNails.test(uses) && (removing.test(uses) || englishRemoving.test(uses));

/** The product kind by the words of its identified uses, if the dangerous goods list has a specific entry for it. */
export function productKindOf(uses: string): ProductKind | undefined {
  const kind = inEnglish.find(([, words]) => words.test(uses))?.[0] ?? inOtherLanguages(uses);
  return paintKinds.includes(kind) && (isPigment(uses) || isForNails(uses)) ? undefined : kind;
}

/**
 * Kinds for which the product name is as reliable as the use. A cleaner may be named after what it removes; a resin is
 * a resin.
 */
const kindsByName: readonly ProductKind[] = [
  'printing-ink',
  'printing-ink-related',
  'resin-solution',
  'adhesive',
  'flavour-extract',
  'wood-preservative',
];

/** The kind by the identified uses. The product name decides if they name none, or if an essential oil goes into perfumes. */
export function productKindByName(uses: string, name: string): ProductKind | undefined {
  const byUse = productKindOf(uses);
  const byName = productKindOf(name);
  if (byUse === 'perfumery' && byName === 'flavour-extract') return byName;
  return byUse ?? (byName !== undefined && kindsByName.includes(byName) ? byName : undefined);
}

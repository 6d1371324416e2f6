/**
 * Whole answers that say nothing, in the languages that a user may type them in. What stands in brackets may be left out;
 * a bar parts two spellings.
 */
const uses: readonly string[] = [
  'industrial[ use]|industrial uses|various[ uses]|general[ use]|other[ uses]|chemical[ use]|product|professional[ use]|none|n/a|na|see label',
  'industriell[e verwendung]|industrielle verwendungen|verschiedene[s]|allgemeine verwendung|sonstige[s]|chemikalie|produkt|gewerblich[e verwendung]|keine|siehe etikett',
  '[usage ]industriel|divers|[usage ]général|autre[s]|produit[ chimique]|[usage ]professionnel|aucun[e]|voir étiquette|voir l’étiquette',
  '[uso ]industrial|vari[o]s|varios usos|[uso ]general|otros[ usos]|producto[ químico]|[uso ]profesional|ningun[o]|ver etiqueta',
  '[uso ]industriale|vari|usi vari|[uso ]generale|altr[o]|altri usi|prodotto[ chimico]|[uso ]professionale|nessun[o]|vedi etichetta',
  'industrieel[ gebruik]|diverse[n]|algemeen[ gebruik]|overig[e]|chemisch product|product|professioneel[ gebruik]|geen|zie etiket',
  '[uso ]industrial|diversos|vários[ usos]|[uso ]geral|outro[s]|produto[ químico]|[uso ]profissional|nenhum|ver rótulo|ver o rótulo',
  '[zastosowanie ]przemysłowe|różne[ zastosowania]|[zastosowanie ]ogólne|inne|chemikalia|produkt[ chemiczny]|[zastosowanie ]profesjonalne|brak|patrz etykieta',
  'endüstriyel[ kullanım]|çeşitli|genel[ kullanım]|diğer|kimyasal[ madde]|ürün|profesyonel[ kullanım]|yok|etikete bakınız',
  '工业用途|工业[用]|各种[用途]|一般用途|其他[用途]|化学品|产品|专业用途|无|见标签',
  '工業用[途]|各種[用途]|一般用[途]|その他|化学品|製品|業務用|なし|ラベル参照',
  'استخدام صناعي|صناعي|متنوع|استخدام عام|عام|أخرى|مادة كيميائية|منتج|استخدام مهني|لا يوجد|انظر الملصق',
];

const names: readonly string[] = [
  'proprietary|additive[s]|surfactant[s]|solvent[s]|other|filler[s]|trade secret|resin[s]|polymer[s]',
  'geheim|betriebsgeheimnis|additiv[e]|zusatzstoff[e]|tensid[e]|lösungsmittel|lösemittel|sonstige[s]|füllstoff[e]|harz[e]|polymer[e]',
  'confidentiel|secret commercial|additif[s]|tensioactif[s]|solvant[s]|autre[s]|charge[s]|résine[s]|polymère[s]',
  'confidencial|secreto comercial|aditivo[s]|tensioactivo[s]|disolvente[s]|otro[s]|carga[s]|resina[s]|polímero[s]',
  'riservato|segreto commerciale|additivo|additivi|tensioattivo|tensioattivi|solvente|solventi|altro|altri|carica|cariche|resina|resine|polimero|polimeri',
  'vertrouwelijk|bedrijfsgeheim|additief|additieven|oppervlakteactieve stof[fen]|oplosmiddel[en]|overig[e]|vulstof[fen]|hars[en]|polymeer|polymeren',
  'confidencial|segredo comercial|aditivo[s]|tensioativo[s]|surfactante[s]|solvente[s]|outro[s]|carga[s]|resina[s]|polímero[s]',
  'poufne|tajemnica handlowa|tajemnica przedsiębiorstwa|dodatek|dodatki|surfaktant[y]|rozpuszczalnik[i]|inne|wypełniacz[e]|żywica|żywice|polimer[y]',
  'gizli|ticari sır|katkı[ maddesi]|yüzey aktif madde|çözücü[ler]|solvent[ler]|diğer|dolgu[ maddesi]|reçine[ler]|polimer[ler]',
  '商业秘密|商业机密|助剂|添加剂|表面活性剂|溶剂|其他|填料|树脂|聚合物',
  '企業秘密|営業秘密|添加剤|界面活性剤|溶剤|溶媒|その他|充填剤|樹脂|ポリマー',
  'سري|سر تجاري|إضافات|مواد مضافة|مادة خافضة للتوتر السطحي|مذيب|مذيبات|أخرى|مادة مالئة|راتنج|بوليمر',
];

const spellings = (row: string): string[] =>
  row.split('|').flatMap((word) => [word.replace(/[[\]]/g, ''), word.replace(/\[[^\]]*\]/, '')]);

const vagueUses: ReadonlySet<string> = new Set(uses.flatMap(spellings));
const vagueNames: ReadonlySet<string> = new Set(names.flatMap(spellings));

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
    .replaceAll("'", '’');

/** True where a use says nothing that a user could go by, e.g. "Industrial use". */
export const isVagueUse = (text: string): boolean => vagueUses.has(bare(text));

/** True where a name is that of a function or a wish for secrecy, not of a substance. */
export const isVagueName = (text: string): boolean => vagueNames.has(bare(text)) || /^non-?hazardous/.test(bare(text));

/** Telling to make a person vomit, and the words that turn it round in the same sentence. */
const vomiting: readonly (readonly [told: RegExp, forbidden: RegExp])[] = [
  [/induce vomiting/i, /\b(?:not|never|avoid|without)\b|n[’']t\b/i],
  [/erbrechen (?:herbei|aus|ein)|zum erbrechen bringen/i, /\b(?:kein|nicht|nie|niemals|ohne)\b/i],
  [/(?:faire|provoquer) (?:le |un |des )?vomi/i, /\b(?:ne|pas|jamais|sans)\b|\bn[’']/i],
  [/(?:provocar|inducir) (?:el )?vómito/i, /\b(?:no|nunca|sin|evitar)\b/i],
  [/(?:provocare|indurre) (?:il )?vomito/i, /\b(?:non|mai|senza|evitare)\b/i],
  [/braken (?:op te wekken|opwekken)|laten braken/i, /\b(?:geen|niet|nooit|zonder)\b/i],
  [/(?:provocar|induzir) (?:o )?v[óô]mito/i, /\b(?:nunca|sem|evitar)\b|não(?!\p{L})/iu],
  [/(?:wywoł\p{L}*|sprowok\p{L}*|prowok\p{L}*) wymiot/iu, /(?<!\p{L})(?:nie|bez)(?!\p{L})/iu],
  [/kustur(?!ma)/i, /kusturma/i],
  [/(?:诱导|诱发|引发)呕吐|催吐/u, /[不勿禁]/u],
  [/吐かせ/u, /ない|ず|いけま?せん|禁/u],
  [/(?:ستح|ح)ث.*(?:القيء|التقيؤ)|تحريض القيء/u, /(?:^|\s)(?:لا|عدم|تجنب|دون)(?:\s|$)/u],
];

/** True where a sentence of the text tells to make a person vomit and does not forbid it. */
export const inducesVomiting = (text: string): boolean =>
  text
    .split(/[.;!。；؛\n]/)
    .some((sentence) => vomiting.some(([told, forbidden]) => told.test(sentence) && !forbidden.test(sentence)));

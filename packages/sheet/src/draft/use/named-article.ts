import type { ProductKind } from './purpose.ts';

/** All words of a name that says nothing but that the product is a lithium battery, in the languages of the sheets. */
const wordsOfBattery = new Set(
  [
    'lithium li ion metal battery batteries cell cells pack packs module modules rechargeable',
    'ionen metall akku akkus akkupack akkumulator akkumulatoren batterie batterien zelle zellen wiederaufladbar wiederaufladbare',
    'ions métal batteries pile piles accumulateur accumulateurs au aux à rechargeables',
    'litio ión iones batería baterías pila pilas acumulador acumuladores de al recargable recargables',
    'ioni ione metallo batteria accumulatore accumulatori agli a di ricaricabile ricaricabili',
    'metaal batterij batterijen ionbatterij ionbatterijen accu ionaccu accupack oplaadbare',
    'litowo jonowy jonowa jonowe litowy litowa metalowa akumulator akumulatory bateria baterie ogniwo ogniwa',
    'lítio ião iões íon íons baterias pilha pilhas acumulador recarregável recarregáveis',
    'lityum iyon pil piller batarya bataryalar',
    'リチウムイオン電池 リチウムイオン二次電池 リチウムイオンバッテリー リチウム金属電池',
    '锂离子电池 锂离子电池组 锂金属电池',
    'بطارية بطاريات أيونات أيون الليثيوم ليثيوم معدن',
    'coin button primary knopfzelle knopfzellen bouton boutons botón bottone knoopcel knoopcellen knoopbatterij',
    'guzikowa guzikowe pastylkowa pastylkowe botão moeda düğme madeni primär primaire primaria primarie primário primária',
    'コイン形リチウム電池 コイン型リチウム電池 コイン電池 ボタン電池 リチウムコイン電池 リチウムボタン電池 リチウム一次電池',
    '锂纽扣电池 纽扣电池 扣式锂电池 扣式电池 锂一次电池 锂电池 リチウム電池 زر أولية',
  ].flatMap((line) => line.split(' ')),
);
const lithium = /^(?:lithium|li|litio|litow[oya]|lítio|lityum|(?:ال)?ليثيوم)$|リチウム|锂/u;
const battery =
  /^(?:(?:ion)?batter|bater|batarya|(?:ion)?accu|acum|akumul|akku|cells?$|(?:knopf)?zellen?$|knoop|pil|ogniw|.*(?:電池|バッテリー|电池)|بطاري)/u;
const ion = /^(?:ion|ión|ioni|íon|ião|iões|iyon|jonow|リチウムイオン|锂离子|أيون)/u;
const metal = /^(?:m[eé]tal|metaal|リチウム金属|锂金属|معدن)/u;
/** A button cell of lithium and a cell that cannot be charged hold the metal. */
const primary =
  /^(?:coin|button|prim|knopf|knoop|bouton|bot[oóã]|bottone|guzik|pastyl|moeda|düğme|madeni|.*(?:コイン|ボタン|一次|纽扣|扣式)|زر|أولية)/u;
/** IEC 60086-1: C and B are the systems with lithium, R is a round cell, such as CR2032. */
const lithiumType = /^[cb]r\d{3,5}[a-z]?$/u;

/** A size, a type or a figure, such as `36 V`, `CR2032` or `5Ah`. */
const measure = /\d|^(?:v|a|ah|mah|wh|kwh)$/u;

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}ー]+/u)
    .filter((word) => word !== '');

/** Another word may say that the product is made for batteries, such as a cleaner: its name then decides nothing. */
function batteryOf(name: string): ProductKind | undefined {
  const all = wordsIn(name);
  const words = all.filter((word) => !measure.test(word));
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const isOfType = all.some((word) => lithiumType.test(word));
  if (!words.every((word) => wordsOfBattery.has(word)) || !has(battery) || !(has(lithium) || isOfType))
    return undefined;
  if (has(ion)) return 'lithium-ion-battery';
  return isOfType || has(metal) || has(primary) ? 'lithium-metal-battery' : undefined;
}

/** All further words of a name that says nothing but that the product is a battery of lead and acid. */
const wordsOfLead = new Set(
  [
    'lead acid sealed flooded vented wet dry starter automotive car motorcycle storage spillable non agm gel vrla',
    'blei säure bleisäure bleiakku bleiakkus bleiakkumulator bleiakkumulatoren bleibatterie bleibatterien bleisäurebatterie starterbatterie starter',
    'plomb acide démarrage plomo ácido arranque piombo acido avviamento al chumbo partida',
    'lood zuur loodzuur loodaccu loodzuuraccu loodbatterij startaccu',
    'ołowiowy ołowiowa ołowiowe ołowiowo kwasowy kwasowa kwasowo rozruchowy kurşun asit asitli akü aküler aküsü',
    '鉛蓄電池 鉛バッテリー 密閉型鉛蓄電池 铅酸电池 铅酸蓄电池 铅蓄电池 رصاص الرصاص حمض حمضية الحمضية الحمض',
  ].flatMap((line) => line.split(' ')),
);
const lead = /^(?:lead|blei|plomb|plomo|piombo|lood|ołow|chumbo|kurşun|(?:ال)?رصاص)|鉛|铅/u;
const accumulator = /^(?:blei(?:säure)?(?:akk|batt)|lood(?:zuur)?(?:acc|batt)|akü)|鉛|铅/u;
/** Valve-regulated: the acid is held by a gel or by mats of glass. */
const heldAcid = /^(?:agm|gel|vrla|spillable)$/u;

function leadBatteryOf(name: string): ProductKind | undefined {
  const words = wordsIn(name).filter((word) => !measure.test(word));
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const isNothingElse = words.every((word) => wordsOfBattery.has(word) || wordsOfLead.has(word));
  if (!isNothingElse || !has(lead) || !(has(battery) || has(accumulator))) return undefined;
  return has(heldAcid) ? 'sealed-lead-battery' : 'lead-battery';
}

const cartridge =
  /(?<!\p{L})(?:cartridges?|gas?kartuschen?|kartuschen?|gaspatronen?|cartouches?|cartuchos?|cartucc(?:ia|e)|gaspatro(?:on|nen)|kartusz(?:e|y)?|nab[oó]j(?:e)? gazow\p{L}+|kartuş(?:u|lar)?)(?!\p{L})|カートリッジ|カセットボンベ|气罐|خرطوشة/iu;

/** The contents or parts of cartridges, which are none themselves. */
const forCartridges =
  /(?<!\p{L})(?:for|refills?|für|von|nachfüll\p{L}*|pour|recharges? de|para|per|voor|do|na)\s+(?:the\s+|gas\s+|gaz\s+)?(?:cartridges|gas?kartuschen|kartuschen|gaspatronen|cartouches|cartuchos|cartucce|kartuszy|naboi gazowych)|カートリッジ用|カセットボンベ用|气罐用|kartuş(?:lar)? için/iu;

/** The article that the product name says it is, if the list of dangerous goods names such articles. */
export function namedArticle(name: string): ProductKind | undefined {
  return (
    batteryOf(name) ??
    leadBatteryOf(name) ??
    (cartridge.test(name) && !forCartridges.test(name) ? 'gas-cartridge' : undefined)
  );
}

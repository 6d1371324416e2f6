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
  ].flatMap((line) => line.split(' ')),
);
const lithium = /^(?:lithium|li|litio|litow[oya]|lítio|lityum|リチウム.*|锂.*|(?:ال)?ليثيوم)$/u;
const battery =
  /^(?:(?:ion)?batter|bater|batarya|(?:ion)?accu|acum|akumul|akku|cells?$|zellen?$|pil|ogniw|.*(?:電池|バッテリー|电池)|بطاري)/u;
const ion = /^(?:ion|ión|ioni|íon|ião|iões|iyon|jonow|リチウムイオン|锂离子|أيون)/u;
const metal = /^(?:m[eé]tal|metaal|リチウム金属|锂金属|معدن)/u;

/** A size, a type or a figure, such as `36 V`, `CR2032` or `5Ah`. */
const measure = /\d|^(?:v|a|ah|mah|wh|kwh)$/u;

/** Another word may say that the product is made for batteries, such as a cleaner: its name then decides nothing. */
function batteryOf(name: string): ProductKind | undefined {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}ー]+/u)
    .filter((word) => word !== '' && !measure.test(word));
  const has = (asked: RegExp) => words.some((word) => asked.test(word));
  if (!words.every((word) => wordsOfBattery.has(word)) || !has(battery) || !has(lithium)) return undefined;
  if (has(ion)) return 'lithium-ion-battery';
  return has(metal) ? 'lithium-metal-battery' : undefined;
}

const cartridge =
  /(?<!\p{L})(?:cartridges?|gas?kartuschen?|kartuschen?|gaspatronen?|cartouches?|cartuchos?|cartucc(?:ia|e)|gaspatro(?:on|nen)|kartusz(?:e|y)?|nab[oó]j(?:e)? gazow\p{L}+|kartuş(?:u|lar)?)(?!\p{L})|カートリッジ|カセットボンベ|气罐|خرطوشة/iu;

/** The article that the product name says it is, if the list of dangerous goods names such articles. */
export function namedArticle(name: string): ProductKind | undefined {
  return batteryOf(name) ?? (cartridge.test(name) ? 'gas-cartridge' : undefined);
}

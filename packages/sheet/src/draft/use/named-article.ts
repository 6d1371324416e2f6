import type { ProductKind } from './purpose.ts';

/** Stems in the languages of the sheets. */
const battery =
  /batter|bater|akku|accu(?!r)|acumul|akumul|(?<!\p{L})(?:pil(?:e|es|a|as|ha|has)?|cells?)(?!\p{L})|電池|电池|بطاري/iu;
const lithium = /lithium|litio|lítio|lityum|litow|(?<!\p{L})li[- ]ion|リチウム|锂|ليثيوم/iu;
const ion = /(?<!\p{L})(?:ion|ión|íon|ião|iões|iyon)|jonow|イオン|离子|أيون/iu;
const metal = /(?<!\p{L})m[eé]tal|metalow|金属|فلز/iu;
/** What batteries are made from, and not a battery. */
const partOfBattery =
  /material|powder|pulver|elect?troly|elektrol|elettrol|eletról|binder|cath?od|kathod|katod|anod|slurry|paste|電解|正極|負極|电解|正极|负极|كاثود/iu;

const cartridge =
  /(?<!\p{L})(?:cartridges?|gas?kartuschen?|kartuschen?|gaspatronen?|cartouches?|cartuchos?|cartucc(?:ia|e)|gaspatro(?:on|nen)|kartusz(?:e|y)?|nab[oó]j(?:e)? gazow\p{L}+|kartuş(?:u|lar)?)(?!\p{L})|カートリッジ|カセットボンベ|气罐|خرطوشة/iu;

/** The article that the product name says it is, if the list of dangerous goods names such articles. */
export function namedArticle(name: string): ProductKind | undefined {
  if (battery.test(name) && lithium.test(name) && !partOfBattery.test(name)) {
    if (ion.test(name)) return 'lithium-ion-battery';
    if (metal.test(name)) return 'lithium-metal-battery';
  }
  return cartridge.test(name) ? 'gas-cartridge' : undefined;
}

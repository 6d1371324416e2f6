import { boilsWithWater, mustStayDry } from '../measures/water-contact.ts';
import { burning, sparkSensitive, underPressure } from '../../hazard-groups.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { areAll, cannotBurn } from '../chemistry/ingredient-elements.ts';
import { isMetalDust, raisesDust } from '../measures/combustible-dust.ts';
import {
  decomposesWhenDamp,
  formsAlcohol,
  holdsAnhydride,
  holdsMetalInLiquid,
  isInstantAdhesive,
  isSpoiltByDamp,
} from '../measures/holds-group.ts';
import { givesHydrogenCyanide } from '../chemistry/cyanide.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { isHydraulic } from '../measures/alkaline-binder.ts';
import { printNumber } from '../../draft/quantity.ts';
import { fromInput, list, select, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { textsOf, type Rules } from './stability-words.ts';
import { holds, isKeptDry } from './reactive-traits.ts';

/** What damp decomposes, sets or makes swell its container. */
const spoiltByDamp: readonly ((product: Product) => boolean)[] = [
  isHydraulic,
  isKeptDry,
  isMetalDust,
  holdsMetalInLiquid,
  // Dissolved, it has met the water.
  (product) => product.state === 'solid' && givesHydrogenCyanide(product),
  mustStayDry,
  boilsWithWater,
  decomposesWhenDamp,
  isSpoiltByDamp,
  isInstantAdhesive,
  holdsAnhydride,
  (product) => product.state === 'liquid' && holds('isocyanate')(product),
  (product) => formsAlcohol(product, 'methoxysilane'),
  (product) => formsAlcohol(product, 'ethoxysilane'),
  (product) => mayHave(product, 'Water-react.'),
];

/** An unclassified powder of oxides and similar, such as a white pigment: heat and light do nothing to it. */
const isInertDust = (product: Product): boolean =>
  raisesDust(product) && !has(product, 'any') && areAll(product.ingredients, cannotBurn);

const avoidRules: Rules = [
  { phrase: 'avoidIgnition', hazard: burning },
  { phrase: 'avoidStatic', hazard: sparkSensitive },
  { phrase: 'avoidFifty', hazard: underPressure, when: (product) => !isVeryCold(product) },
  { phrase: 'avoidCold', when: isVeryCold },
  {
    phrase: 'avoidHeat',
    unless: ['Flam. Gas', 'Aerosol', 'Press. Gas', 'Flam. Liq.', 'Flam. Sol.'],
    when: (product) => !isVeryCold(product) && !isInertDust(product),
  },
  {
    phrase: 'avoidMoisture',
    when: (product) => spoiltByDamp.some((applies) => applies(product)),
  },
  { phrase: 'avoidDust', when: raisesDust },
];

export function conditionsToAvoid(writing: Writing): Block[] {
  const words = writing.phrases.stability;
  const limit = writing.product.measures.decompositionTemperature?.min;
  const path = 'properties.decompositionTemperature.value';
  const above: Sentence[] =
    limit !== undefined && Number.isFinite(limit)
      ? [sentence('avoid.decomposition', words.avoidDecomposition(printNumber(limit)), fromInput(path))]
      : [];
  return [list([...select(writing, { scope: 'avoid', rules: avoidRules, texts: textsOf(writing) }), ...above])];
}

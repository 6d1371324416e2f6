import { boilsWithWater, mustStayDry } from '../measures/water-contact.ts';
import { healthHazards, environmentalHazards } from '@gosds/ghs/hazard-parts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  burstsInHeat,
  corrosiveToMetalOrSkin,
  flammableLiquids1To3,
  lockedUp,
  oxidisersAndPeroxides,
  reactsWithAirOrWater,
} from '../../hazard-groups.ts';
import { isSpread } from '../measures/combustible-dust.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { holdsOtherHalogen, incompatibleText } from '../measures/incompatible-materials.ts';
import {
  decomposesWhenDamp,
  formsAlcohol,
  holdsMercury,
  isInstantAdhesive,
  isSpoiltByDamp,
  holdsFormaldehyde,
} from '../measures/holds-group.ts';
import { isHotWork } from '../measures/processing.ts';
import { feedsFire, holdsIsocyanate } from '../chemistry/reactive-kind.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { mayDecompose, selfDecomposing } from './self-decomposing.ts';
import { isKeptInSteel } from '../../product/kept-in-steel.ts';
import { printTemperature, storageRange } from '../../product/storage-temperature.ts';
import { needsVent, ventingOf } from '../../product/vented-closure.ts';
import {
  byClass,
  byRule,
  field,
  fields,
  fromInput,
  paragraph,
  type PhraseRule,
  type PhraseWithoutSlots,
  select,
  sentence,
  typed,
} from '../words/say.ts';
import { holdsMonomer } from '../measures/holds-monomer.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { storageClassField } from '../15-regulation/national-regulations.ts';

type StorageText = PhraseWithoutSlots<'storage'>;
type Rules = readonly PhraseRule<StorageText>[];

const typedTemperature = 'properties.storageTemperature.value';
const gas = (product: Product) => product.state === 'gas';
const solid = (product: Product) => product.state === 'solid';
/** Damp spoils the product or releases something from it. */
const staysDry = (product: Product) =>
  mustStayDry(product) ||
  boilsWithWater(product) ||
  decomposesWhenDamp(product) ||
  isSpoiltByDamp(product) ||
  isInstantAdhesive(product) ||
  formsAlcohol(product, 'methoxysilane') ||
  formsAlcohol(product, 'ethoxysilane');
const bleaches = (product: Product) =>
  product.ingredients.some(({ family }) => family === 'hypochlorite' || family === 'peroxide');
/** An aerosol can has no closure. */
const isCan = (product: Product) => product.state === 'aerosol';
/** Gas forms in the product, so every packaging must vent. */
const isVented = (product: Product) => needsVent(product);
const isAqueous = (product: Product) => product.ingredients.some(({ family }) => family === 'water');

const storageRules: Rules = [
  { phrase: 'cylinders', when: (product) => gas(product) && !isVeryCold(product) },
  { phrase: 'dissolvedGas', hazard: 'Press. Gas (Diss.)', when: gas },
  { phrase: 'coldStore', when: isVeryCold },
  {
    phrase: 'original',
    when: (product) =>
      !gas(product) && !isVented(product) && !isCan(product) && !isHotWork(product) && !isFrozenGas(product),
  },
  { phrase: 'originalDry', when: (product) => isHotWork(product) || isCan(product) },
  { phrase: 'originalVented', when: isVented },
  { phrase: 'bulkVented', when: (product) => ventingOf(product)?.receptacles === 'ibc' },
  { phrase: 'lockedUp', hazard: lockedUp },
  { phrase: 'sunlight', hazard: burstsInHeat },
  // Light and heat make a monomer polymerise.
  { phrase: 'sunlight', unless: burstsInHeat, when: (product) => bleaches(product) || holdsMonomer(product) },
  { phrase: 'flammableStore', hazard: flammableLiquids1To3 },
  { phrase: 'retention', hazard: aquatic, when: (product) => !gas(product) },
  {
    phrase: 'notMetal',
    hazard: corrosiveToMetalOrSkin,
    when: (product) => product.state !== 'aerosol' && !gas(product) && !isKeptInSteel(product),
  },
  { phrase: 'moisture', hazard: reactsWithAirOrWater },
  { phrase: 'moisture', unless: reactsWithAirOrWater, when: staysDry },
  {
    phrase: 'moistureIsocyanate',
    unless: reactsWithAirOrWater,
    when: (product) => product.state === 'liquid' && holdsIsocyanate(product) && !staysDry(product),
  },
  { phrase: 'below50', hazard: 'Aerosol' },
];

/**
 * Flash point and decomposition temperature are not storage temperatures. The user enters one for a product that
 * decomposes by itself.
 */
function temperatureField(writing: Writing): Field | undefined {
  const words = writing.phrases.storage;
  const range = storageRange(writing.product);
  const [low, high] = [range?.low, range?.high].map((at) => (at === undefined ? undefined : printTemperature(at)));
  const origin = range?.isTyped === true ? fromInput(typedTemperature) : byClass(writing, selfDecomposing);
  if (low !== undefined && high !== undefined)
    return field(words.temperature, sentence('storage.between', words.between({ low, high }), origin));
  if (high !== undefined) return field(words.temperature, sentence('storage.notAbove', words.notAbove(high), origin));
  if (low !== undefined) return field(words.temperature, sentence('storage.notBelow', words.notBelow(low), origin));
  return withoutRange(writing);
}

/**
 * The field without a known temperature: what heat harms is kept cool, and of all else nothing is known. A very cold
 * product has its own rules.
 */
function withoutRange(writing: Writing): Field | undefined {
  const words = writing.phrases.storage;
  if (isVeryCold(writing.product)) return undefined;
  if (mayDecompose(writing.product)) {
    const open = { kind: 'missing', path: typedTemperature, why: writing.phrases.shared.whyInput } as const;
    return field(words.temperature, sentence('storage.cool', words.cool, open));
  }
  if (has(writing.product, flammableLiquids1To3) && !holdsFormaldehyde(writing.product))
    return field(words.temperature, sentence('storage.keptCool', words.cool, byClass(writing, flammableLiquids1To3)));
  return undefined;
}

const isPowderOrPieces = (product: Product) => solid(product) && !isSpread(product);

/** The first that fits: reacts with water or air, feeds a fire, corrodes. */
const packagings: readonly (readonly [StorageText, (product: Product) => boolean])[] = [
  ['packagingInert', isKeptInSteel],
  ['packagingCyanoacrylate', isInstantAdhesive],
  ['packagingHalogen', holdsOtherHalogen],
  ['packagingMercury', holdsMercury],
  // Steel, even lined, may make a peroxide decompose.
  ['packagingAqueous', feedsFire],
  ['packagingCorrosive', (product) => has(product, corrosiveToMetalOrSkin)],
  ['packagingAqueous', (product) => isPowderOrPieces(product) && mayHave(product, oxidisersAndPeroxides)],
  ['packagingSolid', isPowderOrPieces],
  ['packagingAqueous', isAqueous],
];

const packagingText = ({ product, phrases }: Writing): string =>
  phrases.storage[packagings.find(([, fits]) => fits(product))?.[0] ?? 'packagingSolvent'];

/** Taints or poisons food. */
const harmsFood: AnyHazard = [...healthHazards, ...environmentalHazards];

function keptApart(writing: Writing): Sentence[] {
  const words = writing.phrases.storage;
  const materials = incompatibleText(writing);
  const apart = sentence('storage.apart', words.apartFrom(materials), byRule(writing, 'whyByComposition'));
  const food = sentence('storage.food', words.apartFromFood, byRule(writing, 'whyByClass'));
  const none = sentence(
    'storage.noneApart',
    writing.phrases.stability.noIncompatible,
    byRule(writing, 'whyByComposition'),
  );
  const found = [...(materials === '' ? [] : [apart]), ...(has(writing.product, harmsFood) ? [food] : [])];
  return found.length > 0 ? found : [none];
}

export function storage(writing: Writing): Block[] {
  const words = writing.phrases.storage;
  const packaging = sentence('storage.packaging', packagingText(writing), byRule(writing, 'whyByComposition'));
  return [
    fields(
      field(words.conditions, ...select(writing, { scope: 'storage', rules: storageRules, texts: words })),
      temperatureField(writing),
      field(words.together, ...keptApart(writing)),
      (writing.product.state === 'liquid' || solid(writing.product)) &&
        !isHotWork(writing.product) &&
        !isFrozenGas(writing.product)
        ? field(words.packaging, packaging)
        : undefined,
      storageClassField(writing),
    ),
  ];
}

export function endUse(writing: Writing): Block[] {
  const { uses } = writing.product.draft.description;
  const path = 'description.uses';
  if (uses.trim() === '') return [paragraph(typed(writing, 'end-use', { text: '', path }))];
  return [paragraph(sentence('end-use', writing.phrases.storage.useAs(uses.trim()), fromInput(path)))];
}

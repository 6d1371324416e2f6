import { boilsWithWater, mustStayDry } from '../measures/water-contact.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import { healthHazards, environmentalHazards } from '@gosds/ghs/hazard-parts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  burstsInHeat,
  cmrCategory1,
  corrosiveToMetalOrSkin,
  flammableGasesAndLiquids1To3,
  flammableLiquids1To3,
  harmsByContact,
  holdsSensitiser,
  igniting,
  lockedUp,
  oxidisersAndPeroxides,
  reactsWithAirOrWater,
  sensitising,
} from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { cannotBurnAsDust, isSpread, raisesDust } from '../measures/combustible-dust.ts';
import { burnsWhenHeated } from '../measures/combustible-liquid.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { holdsOtherHalogen, incompatibleText } from '../measures/incompatible-materials.ts';
import {
  decomposesWhenDamp,
  driesInAir,
  formsAlcohol,
  holdsMercury,
  isInstantAdhesive,
  isSpoiltByDamp,
  oxidisesInAir,
  holdsFormaldehyde,
} from '../measures/holds-group.ts';
import { isHotWork } from '../measures/processing.ts';
import { isBattery, isLithiumBattery } from '../measures/battery.ts';
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
import { needsExtraction } from '../measures/needs-extraction.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import { hasStatement, setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { storageClassField } from '../15-regulation/national-regulations.ts';
import { atLeast } from '../../product/at-least.ts';

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
/** Never diluted with water. */
const reactsWithWater = (product: Product) => mayHave(product, 'Water-react.') || mustStayDry(product);
/** Acids and alkalis release much heat when water is added. */
const heatsWithWater = (product: Product) =>
  !reactsWithWater(product) &&
  atLeast(product, percent(1)).some(({ family }) => family === 'acid' || family === 'base');
const bleaches = (product: Product) =>
  product.ingredients.some(({ family }) => family === 'hypochlorite' || family === 'peroxide');
/** An aerosol can has no closure. */
const isCan = (product: Product) => product.state === 'aerosol';
/** Gas forms in the product, so every packaging must vent. */
const isVented = (product: Product) => needsVent(product);
const isAqueous = (product: Product) => product.ingredients.some(({ family }) => family === 'water');

const handlingRules: Rules = [
  { phrase: 'noExposureCmr', hazard: cmrCategory1 },
  { phrase: 'ventilation', when: (product) => !solid(product) && needsExtraction(product) },
  {
    phrase: 'ventilationGeneral',
    when: (product) => (!solid(product) || isFrozenGas(product)) && !needsExtraction(product),
  },
  {
    phrase: 'closed',
    when: (product) =>
      (product.state === 'liquid' || solid(product)) &&
      !isVented(product) &&
      !isHotWork(product) &&
      !isBattery(product) &&
      !isFrozenGas(product),
  },
  { phrase: 'closedVented', when: isVented },
  { phrase: 'aerosolCan', when: (product) => product.state === 'aerosol' },
  { phrase: 'batteryHandling', when: isLithiumBattery },
  { phrase: 'gasCylinder', when: (product) => gas(product) && !isVeryCold(product) },
  { phrase: 'coldHandling', when: isVeryCold },
  { phrase: 'noAerosol', when: (product) => product.state === 'liquid' },
  { phrase: 'noDust', when: raisesDust },
  { phrase: 'noContactCorrosive', hazard: 'Skin Corr.' },
  {
    phrase: 'dilute',
    hazard: 'Skin Corr.',
    when: (product) => (product.state === 'liquid' || solid(product)) && heatsWithWater(product),
  },
  { phrase: 'noContact', unless: 'Skin Corr.', when: (product) => !gas(product) },
  { phrase: 'sensitised', hazard: sensitising },
  { phrase: 'sensitised', unless: sensitising, when: (product) => hasStatement(product, holdsSensitiser) },
  { phrase: 'acidsApart', when: setsGasFreeWithAcids },
  { phrase: 'formsMethanol', when: (product) => formsAlcohol(product, 'methoxysilane') },
  { phrase: 'formsEthanol', when: (product) => formsAlcohol(product, 'ethoxysilane') },
  { phrase: 'noRelease', hazard: aquatic },
];

const needsNoFireMeasure = (product: Product) =>
  solid(product) ? !raisesDust(product) || cannotBurnAsDust(product) : !burnsWhenHeated(product);

const fireRules: Rules = [
  { phrase: 'noIgnition', hazard: igniting },
  { phrase: 'noIgnition', hazard: 'Water-react.', unless: igniting },
  { phrase: 'earthing', hazard: flammableGasesAndLiquids1To3 },
  { phrase: 'explosionProof', hazard: igniting },
  { phrase: 'heated', hazard: 'Flam. Liq. 4' },
  { phrase: 'heated', when: burnsWhenHeated },
  { phrase: 'noCombustibles', hazard: oxidisersAndPeroxides, when: (product) => !gas(product) },
  { phrase: 'noCombustiblesGas', hazard: 'Ox. Gas' },
  { phrase: 'selfHeating', hazard: 'Self-heat.' },
  { phrase: 'soakedRags', when: (product) => driesInAir(product) || oxidisesInAir(product) },
  { phrase: 'dustFire', unless: igniting, when: (product) => raisesDust(product) && !cannotBurnAsDust(product) },
  {
    phrase: 'noFire',
    duty: 'none',
    unless: [
      'Flam. Gas',
      'Pyr. Gas',
      'Aerosol',
      'Ox. Gas',
      'Flam. Liq.',
      'Flam. Sol.',
      'Pyr. Liq.',
      'Pyr. Sol.',
      'Self-heat.',
      'Water-react.',
      'Ox. Liq.',
      'Ox. Sol.',
      'Org. Perox.',
    ],
    when: needsNoFireMeasure,
  },
];

const hygieneRules: Rules = [
  { phrase: 'noEating' },
  { phrase: 'washHands' },
  { phrase: 'clothing', hazard: harmsByContact },
];

export function handling(writing: Writing): Block[] {
  const words = writing.phrases.storage;
  const parts: readonly (readonly [string, SentenceId, Rules])[] = [
    [words.handling, 'handling', handlingRules],
    [words.fireProtection, 'handling.fire', fireRules],
    [words.hygiene, 'handling.hygiene', hygieneRules],
  ];
  const rows = parts.map(([label, scope, rules]) => field(label, ...select(writing, { scope, rules, texts: words })));
  return [fields(...rows.filter(({ values }) => values.length > 0))];
}

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

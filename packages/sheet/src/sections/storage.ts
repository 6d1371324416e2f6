import type { SentenceId } from '../model/sentence-id.ts';
import { healthHazards, environmentalHazards } from '@gosds/ghs/hazard-parts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  burstsInHeat,
  cmrCategory1,
  corrosiveToMetalOrSkin,
  flammableLiquids1To3,
  harmsByContact,
  holdsSensitiser,
  igniting,
  lockedUp,
  oxidisersAndPeroxides,
  reactsWithAirOrWater,
  sensitising,
} from '../hazard-groups.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import { percent } from '@gosds/ghs/concentration';
import { cannotBurnAsDust, raisesDust } from './measures/combustible-dust.ts';
import { burnsWhenHeated } from './measures/combustible-liquid.ts';
import type { Block, Field, Sentence } from '../document.ts';
import { incompatibleText } from './measures/incompatible-materials.ts';
import { isHotWork } from './measures/processing.ts';
import { feedsFire, holdsIsocyanate } from './measures/reactive-kind.ts';
import { mayDecompose, selfDecomposing } from './measures/self-decomposing.ts';
import { printTemperature, storageRange } from '../product/storage-temperature.ts';
import { needsVent, ventingOf } from '../product/vented-closure.ts';
import {
  byClass,
  byRule,
  field,
  fields,
  fromInput,
  paragraph,
  type PhraseRule,
  select,
  sentence,
  typed,
} from './words/say.ts';
import { needsExtraction } from './measures/needs-extraction.ts';
import { has, mayHave, says, setsGasFreeWithAcids, type SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';

type StorageText = {
  [Key in keyof SheetPhrases['storage']]: SheetPhrases['storage'][Key] extends string ? Key : never;
}[keyof SheetPhrases['storage']];
type Rules = readonly PhraseRule<StorageText>[];

const typedTemperature = 'properties.storageTemperature.value';
const gas = (c: SheetContext) => c.state === 'gas';
const solid = (c: SheetContext) => c.state === 'solid';
/** It is never diluted with water. */
const reactsWithWater = (c: SheetContext) => mayHave(c, 'Water-react.') || says(c, 'EUH014');
/** Acids and alkalis give off much heat when water is added to them. */
const heatsWithWater = (c: SheetContext) =>
  !reactsWithWater(c) && atLeast(c, percent(1)).some(({ family }) => family === 'acid' || family === 'base');
const bleaches = (c: SheetContext) =>
  c.ingredients.some(({ family }) => family === 'hypochlorite' || family === 'peroxide');
/** Gas forms in it: every packaging must let it escape. */
const isVented = (c: SheetContext) => needsVent(c);
const isAqueous = (c: SheetContext) => c.ingredients.some(({ family }) => family === 'water');

const handlingRules: Rules = [
  { phrase: 'noExposureCmr', hazard: cmrCategory1 },
  { phrase: 'ventilation', when: (c) => !solid(c) && needsExtraction(c) },
  { phrase: 'ventilationGeneral', when: (c) => !solid(c) && !needsExtraction(c) },
  { phrase: 'closed', when: (c) => (c.state === 'liquid' || solid(c)) && !isVented(c) && !isHotWork(c) },
  { phrase: 'closedVented', when: isVented },
  { phrase: 'aerosolCan', when: (c) => c.state === 'aerosol' },
  { phrase: 'gasCylinder', when: gas },
  { phrase: 'noAerosol', when: (c) => c.state === 'liquid' },
  { phrase: 'noDust', when: raisesDust },
  { phrase: 'noContactCorrosive', hazard: 'Skin Corr.' },
  { phrase: 'dilute', hazard: 'Skin Corr.', when: (c) => (c.state === 'liquid' || solid(c)) && heatsWithWater(c) },
  { phrase: 'noContact', unless: 'Skin Corr.', when: (c) => !gas(c) },
  { phrase: 'sensitised', hazard: sensitising },
  { phrase: 'sensitised', unless: 'Resp. Sens.', when: (c) => says(c, holdsSensitiser) },
  { phrase: 'acidsApart', when: setsGasFreeWithAcids },
  { phrase: 'noRelease', hazard: aquatic },
];

const needsNoFireMeasure = (c: SheetContext) =>
  solid(c) ? !raisesDust(c) || cannotBurnAsDust(c) : !burnsWhenHeated(c);

const fireRules: Rules = [
  { phrase: 'noIgnition', hazard: igniting },
  { phrase: 'earthing', hazard: flammableLiquids1To3 },
  { phrase: 'explosionProof', hazard: igniting },
  { phrase: 'heated', hazard: 'Flam. Liq. 4' },
  { phrase: 'heated', when: burnsWhenHeated },
  { phrase: 'noCombustibles', hazard: oxidisersAndPeroxides, when: (c) => !gas(c) },
  { phrase: 'noCombustiblesGas', hazard: 'Ox. Gas' },
  { phrase: 'dustFire', unless: igniting, when: (c) => raisesDust(c) && !cannotBurnAsDust(c) },
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

export function handling(c: SheetContext): Block[] {
  const words = c.phrases.storage;
  const parts: readonly (readonly [string, SentenceId, Rules])[] = [
    [words.handling, 'handling', handlingRules],
    [words.fireProtection, 'handling.fire', fireRules],
    [words.hygiene, 'handling.hygiene', hygieneRules],
  ];
  const rows = parts.map(([label, scope, rules]) => field(label, ...select(c, { scope, rules, texts: words })));
  return [fields(...rows.filter(({ values }) => values.length > 0))];
}

const storageRules: Rules = [
  { phrase: 'cylinders', when: gas },
  { phrase: 'original', when: (c) => !gas(c) && !isVented(c) && !isHotWork(c) },
  { phrase: 'originalDry', when: isHotWork },
  { phrase: 'originalVented', when: isVented },
  { phrase: 'bulkVented', when: (c) => ventingOf(c)?.receptacles === 'ibc' },
  { phrase: 'lockedUp', hazard: lockedUp },
  { phrase: 'sunlight', hazard: burstsInHeat },
  { phrase: 'sunlight', unless: burstsInHeat, when: bleaches },
  { phrase: 'flammableStore', hazard: flammableLiquids1To3 },
  { phrase: 'retention', hazard: aquatic },
  { phrase: 'notMetal', hazard: corrosiveToMetalOrSkin, when: (c) => c.state !== 'aerosol' && !gas(c) },
  { phrase: 'moisture', hazard: reactsWithAirOrWater },
  {
    phrase: 'moistureIsocyanate',
    unless: reactsWithAirOrWater,
    when: (c) => c.state === 'liquid' && holdsIsocyanate(c),
  },
  { phrase: 'below50', hazard: 'Aerosol' },
];

/** Flash point and decomposition temperature are no temperatures of storage: what decomposes by itself waits for the user. */
function temperatureField(c: SheetContext): Field {
  const words = c.phrases.storage;
  const range = storageRange(c);
  const [low, high] = [range?.low, range?.high].map((at) => (at === undefined ? undefined : printTemperature(at)));
  const origin = range?.isTyped === true ? fromInput(typedTemperature) : byClass(c, selfDecomposing);
  if (low !== undefined && high !== undefined)
    return field(words.temperature, sentence('storage.between', words.between({ low, high }), origin));
  if (high !== undefined) return field(words.temperature, sentence('storage.notAbove', words.notAbove(high), origin));
  if (low !== undefined) return field(words.temperature, sentence('storage.notBelow', words.notBelow(low), origin));
  if (mayDecompose(c)) {
    const open = { kind: 'missing', path: typedTemperature, why: c.phrases.shared.whyInput } as const;
    return field(words.temperature, sentence('storage.cool', words.cool, open));
  }
  return field(words.temperature, sentence('storage.roomTemperature', words.roomTemperature, byRule(c)));
}

/** The first that fits: what reacts with water or air, what feeds a fire, what corrodes. */
function packagingText(c: SheetContext): string {
  const words = c.phrases.storage;
  if (mayHave(c, reactsWithAirOrWater)) return words.packagingInert;
  // Steel, lined or not, may set a peroxide off.
  if (feedsFire(c)) return words.packagingAqueous;
  if (has(c, corrosiveToMetalOrSkin)) return words.packagingCorrosive;
  if (solid(c)) return mayHave(c, oxidisersAndPeroxides) ? words.packagingAqueous : words.packagingSolid;
  return isAqueous(c) ? words.packagingAqueous : words.packagingSolvent;
}

/** What would taint or poison food. */
const harmsFood: AnyHazard = [...healthHazards, ...environmentalHazards];

function keptApart(c: SheetContext): Sentence[] {
  const words = c.phrases.storage;
  const materials = incompatibleText(c);
  const apart = sentence('storage.apart', words.apartFrom(materials), byRule(c, 'whyByComposition'));
  const food = sentence('storage.food', words.apartFromFood, byRule(c, 'whyByClass'));
  const none = sentence('storage.noneApart', c.phrases.stability.noIncompatible, byRule(c, 'whyByComposition'));
  const found = [...(materials === '' ? [] : [apart]), ...(has(c, harmsFood) ? [food] : [])];
  return found.length > 0 ? found : [none];
}

export function storage(c: SheetContext): Block[] {
  const words = c.phrases.storage;
  const packaging = sentence('storage.packaging', packagingText(c), byRule(c, 'whyByComposition'));
  return [
    fields(
      field(words.conditions, ...select(c, { scope: 'storage', rules: storageRules, texts: words })),
      temperatureField(c),
      field(words.together, ...keptApart(c)),
      (c.state === 'liquid' || solid(c)) && !isHotWork(c) ? field(words.packaging, packaging) : undefined,
    ),
  ];
}

export function endUse(c: SheetContext): Block[] {
  const { uses } = c.draft.description;
  const path = 'description.uses';
  if (uses.trim() === '') return [paragraph(typed(c, 'end-use', { text: '', path }))];
  return [paragraph(sentence('end-use', c.phrases.storage.useAs(uses.trim()), fromInput(path)))];
}

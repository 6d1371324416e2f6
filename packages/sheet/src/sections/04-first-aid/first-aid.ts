import type { SentenceId } from '../../model/sentence-id.ts';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { hazardsInMarket } from '@gosds/ghs/label/hazards-in-market';
import {
  acutelyToxic1To3,
  cmr,
  coldGases,
  damagesEyes,
  graveByBreathing,
  harmsEyes,
  harmsSkin,
  holdsSensitiser,
  immediateEffects,
  toxicByInhalation,
  toxicBySkin,
  toxicIfSwallowed,
  treatedByCause,
  brushedOffSkin,
} from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { byClass, byRule, field, fields, list, paragraph, type PhraseRule, select, sentence } from '../words/say.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isLithiumBattery } from '../measures/lithium-battery.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import { isMelted } from '../measures/processing.ts';
import { isSpread } from '../measures/combustible-dust.ts';
import { atLeast, atLeastOrDeciding } from '../../product/at-least.ts';

type TextKey = {
  [Key in keyof SheetPhrases['firstAid']]: SheetPhrases['firstAid'][Key] extends string ? Key : never;
}[keyof SheetPhrases['firstAid']];
type Rules = readonly PhraseRule<TextKey>[];

const corrosive: AnyHazard = 'Skin Corr.';
/** True if all reproductive statements name only this effect; `H360` without letters or detail names none. */
const harmsOnly =
  (effect: 'fertility' | 'unborn child') =>
  ({ classification }: Product) =>
    classification.hazards
      .filter((hazard) => isAnyOf(hazard, 'Repr.'))
      .flatMap((hazard) => hazardsInMarket(hazard, 'un'))
      .every(({ detail }) => detail === effect);
const harmsBoth = (product: Product) => !harmsOnly('fertility')(product) && !harmsOnly('unborn child')(product);
/** A frozen gas is inhaled as gas. */
const isBreathedAsGas = (product: Product) => isGas(product) || isFrozenGas(product);
const notGas = (product: Product) => product.state !== 'gas';
const isGas = (product: Product) => product.state === 'gas';
const isSolid = (product: Product) => product.state === 'solid';
/** Displaces the air without being toxic itself. */
const displacesAir: AnyHazard = 'Press. Gas';
const poisonOrOxygen: AnyHazard = ['Ox. Gas', 'H330', 'H331'];
const touchesSkin = (product: Product) => (notGas(product) && !isFrozenGas(product)) || has(product, harmsSkin);
const touchesEyes = (product: Product) =>
  (notGas(product) && !isFrozenGas(product)) || has(product, ['Eye Dam.', 'Eye Irrit.']);
const isAlkaline = (product: Product) => (product.mixture.properties.ph?.min ?? 7) >= 11.5;

const breathedAsGas: ReadonlySet<Product['state']> = new Set(['gas', 'aerosol']);

/** True if the doctor is told of the ingredient: it is hazardous enough, or the product is, or it is breathed as a gas. */
const isToldOf = (product: Product, each: ProductIngredient): boolean =>
  has(product, acutelyToxic1To3) ||
  ingredientHas(each, treatedByCause) ||
  (breathedAsGas.has(product.state) && each.substance?.treatment === 'fluorinated-gas');

/** Hydrofluoric acid, and fluorides that form it. The gel must not wait for the doctor. */
const burnsByFluoride = (product: Product): boolean =>
  touchesSkin(product) &&
  atLeast(product, percent(1)).some((each) => {
    const treatment = each.substance?.treatment;
    return (treatment === 'hydrogen-fluoride' || treatment === 'fluoride') && isToldOf(product, each);
  });

const general: Rules = [
  { phrase: 'showSheet', duty: 'none' },
  { phrase: 'leaveArea', duty: 'should', hazard: graveByBreathing },
  { phrase: 'unconscious', duty: 'should', hazard: immediateEffects },
  { phrase: 'observe', duty: 'should', hazard: toxicByInhalation },
  { phrase: 'exposedConcerned', hazard: cmr },
];

const inhalation: Rules = [
  { phrase: 'freshAir' },
  {
    phrase: 'inhalationUnwell',
    unless: ['Press. Gas', 'Skin Corr.', 'H330', 'H331', 'H332', 'H334'],
    when: (product) => !isFrozenGas(product),
  },
  { phrase: 'inhalationUnwell', hazard: 'Ox. Gas', unless: ['Skin Corr.', 'H330', 'H331', 'H332', 'H334'] },
  { phrase: 'inhalationDoctor', hazard: 'H332', unless: ['Skin Corr.', 'H330', 'H331'] },
  { phrase: 'inhalationSuffocation', hazard: displacesAir, unless: poisonOrOxygen, when: isGas },
  { phrase: 'inhalationSuffocation', unless: poisonOrOxygen, when: isFrozenGas },
  { phrase: 'inhalationEmergency', hazard: toxicByInhalation },
  { phrase: 'inhalationSensitised', hazard: 'Resp. Sens.' },
  {
    phrase: 'artificialRespiration',
    hazard: ['Skin Corr.', 'H300', 'H301', 'H310', 'H311', 'H330', 'H331', 'H336', 'H370'],
  },
  { phrase: 'inhalationCorrosive', hazard: corrosive, unless: toxicByInhalation },
];

const skin: Rules = [
  {
    phrase: 'skinGas',
    unless: [
      'Press. Gas (Liq.)',
      'Press. Gas (Ref. Liq.)',
      'Skin Corr.',
      'Skin Irrit.',
      'Skin Sens.',
      'H310',
      'H311',
      'H312',
      'H313',
    ],
    when: isGas,
  },
  { phrase: 'skinBrush', hazard: brushedOffSkin, when: (product) => isSolid(product) && !isSpread(product) },
  { phrase: 'skinOff', unless: corrosive, when: touchesSkin },
  { phrase: 'skinWash', unless: corrosive, when: touchesSkin },
  { phrase: 'skinCorrosive', hazard: corrosive },
  { phrase: 'skinFluoride', when: burnsByFluoride },
  { phrase: 'skinToxic', hazard: toxicBySkin },
  { phrase: 'skinIrritation', unless: corrosive, when: touchesSkin },
  { phrase: 'skinCold', hazard: coldGases },
  { phrase: 'skinCold', unless: coldGases, when: isFrozenGas },
  { phrase: 'skinMelt', when: isMelted },
  { phrase: 'skinWashAgain', hazard: harmsSkin },
];

const eyes: Rules = [
  {
    phrase: 'skinGas',
    unless: ['Press. Gas (Liq.)', 'Press. Gas (Ref. Liq.)', 'Skin Corr.', 'Eye Dam.', 'Eye Irrit.'],
    when: isGas,
  },
  { phrase: 'eyesGas', hazard: 'Press. Gas (Liq.)', unless: harmsEyes, when: isGas },
  { phrase: 'eyesCold', unless: harmsEyes, when: isVeryCold },
  { phrase: 'eyesRinse', unless: damagesEyes, when: touchesEyes },
  { phrase: 'eyesIrritation', unless: damagesEyes, when: touchesEyes },
  { phrase: 'eyesDamage', hazard: damagesEyes },
  { phrase: 'eyesLye', duty: 'should', hazard: damagesEyes, when: isAlkaline },
];

/** A battery is swallowed whole. */
const isDrunk = (product: Product): boolean => notGas(product) && !isLithiumBattery(product);

const ingestion: Rules = [
  { phrase: 'ingestionGas', duty: 'should', when: isGas },
  { phrase: 'ingestionBattery', duty: 'should', when: isLithiumBattery },
  { phrase: 'mouthRinse', when: isDrunk },
  { phrase: 'noVomiting', hazard: ['Flam. Liq.', 'Skin Corr.', 'Asp. Tox.', 'H300', 'H301'], when: isDrunk },
  { phrase: 'ingestionCorrosive', hazard: corrosive, when: isDrunk },
  { phrase: 'vomitingDanger', duty: 'should', hazard: 'Asp. Tox.' },
  { phrase: 'ingestionEmergency', hazard: ['Skin Corr.', 'H300', 'H301', 'H304', 'H370'], when: notGas },
  { phrase: 'ingestionEmergency', unless: ['Skin Corr.', 'H300', 'H301', 'H304', 'H370'], when: isFrozenGas },
  {
    phrase: 'ingestionUnwell',
    unless: ['Skin Corr.', 'H300', 'H301', 'H304', 'H370'],
    when: (product) => isDrunk(product) && !isFrozenGas(product),
  },
];

const protection: Rules = [
  { phrase: 'protectSelf' },
  { phrase: 'protectToxic', hazard: toxicByInhalation },
  { phrase: 'protectSuffocation', duty: 'should', hazard: displacesAir, unless: poisonOrOxygen, when: isGas },
  { phrase: 'protectSuffocation', duty: 'should', unless: poisonOrOxygen, when: isFrozenGas },
  { phrase: 'eyeWash', duty: 'should', hazard: damagesEyes },
];

function rowsOf(writing: Writing, scope: SentenceId, parts: readonly (readonly [TextKey, Rules])[]): Field[] {
  return parts.flatMap(([label, rules]) => {
    const list: string = label;
    const values = select(writing, { scope: `${scope}.${list}`, rules, texts: writing.phrases.firstAid });
    return values.length > 0 ? [field(writing.phrases.firstAid[label], ...values)] : [];
  });
}

export function firstAid(writing: Writing): Block[] {
  const rows = rowsOf(writing, 'first-aid', [
    ['general', general],
    ['inhalation', inhalation],
    ['skin', skin],
    ['eyes', eyes],
    ['ingestion', ingestion],
    ['protection', protection],
  ]);
  return [fields(...rows)];
}

const symptomRules: readonly (readonly [TextKey, Rules])[] = [
  [
    'symptomsInhalation',
    [
      { phrase: 'toxicInhaled', hazard: ['H330', 'H331', 'H332', 'H333'] },
      { phrase: 'irritatedAirways', hazard: ['Skin Corr.', 'H335'] },
      { phrase: 'asthma', hazard: 'Resp. Sens.' },
      { phrase: 'narcosis', hazard: 'H336' },
      {
        phrase: 'suffocation',
        when: (product) => isBreathedAsGas(product) && !isPoisonGas(product),
        unless: 'Ox. Gas',
      },
    ],
  ],
  [
    'symptomsSkin',
    [
      { phrase: 'burnsSkin', hazard: corrosive },
      { phrase: 'rednessSkin', hazard: 'Skin Irrit.', unless: corrosive },
      { phrase: 'allergySkin', hazard: 'Skin Sens.' },
      { phrase: 'elicitedSkin', when: (product) => hasStatement(product, holdsSensitiser), unless: 'Skin Sens.' },
      { phrase: 'absorbedSkin', hazard: ['H310', 'H311', 'H312', 'H313'] },
      { phrase: 'frostbite', hazard: coldGases, unless: 'Press. Gas (Ref. Liq.)' },
      { phrase: 'frostbiteContact', when: isVeryCold },
      { phrase: 'burnsMelt', when: isMelted },
      { phrase: 'drySkin', when: (product) => hasStatement(product, '066') },
    ],
  ],
  [
    'symptomsEyes',
    [
      { phrase: 'burnsEyes', hazard: damagesEyes },
      { phrase: 'rednessEyes', hazard: 'Eye Irrit.', unless: damagesEyes },
    ],
  ],
  [
    'symptomsIngestion',
    [
      { phrase: 'burnsMouth', hazard: corrosive, when: notGas },
      { phrase: 'poisoningSevere', hazard: toxicIfSwallowed },
      { phrase: 'poisoning', hazard: ['H302', 'H303'] },
      { phrase: 'aspiration', hazard: 'Asp. Tox.' },
    ],
  ],
  [
    'symptomsLong',
    [
      { phrase: 'cancer', hazard: 'H350' },
      { phrase: 'cancerSuspected', hazard: 'Carc. 2', unless: 'H350' },
      { phrase: 'genetic', hazard: 'Muta.' },
      { phrase: 'reproduction', hazard: 'Repr.', when: harmsBoth },
      { phrase: 'fertility', hazard: 'Repr.', when: harmsOnly('fertility') },
      { phrase: 'unbornChild', hazard: 'Repr.', when: harmsOnly('unborn child') },
    ],
  ],
];

/** Target organs of the STOT statements, or a sentence that unnamed organs are harmed. */
function organSentences(writing: Writing, scope: SentenceId, wanted: AnyHazard): Sentence[] {
  const { organs, organsUnnamed } = writing.phrases.firstAid;
  const found = writing.product.classification.hazards
    .filter((hazard) => isAnyOf(hazard, wanted))
    .map((entry) => {
      const { organs: named } = parametersIn(writing, entry);
      const text = named === undefined ? organsUnnamed : organs(named);
      const notation: string = `${entry.code} ${entry.hCode}`;
      return sentence(`${scope}.${notation}`, text, byClass(writing, wanted));
    });
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}

/** Symptoms by route. `scope` keeps sentence ids unique if they are printed twice. */
export function symptomFields(writing: Writing, scope: SentenceId): Field[] {
  const rows = rowsOf(writing, scope, symptomRules);
  const { symptomsSingle, symptomsLong } = writing.phrases.firstAid;
  const once = organSentences(writing, `${scope}.organs`, ['STOT SE 1', 'STOT SE 2']);
  const often = organSentences(writing, `${scope}.organs`, ['STOT RE']);
  const long = rows.find((row) => row.label === symptomsLong);
  const late = [...often, ...(long?.values ?? [])];
  return [
    ...rows.filter((row) => row !== long),
    ...(once.length > 0 ? [field(symptomsSingle, ...once)] : []),
    ...(late.length > 0 ? [field(symptomsLong, ...late)] : []),
  ];
}

export function symptoms(writing: Writing): Block[] {
  const rows = symptomFields(writing, 'symptoms');
  const none = sentence('symptoms.none', writing.phrases.firstAid.noSymptoms, byRule(writing, 'whyByClass'));
  return rows.length > 0 ? [fields(...rows)] : [paragraph(none)];
}

/** Applies even if the monomer is too little to classify the product: a mist of the oligomers causes asthma, too. */
const holdsIsocyanate = (product: Product): boolean =>
  atLeast(product, percent(1)).some(({ family }) => family === 'isocyanate');

const medical: Rules = [
  { phrase: 'treatSymptoms' },
  { phrase: 'doctorCorrosive', hazard: corrosive, when: notGas },
  { phrase: 'doctorBattery', when: isLithiumBattery },
  { phrase: 'doctorBurns', hazard: corrosive, when: isGas },
  { phrase: 'doctorAspiration', hazard: 'Asp. Tox.' },
  { phrase: 'doctorLungs', hazard: toxicByInhalation },
  { phrase: 'doctorAsthma', hazard: 'Resp. Sens.' },
  { phrase: 'doctorIsocyanate', when: holdsIsocyanate },
];

/**
 * Treatment required by a hazardous ingredient at 1 % or more, or below 1 % if it decides a class. What hydrofluoric acid
 * requires covers the fluorides that form it. Said once of several ingredients that require the same.
 */
function specificTreatment(writing: Writing): Sentence[] {
  const { specific } = writing.phrases.firstAid;
  const treated = atLeastOrDeciding(writing, percent(1)).filter(
    (each) => !each.isConfidential && isToldOf(writing.product, each),
  );
  const isAcid = treated.some(({ substance }) => substance?.treatment === 'hydrogen-fluoride');
  return treated.flatMap(({ row, substance }) => {
    const treatment = substance?.treatment;
    const isFirst = treated.find((each) => each.substance?.treatment === treatment)?.row === row;
    const text = treatment === undefined || (isAcid && treatment === 'fluoride') ? undefined : specific[treatment];
    return text === undefined || !isFirst
      ? []
      : [sentence(`medical.${row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
}

export function medicalAttention(writing: Writing): Block[] {
  const rules = select(writing, { scope: 'medical', rules: medical, texts: writing.phrases.firstAid });
  return [list([...rules, ...specificTreatment(writing)])];
}

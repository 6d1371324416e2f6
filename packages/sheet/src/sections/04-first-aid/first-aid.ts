import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  cmr,
  coldGases,
  damagesEyes,
  graveByBreathing,
  harmsEyes,
  harmsSkin,
  immediateEffects,
  toxicByInhalation,
  toxicBySkin,
  brushedOffSkin,
} from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { Block } from '../../model/document.ts';
import { fields } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isLithiumBattery } from '../measures/battery.ts';
import { isMelted } from '../measures/processing.ts';
import { isSpread } from '../measures/combustible-dust.ts';
import { atLeast, atLeastOrDeciding } from '../../product/at-least.ts';
import { corrosive, isGas, concernsDoctor, notGas, rowsOf, type Rules } from './first-aid-rules.ts';

const isSolid = (product: Product) => product.state === 'solid';
/** Displaces the air without being toxic itself. */
const displacesAir: AnyHazard = 'Press. Gas';
const poisonOrOxygen: AnyHazard = ['Ox. Gas', 'H330', 'H331'];
const touchesSkin = (product: Product) => (notGas(product) && !isFrozenGas(product)) || has(product, harmsSkin);
const touchesEyes = (product: Product) =>
  (notGas(product) && !isFrozenGas(product)) || has(product, ['Eye Dam.', 'Eye Irrit.']);
const isAlkaline = (product: Product) => (product.mixture.properties.ph?.min ?? 7) >= 11.5;

/** Hydrofluoric acid, and fluorides that form it. The gel must not wait for the doctor. */
const burnsByFluoride = (product: Product): boolean =>
  touchesSkin(product) &&
  atLeast(product, percent(1)).some((each) => {
    const treatment = each.substance?.treatment;
    return (treatment === 'hydrogen-fluoride' || treatment === 'fluoride') && concernsDoctor(product, each);
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

/** Poisons whose first signs are mild or late, or whose antidote must be given early (section 4, medical attention). */
const urgentTreatments: ReadonlySet<string> = new Set([
  'methanol',
  'ethylene-glycol',
  'diethylene-glycol',
  'anticoagulant',
  'organophosphate',
  'cyanide',
  'fluoride',
  'nicotine',
  'oxalate',
]);

const isUrgentPoison = (product: Product): boolean =>
  isDrunk(product) &&
  atLeastOrDeciding(product, percent(1)).some(
    (each) => urgentTreatments.has(each.substance?.treatment ?? '') && concernsDoctor(product, each),
  );

const callsDoctor: AnyHazard = ['Skin Corr.', 'H300', 'H301', 'H304', 'H370'];

const ingestion: Rules = [
  { phrase: 'ingestionGas', duty: 'should', when: isGas },
  { phrase: 'ingestionBattery', duty: 'should', when: isLithiumBattery },
  { phrase: 'mouthRinse', when: isDrunk },
  { phrase: 'noVomiting', hazard: ['Flam. Liq.', 'Skin Corr.', 'Asp. Tox.', 'H300', 'H301'], when: isDrunk },
  { phrase: 'ingestionCorrosive', hazard: corrosive, when: isDrunk },
  { phrase: 'vomitingDanger', duty: 'should', hazard: 'Asp. Tox.' },
  { phrase: 'ingestionEmergency', hazard: callsDoctor, when: notGas },
  {
    phrase: 'ingestionEmergency',
    unless: callsDoctor,
    when: (product) => isFrozenGas(product) || isUrgentPoison(product),
  },
  {
    phrase: 'ingestionUnwell',
    unless: callsDoctor,
    when: (product) => isDrunk(product) && !isFrozenGas(product) && !isUrgentPoison(product),
  },
];

const protection: Rules = [
  { phrase: 'protectSelf' },
  { phrase: 'protectToxic', hazard: toxicByInhalation },
  { phrase: 'protectSuffocation', duty: 'should', hazard: displacesAir, unless: poisonOrOxygen, when: isGas },
  { phrase: 'protectSuffocation', duty: 'should', unless: poisonOrOxygen, when: isFrozenGas },
  { phrase: 'eyeWash', duty: 'should', hazard: damagesEyes },
];

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

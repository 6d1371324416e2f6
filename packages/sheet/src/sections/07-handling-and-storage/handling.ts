import { mustStayDry } from '../measures/water-contact.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import {
  aquatic,
  cmrCategory1,
  flammableGasesAndLiquids1To3,
  harmsByContact,
  holdsSensitiser,
  igniting,
  oxidisersAndPeroxides,
  sensitising,
} from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { cannotBurnAsDust, raisesDust } from '../measures/combustible-dust.ts';
import { burnsWhenHeated } from '../measures/combustible-liquid.ts';
import type { Block } from '../../model/document.ts';
import { driesInAir, formsAlcohol, oxidisesInAir } from '../measures/holds-group.ts';
import { isHotWork } from '../measures/processing.ts';
import { isBattery, isLithiumBattery } from '../measures/battery.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { needsVent } from '../../product/vented-closure.ts';
import { field, fields, type PhraseRule, type PhraseWithoutSlots, select } from '../words/say.ts';
import { needsExtraction } from '../measures/needs-extraction.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { hasStatement, setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';

type StorageText = PhraseWithoutSlots<'storage'>;
type Rules = readonly PhraseRule<StorageText>[];

const gas = (product: Product) => product.state === 'gas';
const solid = (product: Product) => product.state === 'solid';
/** Gas forms in the product, so every packaging must vent. */
const isVented = (product: Product) => needsVent(product);

/** Never diluted with water. */
const reactsWithWater = (product: Product) => mayHave(product, 'Water-react.') || mustStayDry(product);
/** Acids and alkalis release much heat when water is added. */
const heatsWithWater = (product: Product) =>
  !reactsWithWater(product) &&
  atLeast(product, percent(1)).some(({ family }) => family === 'acid' || family === 'base');

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

import { mustStayDry } from '../measures/water-contact.ts';
import type { AnyHazard, HazardPart } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  flammableOrToxicGas,
  graveByContact,
  harmsSkinOrEyes,
  oxidisersAndPeroxides,
  reactsWithAirOrWater,
  igniting,
} from '../../hazard-groups.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { isMetalDust, mayExplodeAsDust, raisesDust } from '../measures/combustible-dust.ts';
import {
  attacksGlass,
  decomposesWhenDamp,
  holdsMercury,
  holdsPhosphide,
  isInstantAdhesive,
} from '../measures/holds-group.ts';
import { gasWeight, sinksWhileCold } from '../measures/gas-weight.ts';
import { gloveWords } from '../08-exposure-protection/glove-choice.ts';
import { feedsFire, holdsIsocyanate } from '../chemistry/reactive-kind.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import {
  byRule,
  field,
  fields,
  list,
  orElse,
  paragraph,
  type PhraseRule,
  type PhraseWithoutSlots,
  select,
  sentence,
} from '../words/say.ts';
import { isBreathed } from '../../product/breathed-forms.ts';
import type { Product } from '../../product/product.ts';
import { setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';

type ReleaseText = PhraseWithoutSlots<'release'>;
type Rules = readonly PhraseRule<ReleaseText>[];

const flammable: AnyHazard = [
  'Flam. Gas',
  'Pyr. Gas',
  'Aerosol',
  'Flam. Liq.',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Water-react.',
];
const fluid = (product: Product) => product.state === 'liquid' || product.state === 'aerosol';
const solid = (product: Product) => product.state === 'solid';
const gas = (product: Product) => product.state === 'gas';
/** A gas, or a product that turns to gas where it is spilt. */
const becomesGas = (product: Product) => gas(product) || isFrozenGas(product);
const isAcid = (product: Product) => (product.mixture.properties.ph?.max ?? 7) <= 2;
const isAlkaline = (product: Product) => (product.mixture.properties.ph?.min ?? 7) >= 11.5;

const personal: Rules = [
  { phrase: 'wearEquipment' },
  { phrase: 'noIgnition', hazard: flammable },
  { phrase: 'noIgnition', unless: flammable, when: mayExplodeAsDust },
  { phrase: 'combustibles', hazard: oxidisersAndPeroxides },
  { phrase: 'oxygenClothing', duty: 'should', hazard: 'Ox. Gas', unless: ['H330', 'H331'] },
  { phrase: 'evacuate', hazard: flammableOrToxicGas },
  {
    phrase: 'upwind',
    duty: 'should',
    hazard: ['Flam. Liq. 1', 'Flam. Liq. 2', 'H330', 'H331'],
    when: (product) => fluid(product),
  },
  { phrase: 'upwindGas', duty: 'should', hazard: ['H330', 'H331'], when: raisesDust },
  { phrase: 'upwindGas', duty: 'should', when: becomesGas },
  { phrase: 'ventilate', when: (product) => !solid(product) || isFrozenGas(product) || holdsPhosphide(product) },
  { phrase: 'noDust', when: raisesDust },
  { phrase: 'noContact', hazard: harmsSkinOrEyes },
  { phrase: 'slippery', duty: 'none', when: (product) => product.state === 'liquid' },
];
/** Harmful in the air, or by displacing it. */
const harmsInAir: readonly HazardPart[] = [
  'Flam. Gas',
  'Aerosol 1',
  'Aerosol 2',
  'Press. Gas',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Resp. Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT SE',
  'STOT RE',
  'H332',
];
const graveOrOxygen: AnyHazard = [...graveByContact, 'Ox. Gas'];
const catchesFire: readonly HazardPart[] = [...igniting, 'Water-react.'];

const responders: Rules = [
  { phrase: 'responderSuit', hazard: graveByContact },
  { phrase: 'responderApparatus', hazard: harmsInAir, unless: graveOrOxygen, when: isBreathed },
  { phrase: 'responderFlammable', hazard: catchesFire },
  { phrase: 'responderApparatus', unless: [...harmsInAir, ...graveOrOxygen], when: isFrozenGas },
  { phrase: 'responderPlain', hazard: 'Ox. Gas', unless: graveByContact },
  {
    phrase: 'responderPlain',
    hazard: harmsInAir,
    unless: [...graveByContact, ...catchesFire],
    when: (product) => !isBreathed(product),
  },
  {
    phrase: 'responderPlain',
    unless: [...graveByContact, ...harmsInAir, ...catchesFire],
    when: (product) => !isFrozenGas(product),
  },
];

/** Where an escaping gas spreads. */
function gasWay(writing: Writing): Sentence[] {
  const { gasHeavy, gasLight, gasCold } = writing.phrases.fire;
  const weight = gasWeight(writing.product);
  const origin = byRule(writing, 'whyByComposition');
  const text = weight === 'heavier' ? gasHeavy : gasLight;
  return [
    ...(sinksWhileCold(writing.product) ? [sentence('release.personal.gasCold', gasCold, origin)] : []),
    ...(weight === 'heavier' || weight === 'lighter' ? [sentence('release.personal.gasWay', text, origin)] : []),
  ];
}

export function personalPrecautions(writing: Writing): Block[] {
  const words = writing.phrases.release;
  const gloves = gloveWords(writing);
  const material =
    gloves !== undefined
      ? [sentence('release.responders.gloves', words.responderMaterial(gloves), byRule(writing, 'whyByComposition'))]
      : [];
  const everyone = select(writing, { scope: 'release.personal', rules: personal, texts: words });
  return [
    fields(
      field(words.nonEmergency, ...everyone, ...gasWay(writing)),
      field(
        words.responders,
        ...select(writing, { scope: 'release.responders', rules: responders, texts: words }),
        ...material,
      ),
    ),
  ];
}

const environmental: Rules = [
  { phrase: 'gasAway', when: becomesGas },
  { phrase: 'drains', when: (product) => !becomesGas(product) },
  { phrase: 'soil', when: fluid },
  { phrase: 'report', hazard: aquatic },
];

export function environmentalPrecautions(writing: Writing): Block[] {
  const words = writing.phrases.release;
  return [list(select(writing, { scope: 'release.environment', rules: environmental, texts: words }))];
}

/** Mercury rolls away in droplets, which no binder takes up. */
const isMercury = (product: Product) => product.state === 'liquid' && holdsMercury(product);

const isFoam = (product: Product) => product.state === 'aerosol' && holdsIsocyanate(product);
/** True if the product neither feeds a fire nor forms gas with the moisture of a binder, nor is the liquid metal. */
const isPlain = (product: Product) => !feedsFire(product) && !holdsIsocyanate(product) && !isMercury(product);

/** In addition to what the class requires. */
const isKeptDry = (product: Product) =>
  isMetalDust(product) || decomposesWhenDamp(product) || (!gas(product) && mustStayDry(product));

/** Neutralised residues are rinsed away, unless water feeds the product or acids dissolve a metal in it. */
const isRinsed = (product: Product) => !feedsFire(product) && !isKeptDry(product);

const containing: Rules = [
  { phrase: 'stopLeak', when: (product) => gas(product) || product.state === 'liquid' },
  { phrase: 'gasStop', when: (product) => gas(product) && !isVeryCold(product) },
  { phrase: 'gasTurn', duty: 'should', hazard: 'Press. Gas (Liq.)', when: isPoisonGas },
  { phrase: 'gasSpray', duty: 'should', unless: reactsWithAirOrWater, when: isPoisonGas },
  { phrase: 'letEvaporate', when: isVeryCold },
  { phrase: 'dryOnly', hazard: reactsWithAirOrWater },
  { phrase: 'dryOnly', unless: reactsWithAirOrWater, when: isKeptDry },
  {
    phrase: 'absorb',
    when: (product) => fluid(product) && isPlain(product) && !attacksGlass(product) && !isInstantAdhesive(product),
  },
  { phrase: 'absorbCyanoacrylate', when: (product) => fluid(product) && isInstantAdhesive(product) },
  { phrase: 'absorbMercury', when: isMercury },
  { phrase: 'absorbFluoride', when: (product) => fluid(product) && isPlain(product) && attacksGlass(product) },
  { phrase: 'absorbOxidiser', when: (product) => fluid(product) && feedsFire(product) },
  {
    phrase: 'absorbIsocyanate',
    when: (product) => product.state === 'liquid' && holdsIsocyanate(product) && !feedsFire(product),
  },
  { phrase: 'foamCure', when: (product) => !gas(product) && product.state !== 'liquid' && holdsIsocyanate(product) },
  {
    phrase: 'takeUpPaste',
    when: (product) => solid(product) && !raisesDust(product) && isPlain(product) && !isFrozenGas(product),
  },
  { phrase: 'sweepOxidiser', when: (product) => raisesDust(product) && feedsFire(product) },
  { phrase: 'takeUpOxidiser', when: (product) => solid(product) && !raisesDust(product) && feedsFire(product) },
  { phrase: 'sweep', when: (product) => raisesDust(product) && isPlain(product) && !mayExplodeAsDust(product) },
  { phrase: 'sweepDust', when: (product) => raisesDust(product) && isPlain(product) && mayExplodeAsDust(product) },
  { phrase: 'sparkFree', hazard: flammable },
  {
    phrase: 'diluteFirst',
    when: (product) => feedsFire(product) && product.state === 'liquid' && (isAcid(product) || isAlkaline(product)),
  },
  {
    phrase: 'absorbAcid',
    hazard: 'Skin Corr.',
    unless: reactsWithAirOrWater,
    when: (product) => isAcid(product) && isRinsed(product),
  },
  {
    phrase: 'absorbBase',
    hazard: 'Skin Corr.',
    unless: reactsWithAirOrWater,
    when: (product) => isAlkaline(product) && isRinsed(product) && !setsGasFreeWithAcids(product),
  },
  {
    phrase: 'cleanIsocyanate',
    unless: reactsWithAirOrWater,
    when: (product) => !gas(product) && holdsIsocyanate(product) && !isFoam(product),
  },
  { phrase: 'cleanOxidiser', unless: reactsWithAirOrWater, when: (product) => !gas(product) && feedsFire(product) },
  {
    phrase: 'clean',
    unless: reactsWithAirOrWater,
    when: (product) => !becomesGas(product) && isPlain(product) && !isKeptDry(product),
  },
  { phrase: 'disposeAs', duty: 'none', when: (product) => !becomesGas(product) },
];

export function containment(writing: Writing): Block[] {
  const words = writing.phrases.release;
  const found = select(writing, { scope: 'release.containment', rules: containing, texts: words });
  return [list(orElse(found, sentence('release.containment.none', words.stopLeak, byRule(writing))))];
}

export const releaseReferences = (writing: Writing): Block[] => [
  paragraph(sentence('release.reference', writing.phrases.release.reference, byRule(writing))),
];

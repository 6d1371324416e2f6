import type { AnyHazard, HazardPart } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  flammableOrToxicGas,
  graveByContact,
  harmsSkinOrEyes,
  oxidisersAndPeroxides,
  reactsWithAirOrWater,
} from '../hazard-groups.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Sentence } from '../document.ts';
import { mayExplodeAsDust, raisesDust } from './measures/combustible-dust.ts';
import { gasWeight } from './measures/gas-weight.ts';
import { gloveWords } from './measures/glove-choice.ts';
import { feedsFire, holdsIsocyanate } from './measures/reactive-kind.ts';
import { byRule, field, fields, list, orElse, paragraph, type PhraseRule, select, sentence } from './words/say.ts';
import { setsGasFreeWithAcids, type SheetContext } from '../sheet-context.ts';

type ReleaseText = {
  [Key in keyof SheetPhrases['release']]: SheetPhrases['release'][Key] extends string ? Key : never;
}[keyof SheetPhrases['release']];
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
const fluid = (c: SheetContext) => c.state === 'liquid' || c.state === 'aerosol';
const solid = (c: SheetContext) => c.state === 'solid';
const gas = (c: SheetContext) => c.state === 'gas';
const isAcid = (c: SheetContext) => (c.mixture.properties.ph?.max ?? 7) <= 2;
const isAlkaline = (c: SheetContext) => (c.mixture.properties.ph?.min ?? 7) >= 11.5;

const personal: Rules = [
  { phrase: 'wearEquipment' },
  { phrase: 'noIgnition', hazard: flammable },
  { phrase: 'noIgnition', unless: flammable, when: mayExplodeAsDust },
  { phrase: 'combustibles', hazard: oxidisersAndPeroxides },
  { phrase: 'oxygenClothing', duty: 'should', hazard: 'Ox. Gas' },
  { phrase: 'evacuate', hazard: flammableOrToxicGas },
  { phrase: 'upwind', duty: 'should', hazard: ['Flam. Liq. 1', 'Flam. Liq. 2', 'H330', 'H331'], when: (c) => !gas(c) },
  { phrase: 'upwindGas', duty: 'should', when: gas },
  { phrase: 'ventilate', when: (c) => !solid(c) },
  { phrase: 'noDust', when: raisesDust },
  { phrase: 'noContact', hazard: harmsSkinOrEyes },
  { phrase: 'slippery', duty: 'none', when: (c) => c.state === 'liquid' },
];
/** Harmful in the air, or in place of it. */
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
const catchesFire: readonly HazardPart[] = [
  'Flam. Gas',
  'Pyr. Gas',
  'Aerosol 1',
  'Aerosol 2',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Water-react.',
];

const responders: Rules = [
  { phrase: 'responderSuit', hazard: graveByContact },
  { phrase: 'responderApparatus', hazard: harmsInAir, unless: graveOrOxygen },
  { phrase: 'responderFlammable', hazard: catchesFire },
  { phrase: 'responderPlain', hazard: 'Ox. Gas', unless: graveByContact },
  {
    phrase: 'responderPlain',
    unless: [...graveByContact, ...harmsInAir, ...catchesFire],
  },
];

/** Where an escaping gas goes. */
function gasWay(c: SheetContext): Sentence[] {
  const { gasHeavy, gasLight } = c.phrases.fire;
  const weight = gasWeight(c);
  if (weight !== 'heavier' && weight !== 'lighter') return [];
  const text = weight === 'heavier' ? gasHeavy : gasLight;
  return [sentence('release.personal.gasWay', text, byRule(c, 'whyByComposition'))];
}

export function personalPrecautions(c: SheetContext): Block[] {
  const words = c.phrases.release;
  const gloves = gloveWords(c);
  const material =
    gloves !== undefined
      ? [sentence('release.responders.gloves', words.responderMaterial(gloves), byRule(c, 'whyByComposition'))]
      : [];
  const everyone = select(c, { scope: 'release.personal', rules: personal, texts: words });
  return [
    fields(
      field(words.nonEmergency, ...everyone, ...gasWay(c)),
      field(
        words.responders,
        ...select(c, { scope: 'release.responders', rules: responders, texts: words }),
        ...material,
      ),
    ),
  ];
}

const environmental: Rules = [
  { phrase: 'gasAway', when: gas },
  { phrase: 'drains', when: (c) => !gas(c) },
  { phrase: 'soil', when: fluid },
  { phrase: 'report', hazard: aquatic },
];

export function environmentalPrecautions(c: SheetContext): Block[] {
  const words = c.phrases.release;
  return [list(select(c, { scope: 'release.environment', rules: environmental, texts: words }))];
}

const isFoam = (c: SheetContext) => c.state === 'aerosol' && holdsIsocyanate(c);
/** Neither food for a fire nor what forms gas with the binder's moisture. */
const isPlain = (c: SheetContext) => !feedsFire(c) && !holdsIsocyanate(c);

const containing: Rules = [
  { phrase: 'stopLeak', when: (c) => gas(c) || c.state === 'liquid' },
  { phrase: 'gasStop', when: gas },
  { phrase: 'dryOnly', hazard: reactsWithAirOrWater },
  { phrase: 'absorb', when: (c) => fluid(c) && isPlain(c) },
  { phrase: 'absorbOxidiser', when: (c) => fluid(c) && feedsFire(c) },
  { phrase: 'absorbIsocyanate', when: (c) => c.state === 'liquid' && holdsIsocyanate(c) && !feedsFire(c) },
  { phrase: 'foamCure', when: (c) => !gas(c) && c.state !== 'liquid' && holdsIsocyanate(c) },
  { phrase: 'takeUpPaste', when: (c) => solid(c) && !raisesDust(c) && isPlain(c) },
  { phrase: 'sweepOxidiser', when: (c) => solid(c) && feedsFire(c) },
  { phrase: 'sweep', when: (c) => raisesDust(c) && isPlain(c) && !mayExplodeAsDust(c) },
  { phrase: 'sweepDust', when: (c) => raisesDust(c) && isPlain(c) && mayExplodeAsDust(c) },
  { phrase: 'sparkFree', hazard: flammable },
  { phrase: 'diluteFirst', when: (c) => feedsFire(c) && c.state === 'liquid' && (isAcid(c) || isAlkaline(c)) },
  { phrase: 'absorbAcid', hazard: 'Skin Corr.', when: (c) => isAcid(c) && !feedsFire(c) },
  {
    phrase: 'absorbBase',
    hazard: 'Skin Corr.',
    when: (c) => isAlkaline(c) && !feedsFire(c) && !setsGasFreeWithAcids(c),
  },
  { phrase: 'cleanIsocyanate', unless: reactsWithAirOrWater, when: (c) => !gas(c) && holdsIsocyanate(c) && !isFoam(c) },
  { phrase: 'cleanOxidiser', unless: reactsWithAirOrWater, when: (c) => !gas(c) && feedsFire(c) },
  { phrase: 'clean', unless: reactsWithAirOrWater, when: (c) => !gas(c) && isPlain(c) },
  { phrase: 'disposeAs', duty: 'none', when: (c) => !gas(c) },
];

export function containment(c: SheetContext): Block[] {
  const words = c.phrases.release;
  const found = select(c, { scope: 'release.containment', rules: containing, texts: words });
  return [list(orElse(found, sentence('release.containment.none', words.stopLeak, byRule(c))))];
}

export const releaseReferences = (c: SheetContext): Block[] => [
  paragraph(sentence('release.reference', c.phrases.release.reference, byRule(c))),
];

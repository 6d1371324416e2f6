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

const flammable = /^(?:Flam\.|Aerosol|Pyr|Water-react)/;
const oxidising = /^(?:Ox\.|Org\. Perox)/;
const fluid = (c: SheetContext) => c.state === 'liquid' || c.state === 'aerosol';
const solid = (c: SheetContext) => c.state === 'solid';
const gas = (c: SheetContext) => c.state === 'gas';
const isAcid = (c: SheetContext) => (c.mixture.properties.ph?.max ?? 7) <= 2;
const isAlkaline = (c: SheetContext) => (c.mixture.properties.ph?.min ?? 7) >= 11.5;

const personal: Rules = [
  { phrase: 'wearEquipment' },
  { phrase: 'noIgnition', hazard: flammable },
  { phrase: 'noIgnition', unless: flammable, when: mayExplodeAsDust },
  { phrase: 'combustibles', hazard: oxidising },
  { phrase: 'oxygenClothing', hazard: /^Ox\. Gas/ },
  { phrase: 'evacuate', hazard: /H33[01]|^Flam\. Gas/ },
  { phrase: 'upwind', hazard: /H33[01]|^Flam\. Liq\. [12]/, when: (c) => !gas(c) },
  { phrase: 'upwindGas', when: gas },
  { phrase: 'ventilate', when: (c) => !solid(c) },
  { phrase: 'noDust', when: raisesDust },
  { phrase: 'noContact', hazard: /^(?:Skin|Eye|Acute Tox\. \d H31)/ },
  { phrase: 'slippery', when: (c) => c.state === 'liquid' },
];

const burnsOrPoisons = /^(?:Skin Corr|Acute Tox\. [123] |(?:Carc|Muta|Repr)\. 1)/;
/** Harmful in the air, or in place of it. */
const harmsInAir = /^(?:(?:Flam|Press)\. Gas|Resp|STOT|Carc|Muta|Repr)|H332|^(?:Flam\. Liq\. [12]|Aerosol [12])/;
const burnsOrPoisonsOrOxygen = new RegExp(`${burnsOrPoisons.source}|^Ox\\. Gas`);
const catchesFire = /^(?:Flam\. (?:Liq\. [123]|Gas|Sol)|Aerosol [12]|Pyr|Water-react)/;

const responders: Rules = [
  { phrase: 'responderSuit', hazard: burnsOrPoisons },
  { phrase: 'responderApparatus', hazard: harmsInAir, unless: burnsOrPoisonsOrOxygen },
  { phrase: 'responderFlammable', hazard: catchesFire },
  { phrase: 'responderPlain', hazard: /^Ox\. Gas/, unless: burnsOrPoisons },
  {
    phrase: 'responderPlain',
    unless: new RegExp([burnsOrPoisons, harmsInAir, catchesFire].map(({ source }) => source).join('|')),
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
  { phrase: 'report', hazard: /^Aquatic/ },
];

export function environmentalPrecautions(c: SheetContext): Block[] {
  const words = c.phrases.release;
  return [list(select(c, { scope: 'release.environment', rules: environmental, texts: words }))];
}

const isFoam = (c: SheetContext) => c.state === 'aerosol' && holdsIsocyanate(c);
/** Neither food for a fire nor what forms gas with the binder's moisture. */
const isPlain = (c: SheetContext) => !feedsFire(c) && !holdsIsocyanate(c);
const reactsWithWater = /^(?:Water-react|Pyr)/;

const containing: Rules = [
  { phrase: 'stopLeak', when: (c) => gas(c) || c.state === 'liquid' },
  { phrase: 'gasStop', when: gas },
  { phrase: 'dryOnly', hazard: reactsWithWater },
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
  { phrase: 'absorbAcid', hazard: /^Skin Corr/, when: (c) => isAcid(c) && !feedsFire(c) },
  {
    phrase: 'absorbBase',
    hazard: /^Skin Corr/,
    when: (c) => isAlkaline(c) && !feedsFire(c) && !setsGasFreeWithAcids(c),
  },
  { phrase: 'cleanIsocyanate', unless: reactsWithWater, when: (c) => !gas(c) && holdsIsocyanate(c) && !isFoam(c) },
  { phrase: 'cleanOxidiser', unless: reactsWithWater, when: (c) => !gas(c) && feedsFire(c) },
  { phrase: 'clean', unless: reactsWithWater, when: (c) => !gas(c) && isPlain(c) },
  { phrase: 'disposeAs', when: (c) => !gas(c) },
];

export function containment(c: SheetContext): Block[] {
  const words = c.phrases.release;
  const found = select(c, { scope: 'release.containment', rules: containing, texts: words });
  return [list(orElse(found, sentence('release.containment.none', words.stopLeak, byRule(c))))];
}

export const releaseReferences = (c: SheetContext): Block[] => [
  paragraph(sentence('release.reference', c.phrases.release.reference, byRule(c))),
];

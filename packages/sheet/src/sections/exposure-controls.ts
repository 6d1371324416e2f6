import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Sentence } from '../document.ts';
import { filterChoice } from '../filter-choice.ts';
import { gloveChoice } from '../glove-choice.ts';
import { byClass, byRule, field, fields, firstIngredient, select, sentence, type PhraseRule } from '../say.ts';
import { has, mayHave, type SheetContext } from '../sheet-context.ts';

type ExposureText = {
  [Key in keyof SheetPhrases['exposure']]: SheetPhrases['exposure'][Key] extends string ? Key : never;
}[keyof SheetPhrases['exposure']];
type Rules = readonly PhraseRule<ExposureText>[];

const inhalationHazard = /H33[0-6]|^(?:Flam\. Liq\. [123]|Carc|Muta|Repr|STOT RE|Skin Corr)/;
const eyeDanger = /^(?:Eye Dam|Skin Corr)/;

const engineering: Rules = [
  { phrase: 'closedSystem', hazard: /^(?:Carc\. 1|Muta\. 1|Repr\. 1|Acute Tox\. [12] )/ },
  { phrase: 'extraction', hazard: inhalationHazard },
  { phrase: 'generalVentilation', unless: inhalationHazard },
  { phrase: 'explosionProofVentilation', hazard: /^Flam\. (?:Liq\. [123]|Gas)/ },
  { phrase: 'eyeWash', hazard: eyeDanger },
];

export function engineeringControls(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  return [fields(field(words.engineering, ...select(c, { scope: 'engineering', rules: engineering, texts: words })))];
}

function eyes(c: SheetContext): Sentence {
  const words = c.phrases.exposure;
  const eyeStandard = c.phrases.shared.list(c.profile.eyeStandards, 'or');
  if (has(c, eyeDanger)) {
    return sentence('protection.eyes', words.faceShield(eyeStandard), byClass(c, eyeDanger));
  }
  const text = has(c, /^Eye Irrit/) || c.state !== 'solid' ? words.goggles(eyeStandard) : words.glasses(eyeStandard);
  return sentence('protection.eyes', text, byClass(c, /^Eye Irrit/));
}

function hands(c: SheetContext): Sentence[] {
  const words = c.phrases.exposure;
  const choice = gloveChoice(c);
  const origin = byRule(c, 'whyByComposition');
  if (choice.status === 'not-needed') {
    const text = c.state === 'gas' ? words.glovesCylinder : words.glovesNotNeeded;
    return [sentence('protection.hands.advised', text, origin)];
  }
  if (choice.status === 'open') {
    const why = c.phrases.shared.list(choice.unknown);
    return [sentence('protection.hands.open', words.glovesOpen, { kind: 'missing', path: firstIngredient, why })];
  }
  const families = c.phrases.shared.list(choice.families.map((family) => words.families[family]));
  return [
    sentence(
      'protection.hands.material',
      words.gloves(choice.words, c.phrases.shared.list(c.profile.gloveStandards, 'or')),
      origin,
    ),
    sentence('protection.hands.reason', words.gloveReason(families), origin),
    sentence('protection.hands.wear', words.gloveWear, byRule(c)),
  ];
}

const body: Rules = [
  { phrase: 'clothing' },
  { phrase: 'chemicalClothing', hazard: /^(?:Skin Corr|Acute Tox\. [123] H31)/ },
  { phrase: 'antistatic', hazard: /^Flam\. (?:Liq\. [12]|Gas)/ },
];

function breathing(c: SheetContext): Sentence[] {
  const words = c.phrases.exposure;
  const filters = filterChoice(c);
  const names = c.profile.filters === 'american' ? words.cartridges : words.filters;
  const origin = byRule(c, 'whyByComposition');
  const alone = sentence('protection.breathing.apparatus', words.selfContained, byClass(c, /H33[01]/));
  const needsApparatus = mayHave(c, /H33[01]|^Flam\. Gas/) || c.state === 'gas';
  if (filters.length === 0) {
    return needsApparatus ? [alone] : [sentence('protection.breathing.none', words.noRespirator, origin)];
  }
  const filter = c.phrases.shared.list([...new Set(filters.map((type) => names[type]))]);
  const text = words.respirator(filter, c.phrases.shared.list(c.profile.respiratorStandards));
  return [sentence('protection.breathing.filter', text, origin), ...(needsApparatus ? [alone] : [])];
}

export function personalProtection(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  const isCold = mayHave(c, /^Press\. Gas \((?:Liq|Ref)/);
  const thermal = isCold
    ? sentence('protection.thermal.cold', words.cold, byClass(c, /^Press\. Gas/))
    : sentence('protection.thermal.none', words.noThermal, byRule(c, 'whyByState'));
  return [
    fields(
      field(words.eyes, eyes(c)),
      field(words.hands, ...hands(c)),
      field(words.skin, ...select(c, { scope: 'protection.body', rules: body, texts: words })),
      field(words.breathing, ...breathing(c)),
      field(words.thermal, thermal),
    ),
  ];
}

export function environmentalControls(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  const text = c.state === 'gas' ? words.noGasRelease : words.noRelease;
  return [fields(field(words.environment, sentence('environmental-controls.noRelease', text, byRule(c))))];
}

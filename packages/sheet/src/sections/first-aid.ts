import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Field, Sentence } from '../document.ts';
import { parametersIn } from './words/parameters-in.ts';
import { byClass, byRule, field, fields, list, paragraph, type PhraseRule, select, sentence } from './words/say.ts';
import { has, ingredientHas, says, type SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';

type TextKey = {
  [Key in keyof SheetPhrases['firstAid']]: SheetPhrases['firstAid'][Key] extends string ? Key : never;
}[keyof SheetPhrases['firstAid']];
type Rules = readonly PhraseRule<TextKey>[];

const corrosive = /^Skin Corr/;
const fatal = /^Acute Tox\. [123] /;
const notGas = (c: SheetContext) => c.state !== 'gas';
const isGas = (c: SheetContext) => c.state === 'gas';
const isSolid = (c: SheetContext) => c.state === 'solid';
const cold = /^Press\. Gas \((?:Liq|Ref)/;
/** What displaces the air without being a poison itself. */
const displacesAir = /^Press\. Gas/;
const poisonOrOxygen = /H33[01]|^Ox\. Gas/;
const cmr = /^(?:Carc|Muta|Repr)/;
const harmsSkin = /^(?:Skin|Acute Tox\. \d H31)/;
const touchesSkin = (c: SheetContext) => notGas(c) || has(c, harmsSkin);
const touchesEyes = (c: SheetContext) => notGas(c) || has(c, /^Eye/);
const isAlkaline = (c: SheetContext) => (c.mixture.properties.ph?.min ?? 7) >= 11.5;

const general: Rules = [
  { phrase: 'showSheet' },
  { phrase: 'leaveArea', hazard: /^(?:Acute Tox\. [123] |Skin Corr|Resp)/ },
  { phrase: 'unconscious', hazard: /^(?:Acute Tox|STOT SE|Skin Corr|Asp)/ },
  { phrase: 'observe', hazard: /^Acute Tox\. [123] H33/ },
  { phrase: 'exposedConcerned', hazard: cmr },
];

const inhalation: Rules = [
  { phrase: 'freshAir' },
  { phrase: 'inhalationUnwell', unless: /H33[0124]|^Skin Corr|^Press\. Gas/ },
  { phrase: 'inhalationUnwell', hazard: /^Ox\. Gas/, unless: /H33[0124]|^Skin Corr/ },
  { phrase: 'inhalationDoctor', hazard: /H332/, unless: /H33[01]|^Skin Corr/ },
  { phrase: 'inhalationSuffocation', hazard: displacesAir, unless: poisonOrOxygen, when: isGas },
  { phrase: 'inhalationEmergency', hazard: /H33[01]/ },
  { phrase: 'inhalationSensitised', hazard: /^Resp\. Sens/ },
  { phrase: 'artificialRespiration', hazard: /H33[016]|H370|H3[01][01]$|^Skin Corr/ },
  { phrase: 'inhalationCorrosive', hazard: corrosive, unless: /H33[01]/ },
];

const skin: Rules = [
  { phrase: 'skinGas', unless: /^(?:Skin|Acute Tox\. \d H31)|^Press\. Gas \((?:Liq|Ref)/, when: isGas },
  { phrase: 'skinBrush', hazard: /^(?:Skin (?:Corr|Irrit)|Water-react|Pyr)/, when: isSolid },
  { phrase: 'skinOff', unless: corrosive, when: touchesSkin },
  { phrase: 'skinWash', unless: corrosive, when: touchesSkin },
  { phrase: 'skinCorrosive', hazard: corrosive },
  { phrase: 'skinToxic', hazard: /H31[01]$/ },
  { phrase: 'skinIrritation', unless: corrosive, when: touchesSkin },
  { phrase: 'skinCold', hazard: cold },
  { phrase: 'skinWashAgain', hazard: /^(?:Skin|Acute Tox\. \d H31)/ },
];

const eyes: Rules = [
  { phrase: 'skinGas', unless: /^(?:Eye|Skin Corr)|^Press\. Gas \((?:Liq|Ref)/, when: isGas },
  { phrase: 'eyesGas', hazard: cold, unless: /^(?:Eye|Skin Corr)/, when: isGas },
  { phrase: 'eyesRinse', unless: /^(?:Eye Dam|Skin Corr)/, when: touchesEyes },
  { phrase: 'eyesIrritation', unless: /^(?:Eye Dam|Skin Corr)/, when: touchesEyes },
  { phrase: 'eyesDamage', hazard: /^(?:Eye Dam|Skin Corr)/ },
  { phrase: 'eyesLye', hazard: /^(?:Eye Dam|Skin Corr)/, when: isAlkaline },
];

const ingestion: Rules = [
  { phrase: 'ingestionGas', when: isGas },
  { phrase: 'mouthRinse', when: notGas },
  { phrase: 'noVomiting', hazard: /^(?:Skin Corr|Asp\. Tox|Flam\. Liq|Acute Tox\. [123] H30)/, when: notGas },
  { phrase: 'ingestionCorrosive', hazard: corrosive, when: notGas },
  { phrase: 'vomitingDanger', hazard: /^Asp\. Tox/ },
  { phrase: 'ingestionEmergency', hazard: /H30[014]|^Skin Corr|H370/, when: notGas },
  { phrase: 'ingestionUnwell', unless: /H30[014]|^Skin Corr|H370/, when: notGas },
];

const protection: Rules = [
  { phrase: 'protectSelf' },
  { phrase: 'protectToxic', hazard: /H33[01]/ },
  { phrase: 'protectSuffocation', hazard: displacesAir, unless: poisonOrOxygen, when: isGas },
  { phrase: 'eyeWash', hazard: /^(?:Eye Dam|Skin Corr)/ },
];

function rowsOf(c: SheetContext, scope: string, parts: readonly (readonly [TextKey, Rules])[]): Field[] {
  return parts.flatMap(([label, rules]) => {
    const values = select(c, { scope: `${scope}.${label}`, rules, texts: c.phrases.firstAid });
    return values.length > 0 ? [field(c.phrases.firstAid[label], ...values)] : [];
  });
}

export function firstAid(c: SheetContext): Block[] {
  const rows = rowsOf(c, 'first-aid', [
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
      { phrase: 'toxicInhaled', hazard: /H33[0123]/ },
      { phrase: 'irritatedAirways', hazard: /H335|^Skin Corr/ },
      { phrase: 'asthma', hazard: /^Resp\. Sens/ },
      { phrase: 'narcosis', hazard: /H336/ },
      { phrase: 'suffocation', when: isGas, unless: /^Ox\. Gas/ },
    ],
  ],
  [
    'symptomsSkin',
    [
      { phrase: 'burnsSkin', hazard: corrosive },
      { phrase: 'rednessSkin', hazard: /^Skin Irrit/, unless: corrosive },
      { phrase: 'allergySkin', hazard: /^Skin Sens/ },
      { phrase: 'elicitedSkin', when: (c) => says(c, /^EUH20[458]$/), unless: /^Skin Sens/ },
      { phrase: 'absorbedSkin', hazard: /H31[0123]$/ },
      { phrase: 'frostbite', hazard: cold },
      { phrase: 'drySkin', when: (c) => says(c, /066$/) },
    ],
  ],
  [
    'symptomsEyes',
    [
      { phrase: 'burnsEyes', hazard: /^(?:Eye Dam|Skin Corr)/ },
      { phrase: 'rednessEyes', hazard: /^Eye Irrit/, unless: /^(?:Eye Dam|Skin Corr)/ },
    ],
  ],
  [
    'symptomsIngestion',
    [
      { phrase: 'burnsMouth', hazard: corrosive },
      { phrase: 'poisoningSevere', hazard: /H30[01]$/ },
      { phrase: 'poisoning', hazard: /H30[23]$/ },
      { phrase: 'aspiration', hazard: /^Asp\. Tox/ },
    ],
  ],
  [
    'symptomsLong',
    [
      { phrase: 'cancer', hazard: /^Carc\. 1/ },
      { phrase: 'cancerSuspected', hazard: /^Carc\. 2/, unless: /^Carc\. 1/ },
      { phrase: 'genetic', hazard: /^Muta/ },
      { phrase: 'reproduction', hazard: /^Repr/ },
    ],
  ],
];

/** Organs that STOT statements name, or that organs are harmed without a name. */
function organSentences(c: SheetContext, scope: string, pattern: RegExp): Sentence[] {
  const { organs, organsUnnamed } = c.phrases.firstAid;
  const found = c.classification.hazards
    .filter(({ code, hCode }) => pattern.test(`${code} ${hCode}`))
    .map((entry) => {
      const { organs: named } = parametersIn(c, entry);
      const text = named === undefined ? organsUnnamed : organs(named);
      return sentence(`${scope}.${entry.code} ${entry.hCode}`, text, byClass(c, pattern));
    });
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}

/** Symptoms by route; `scope` keeps the ids apart where they are told twice. */
export function symptomFields(c: SheetContext, scope: string): Field[] {
  const rows = rowsOf(c, scope, symptomRules);
  const organs = organSentences(c, `${scope}.organs`, /^STOT (?:SE [12]|RE)/);
  if (organs.length === 0) return rows;
  const label = c.phrases.firstAid.symptomsLong;
  const long = rows.find((row) => row.label === label);
  return [...rows.filter((row) => row !== long), field(label, ...organs, ...(long?.values ?? []))];
}

export function symptoms(c: SheetContext): Block[] {
  const rows = symptomFields(c, 'symptoms');
  const none = sentence('symptoms.none', c.phrases.firstAid.noSymptoms, byRule(c, 'whyByClass'));
  return rows.length > 0 ? [fields(...rows)] : [paragraph(none)];
}

const medical: Rules = [
  { phrase: 'treatSymptoms' },
  { phrase: 'doctorCorrosive', hazard: corrosive },
  { phrase: 'doctorAspiration', hazard: /^Asp\. Tox/ },
  { phrase: 'doctorLungs', hazard: /H33[01]/ },
  { phrase: 'doctorAsthma', hazard: /^Resp\. Sens/ },
];

/** Treatment that an ingredient at 1 % or more calls for, where the substance is hazardous. */
function specificTreatment(c: SheetContext): Sentence[] {
  const { specific } = c.phrases.firstAid;
  return atLeast(c, percent(1)).flatMap((each) => {
    const cas = each.substance?.cas;
    const text = cas === undefined ? undefined : ownValue(specific, cas);
    const isActive = has(c, fatal) || ingredientHas(each, /^(?:Acute Tox|Skin Corr|STOT)/);
    return text === undefined || !isActive || each.isConfidential
      ? []
      : [sentence(`medical.${each.row.id}`, text, byRule(c, 'whyByComposition'))];
  });
}

export function medicalAttention(c: SheetContext): Block[] {
  const rules = select(c, { scope: 'medical', rules: medical, texts: c.phrases.firstAid });
  return [list([...rules, ...specificTreatment(c)])];
}

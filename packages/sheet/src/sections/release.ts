import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block } from '../document.ts';
import { gloveChoice } from '../glove-choice.ts';
import { byRule, field, fields, list, orElse, paragraph, type PhraseRule, select, sentence } from '../say.ts';
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
  { phrase: 'combustibles', hazard: oxidising },
  { phrase: 'evacuate', hazard: /H33[01]|^Flam\. Gas/ },
  { phrase: 'upwind', hazard: /H33[01]|^Flam\. (?:Liq\. [12]|Gas)/ },
  { phrase: 'ventilate', when: (c) => !solid(c) },
  { phrase: 'noDust', when: solid },
  { phrase: 'noContact', hazard: /^(?:Skin|Eye|Acute Tox\. \d H31)/ },
  { phrase: 'slippery', when: (c) => c.state === 'liquid' },
];

/** A gas under pressure may displace the air where it leaks. */
const dangerousToResponders = /^(?:Skin Corr|Acute Tox\. [123] |(?:Flam|Press)\. Gas)/;

const responders: Rules = [
  { phrase: 'responderSuit', hazard: dangerousToResponders },
  { phrase: 'responderPlain', unless: dangerousToResponders },
];

export function personalPrecautions(c: SheetContext): Block[] {
  const words = c.phrases.release;
  const gloves = gloveChoice(c);
  const material =
    gloves.status === 'chosen'
      ? [sentence('release.responders.gloves', words.responderMaterial(gloves.words), byRule(c, 'whyByComposition'))]
      : [];
  return [
    fields(
      field(words.nonEmergency, ...select(c, { scope: 'release.personal', rules: personal, texts: words })),
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

const containing: Rules = [
  { phrase: 'stopLeak' },
  { phrase: 'gasStop', when: gas },
  { phrase: 'dryOnly', hazard: /^(?:Water-react|Pyr)/ },
  { phrase: 'absorb', unless: oxidising, when: fluid },
  { phrase: 'absorbOxidiser', hazard: oxidising, when: fluid },
  { phrase: 'sweep', when: solid },
  { phrase: 'sparkFree', hazard: flammable },
  { phrase: 'absorbAcid', hazard: /^Skin Corr/, when: isAcid },
  { phrase: 'absorbBase', hazard: /^Skin Corr/, when: (c) => isAlkaline(c) && !setsGasFreeWithAcids(c) },
  { phrase: 'clean', unless: /^(?:Water-react|Pyr)/, when: (c) => !gas(c) },
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

import { type Message, say } from '../message.ts';
import { environmentalHazards, healthHazards } from '../hazard-parts.ts';
import { type AnyCategory, isCategoryOf } from '../hazard-question.ts';
import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';

type Omission = {
  readonly markets: readonly LabelRegimeId[];
  readonly applies: (mixture: Mixture) => boolean;
  readonly hazards: AnyCategory;
  readonly paragraph: string;
  readonly why: Message;
};

const always = () => true;

/** Classes of a classification that do not come onto the label. */
const omissions: readonly Omission[] = [
  {
    markets: ['us'],
    applies: always,
    hazards: environmentalHazards,
    paragraph: '29 CFR 1910.1200 App. C',
    why: say('labelScope-notAdopted'),
  },
  {
    markets: ['ca'],
    applies: always,
    hazards: environmentalHazards,
    paragraph: 'Hazardous Products Regulations, Part 2',
    why: say('labelScope-notAdopted'),
  },
  {
    markets: ['eu', 'gb'],
    applies: ({ physicalState }) => physicalState === 'aerosol',
    hazards: 'Asp. Tox.',
    paragraph: 'CLP Annex I, 1.3.3',
    why: say('labelScope-needNotLabelledAerosolsSealed'),
  },
  {
    markets: ['eu', 'gb'],
    applies: ({ labelFacts }) => labelFacts?.isHarmlessAsSupplied === true,
    hazards: [...healthHazards, ...environmentalHazards],
    paragraph: 'CLP Annex I, 1.3.4',
    why: say('labelScope-harmsNobodyMassiveFormPolymer'),
  },
];

/** Hazards that the label shows, and the statements of those it does not, with the paragraph that leaves them off. */
export function labelScope(
  hazards: readonly Hazard[],
  mixture: Mixture,
  market: LabelRegimeId,
): { readonly shown: readonly Hazard[]; readonly left: readonly Explained<string>[] } {
  const inForce = omissions.filter((one) => one.markets.includes(market) && one.applies(mixture));
  const shown: Hazard[] = [];
  const left: Explained<string>[] = [];
  for (const hazard of hazards) {
    const omission = inForce.find((one) => isCategoryOf(hazard.code, one.hazards));
    if (!omission) shown.push(hazard);
    else
      left.push({
        value: hazard.hCode,
        paragraph: omission.paragraph,
        why: say('labelScope-leftOff', { code: hazard.code, why: omission.why }),
      });
  }
  return { shown, left };
}

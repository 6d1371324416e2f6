import type { LeftOff } from './label-law.ts';
import { labelLawOf } from './label-law-of.ts';
import { type Message, say } from '../message.ts';
import { environmentalHazards, healthHazards } from '../hazard-parts.ts';
import { type AnyCategory, isCategoryOf } from '../hazard-question.ts';
import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';

type Omission = {
  readonly applies: (mixture: Mixture) => boolean;
  readonly hazards: AnyCategory;
  readonly why: Message;
};

/** Classes that do not appear on the label if a law leaves them off. */
const omissions: Readonly<Record<LeftOff, Omission>> = {
  environment: { applies: () => true, hazards: environmentalHazards, why: say('labelScope-notAdopted') },
  'aspiration-of-aerosols': {
    applies: ({ physicalState }) => physicalState === 'aerosol',
    hazards: 'Asp. Tox.',
    why: say('labelScope-needNotLabelledAerosolsSealed'),
  },
  'harmless-as-supplied': {
    applies: ({ labelFacts }) => labelFacts?.isHarmlessAsSupplied === true,
    hazards: [...healthHazards, ...environmentalHazards],
    why: say('labelScope-harmsNobodyMassiveFormPolymer'),
  },
};

const leftOff: readonly LeftOff[] = ['environment', 'aspiration-of-aerosols', 'harmless-as-supplied'];

/** The hazards that the label shows, and the statements it leaves off with the paragraph that allows it. */
export function labelScope(
  hazards: readonly Hazard[],
  mixture: Mixture,
  market: LabelRegimeId,
): { readonly shown: readonly Hazard[]; readonly left: readonly Explained<string>[] } {
  const { leavesOff = {} } = labelLawOf(market);
  const inForce = leftOff.flatMap((id) => {
    const paragraph = leavesOff[id];
    return paragraph !== undefined && omissions[id].applies(mixture) ? [{ ...omissions[id], paragraph }] : [];
  });
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

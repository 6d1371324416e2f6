import { say } from '../message.ts';
import type { Reason } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { Assessment } from './assessment.ts';
import { leftOut, percentText, plainReason } from './reason.ts';

/** Names of the ingredients that nobody has classified and that are present from the lowest cut-off on. */
export function missingAssessments({ notAssessed }: Assessment, lowestCutOff: Ppb): readonly string[] {
  if (notAssessed.length === 0) return [];
  return notAssessed.filter(({ upper }) => upper > 0 && upper >= lowestCutOff).map(({ source }) => source.name);
}

type Row = { readonly id: string; readonly paragraph: string };

/** An ingredient without classification is named even if its share is too small to matter. */
export function negligibleUnassessed(
  { notAssessed }: Assessment,
  lowestCutOff: Ppb,
  row: Row | undefined,
): readonly Reason[] {
  if (notAssessed.length === 0 || !row) return [];
  const negligible = notAssessed.filter(({ upper }) => upper < Math.max(1, lowestCutOff));
  if (negligible.length === 0) return [];
  const cutOff = say('missingAssessments-cutOff', { lowestCutOff: percentText(lowestCutOff) });
  return [
    {
      ...plainReason(
        `${row.id}.not-assessed`,
        row.paragraph,
        say('missingAssessments-notClassifiedAnybodyButBelow', { cutOff }),
      ),
      leftOut: negligible.map((subject) =>
        leftOut(subject, say('missingAssessments-below', { upper: percentText(subject.upper), cutOff })),
      ),
    },
  ];
}

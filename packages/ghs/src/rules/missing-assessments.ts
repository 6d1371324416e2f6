import { say } from '../message.ts';
import type { Reason } from '../classification.ts';
import { type Ppb, toPercent } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { Assessment, Subject } from './assessment.ts';
import { leftOut, plainReason } from './reason.ts';

const isJudgedIn = ({ source: { shown } }: Subject, hazardClass: HazardClass): boolean =>
  shown?.some((each) => each.hazardClass === hazardClass && each.isOpen === undefined) === true;

/** Ingredients that nobody has classified and whose data do not settle the class. */
export const unassessedIn = (
  { notAssessed }: Pick<Assessment, 'notAssessed'>,
  hazardClass: HazardClass,
): readonly Subject[] =>
  notAssessed.length === 0 ? notAssessed : notAssessed.filter((subject) => !isJudgedIn(subject, hazardClass));

/** Names of the ingredients that nobody has assessed in the class and that reach the lowest cut-off. */
export function missingAssessments(
  assessment: Assessment,
  hazardClass: HazardClass,
  lowestCutOff: Ppb,
): readonly string[] {
  if (assessment.notAssessed.length === 0) return [];
  return unassessedIn(assessment, hazardClass)
    .filter(({ upper }) => upper > 0 && upper >= lowestCutOff)
    .map(({ source }) => source.name);
}

type Row = { readonly id: string; readonly paragraph: string };

/** Names ingredients without classification even if their concentration is too low to matter. */
export function negligibleUnassessed(
  { notAssessed }: Assessment,
  lowestCutOff: Ppb,
  row: Row | undefined,
): readonly Reason[] {
  if (notAssessed.length === 0 || !row) return [];
  const negligible = notAssessed.filter(({ upper }) => upper < Math.max(1, lowestCutOff));
  if (negligible.length === 0) return [];
  const cutOff = say('missingAssessments-cutOff', { lowestCutOff: toPercent(lowestCutOff) });
  return [
    {
      ...plainReason(
        `${row.id}.not-assessed`,
        row.paragraph,
        say('missingAssessments-notClassifiedAnybodyButBelow', { cutOff }),
      ),
      leftOut: negligible.map((subject) =>
        leftOut(subject, say('missingAssessments-below', { upper: toPercent(subject.upper), cutOff })),
      ),
    },
  ];
}

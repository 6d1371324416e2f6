import { percent, type Ppb } from '../concentration.ts';
import type { Ingredient } from '../mixture.ts';
import type { Assessment, Subject } from './assessment.ts';

/**
 * Concentrations that give the largest weighted sum within the declared ranges and the total of 100 %: all upper ends;
 * or, if these exceed 100 %, the room above the lower ends goes to the highest weights first.
 */
export function allocate(
  { subjects, isOverfull }: Assessment,
  weightOf: (subject: Subject) => number,
): (subject: Subject) => Ppb {
  if (!isOverfull) return ({ upper }) => upper;
  let room = percent(100) - subjects.reduce((total, { lower }) => total + lower, 0);
  const given = new Map<Ingredient, Ppb>();
  const heaviestFirst = subjects
    .map((subject) => ({ subject, weight: weightOf(subject) }))
    .sort((a, b) => b.weight - a.weight);
  for (const { subject } of heaviestFirst) {
    const extra = Math.max(0, Math.min(subject.upper - subject.lower, room));
    room -= extra;
    given.set(subject.source, subject.lower + extra);
  }
  return ({ source, upper, part }) => {
    const whole = given.get(source) ?? upper;
    return part ? Math.min(upper, Math.round((whole * upper) / Math.max(1, part.of.upper))) : whole;
  };
}

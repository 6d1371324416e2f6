import { type Message, say } from '../../message.ts';
import type { RuleEnding } from '../rule-ending.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { HazardClass } from '../../hazard.ts';
import type { PhysicalState } from '../../mixture.ts';
import type { Assessment, Member } from '../assessment.ts';
import { counted, outcome, plainReason } from '../reason.ts';
import { memoised } from '../settled.ts';

/** A physical class by its chapter in part 2 of the UN GHS, which all markets share. */
export type PhysicalClass = { readonly hazardClass: HazardClass; readonly part: number };

/** The paragraph of the class in the market's law. For CLP, whose sections are known, `clpSection` is appended. */
export function paragraphOf({ market }: Assessment, { part }: PhysicalClass, clpSection = ''): string {
  const { prefix, citedBy } = market.physicalParagraph;
  return citedBy === 'sections' ? `${prefix}${part}${clpSection}` : `${prefix}${part}`;
}

/** A table with the same number in CLP and the UN GHS, e.g. 2.2.1. Other laws are cited by chapter. */
export function tableOf({ market }: Assessment, { part }: PhysicalClass, number: number): string {
  const { prefix, citedBy } = market.physicalParagraph;
  return citedBy === 'chapters' ? `${prefix}${part}` : `${prefix}${part}, Table 2.${part}.${number}`;
}

const notApplying = (stateNames: Message): Message => say('physicalOutcome-classDoesNotApplyMixture', { stateNames });

const notInState: Readonly<Record<PhysicalState, Message>> = {
  gas: notApplying(say('physicalOutcome-gas')),
  liquid: notApplying(say('physicalOutcome-liquid')),
  solid: notApplying(say('physicalOutcome-solid')),
  aerosol: notApplying(say('physicalOutcome-aerosol')),
};

const noIngredient = say('common-noIngredientClassifiedClass');

/** The class does not cover mixtures in this state. Cached by market and state. */
export const notInThisState = (assessment: Assessment, physicalClass: PhysicalClass): ClassOutcome =>
  settledWithout(assessment, physicalClass, { id: 'state', summary: notInState[assessment.mixture.physicalState] });

/** No ingredient makes the class relevant. Cached by market and state. */
export const noIngredientOf = (assessment: Assessment, physicalClass: PhysicalClass): ClassOutcome =>
  settledWithout(assessment, physicalClass, { id: 'none', summary: noIngredient });

/** Not classified, for a reason that depends only on market and state. */
export function settledWithout(
  assessment: Assessment,
  physicalClass: PhysicalClass,
  { id, summary }: { readonly id: RuleEnding; readonly summary: Message },
): ClassOutcome {
  const { hazardClass, part } = physicalClass;
  return memoised(assessment, [hazardClass, id], () =>
    outcome({
      hazardClass,
      hazards: [],
      reasons: [plainReason(`physical.${part}.${id}`, paragraphOf(assessment, physicalClass), summary)],
      missing: [],
    }),
  );
}

/** The product consists of a single substance and keeps its class. */
export function asSubstance(
  assessment: Assessment,
  physicalClass: PhysicalClass,
  { subject, hazards }: Member,
): ClassOutcome {
  const { hazardClass, part } = physicalClass;
  const written = hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');
  const summary = say('physicalOutcome-makesUpProduct', { name: subject.source.name, written });
  const reason: Reason = {
    ...plainReason(`physical.${part}.substance`, paragraphOf(assessment, physicalClass), summary),
    counted: hazards.map((hazard) => counted(subject, subject.upper, { hazard })),
  };
  return outcome({ hazardClass, hazards, reasons: [reason], missing: [] });
}

/** Ingredients that are present and classified in the class. */
export const membersOf = ({ byClass }: Assessment, hazardClass: HazardClass): readonly Member[] =>
  byClass.get(hazardClass)?.filter(({ subject, hazards }) => subject.upper > 0 && hazards.length > 0) ?? noMembers;

const noMembers: readonly Member[] = [];

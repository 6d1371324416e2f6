import type { Reason } from '@gosds/ghs/classification';
import type { TransportProposal } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import type { Candidate } from './choose-entry.ts';

export type ProposalDetail = {
  readonly reasons: readonly Reason[];
  /** Ids of the ingredients that give the hazards, those of the main hazard first. */
  readonly contributors: readonly string[];
  readonly isEnvironmentallyHazardous: boolean;
  /** Adds SOLUTION to the name (ADR 3.1.3.2). */
  readonly isSolution?: boolean;
};

/** ADR 3.1.2.8.1.2: not more than two constituents need be shown. */
const mostTechnicalNames = 2;

/** An entry as it is printed, with its technical names and reasons. */
export function propose(input: TransportInput, candidate: Candidate, detail: ProposalDetail): TransportProposal {
  const { entry, why, paragraph } = candidate;
  const technicalNames = entry.needsTechnicalName ? namesOf(input, detail.contributors) : [];
  const contains = technicalNames.length > 0 ? ` (contains ${technicalNames.join(' and ')})` : '';
  const solution = detail.isSolution ? ` ${input.mixture.physicalState === 'solid' ? 'MIXTURE' : 'SOLUTION'}` : '';
  const choice: Reason = {
    ruleId: 'transport.entry',
    paragraph,
    summary: `UN ${entry.un} ${entry.properShippingName}: ${why}`,
    counted: [],
    leftOut: [],
  };
  return {
    entry,
    technicalNames,
    shippingName: `${entry.properShippingName}${solution}${contains}`,
    environmentallyHazardous: detail.isEnvironmentallyHazardous,
    reasons: [choice, ...detail.reasons],
  };
}

function namesOf({ mixture }: TransportInput, contributors: readonly string[]): readonly string[] {
  const byId = new Map(mixture.ingredients.map(({ id, name }) => [id, name]));
  const names = contributors.map((id) => byId.get(id)).filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, mostTechnicalNames);
}

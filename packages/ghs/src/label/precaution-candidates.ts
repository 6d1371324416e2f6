import { say } from '../message.ts';
import { isAnyOf, isCategoryOf } from '../hazard-question.ts';
import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { entryOf } from '../registry.ts';
import { labelLawOf } from './label-law-of.ts';
import { assigningParagraph, paragraphIn } from './paragraph-in-market.ts';
import { precautionConditions, type PrecautionCondition } from './precaution-conditions.ts';
import type { PrecautionLevel, PrecautionRow } from './precaution-row.ts';
import { precautionRows } from '../generated/precautions.ts';

export type PrecautionInput = {
  readonly hazards: readonly Hazard[];
  readonly market: LabelRegimeId;
  readonly use?: 'industrial' | 'professional' | 'consumer' | undefined;
  readonly facts?: LabelFacts | undefined;
  /** Set if the codes of the 10th revised edition of the UN GHS apply, e.g. P316 for P310. */
  readonly isTenthEdition?: boolean;
};

/** A precautionary statement of a class, before redundant statements are removed. */
export type Candidate = {
  readonly code: string;
  readonly level: PrecautionLevel;
  /** Signal word of the most severe hazard that has the statement: 2 for `Danger`, 1 for `Warning`. */
  readonly severity: number;
  readonly hazards: readonly string[];
  readonly paragraph: string;
};

export type Candidates = {
  readonly candidates: readonly Candidate[];
  /** Statements whose condition the product does not meet for any hazard. */
  readonly unmet: readonly Explained<string>[];
};

export const rank: Readonly<Record<PrecautionLevel, number>> = { M: 4, H: 3, R: 2, O: 1, S: 0, C: 0 };

/** Rows of the table that apply to a hazard. */
export function precautionRowsOf({ code, hCode }: Hazard): readonly PrecautionRow[] {
  return precautionRows.filter((row) => row.codes.includes(code) && (row.hCode === undefined || row.hCode === hCode));
}

/** Every statement that the tables assign to the hazards, once each, with its hazards. */
export function gatherPrecautions(input: PrecautionInput): Candidates {
  const found = new Map<string, Candidate>();
  const unmet = new Map<string, Explained<string>>();
  for (const hazard of input.hazards) {
    for (const candidate of candidatesOf(hazard, input)) {
      const condition = answered(candidate.code, hazard.code, input.facts);
      if (condition?.isMet === false) unmet.set(candidate.code, explainUnmet(candidate, condition.rule, input.market));
      const kept = underCondition(candidate, condition);
      if (kept) found.set(kept.code, merge(found.get(kept.code), kept));
    }
  }
  const candidates = [...found.values()];
  const severity = candidates.reduce((worst, one) => Math.max(worst, one.severity), 0);
  return {
    candidates: [...candidates, ...generalOnes(input, severity)],
    unmet: [...unmet.values()].filter(({ value }) => !found.has(value)),
  };
}

function candidatesOf(hazard: Hazard, { market, use, isTenthEdition }: PrecautionInput): Candidate[] {
  const signalWord = entryOf(hazard)?.signalWord;
  const severity = signalWord === 'Danger' ? 2 : signalWord === 'Warning' ? 1 : 0;
  return precautionRowsOf(hazard).flatMap((row) => {
    const paragraph = assigningParagraph(market) ?? row.paragraph;
    const shared = { severity, hazards: [hazard.code], paragraph };
    if (isTenthEdition) return row.un10.map((code): Candidate => ({ code, level: 'H', ...shared }));
    return row.precautions.map(([code, level, professional]): Candidate => {
      if (assigningParagraph(market) === undefined && isOnEveryAerosol(code, hazard))
        return { code, level: 'M', ...shared, paragraph: aerosolParagraph };
      const own = use === 'consumer' ? level : (professional ?? level);
      return { code, level: own === 'M' && use !== 'consumer' ? 'R' : own, ...shared };
    });
  });
}

/** The directive on aerosol dispensers requires these statements on every aerosol, whatever else is left off. */
const aerosolParagraph = 'CLP Annex II, 2.11; Directive 75/324/EEC, Annex, 2.2 and 2.3';
const onAerosols = ['P210', 'P211', 'P251', 'P410+P412'];
const isOnEveryAerosol = (code: string, hazard: Hazard): boolean =>
  isAnyOf(hazard, 'Aerosol') && onAerosols.includes(code);

type Answered = { readonly rule: PrecautionCondition; readonly isMet: boolean };

/** The answered conditions of a statement for a category. The first condition that is not met decides. */
function answered(code: string, category: string, facts: LabelFacts = {}): Answered | undefined {
  const found = precautionConditions.flatMap((rule): Answered[] => {
    const answer = facts[rule.fact];
    if (answer === undefined || !rule.codes.includes(code) || !isCategoryOf(category, rule.categories)) return [];
    return [{ rule, isMet: answer === rule.needed }];
  });
  return found.find(({ isMet }) => !isMet) ?? found[0];
}

/** Raises a statement for special cases to highly recommended if the case is known to apply. */
function underCondition(candidate: Candidate, condition: Answered | undefined): Candidate | undefined {
  if (!condition) return candidate;
  if (condition.isMet) return candidate.level === 'C' ? { ...candidate, level: 'H' } : candidate;
  return condition.rule.instead === undefined ? undefined : { ...candidate, code: condition.rule.instead };
}

const explainUnmet = (
  { code, hazards }: Candidate,
  { paragraph, condition, isByProduct }: PrecautionCondition,
  market: LabelRegimeId,
): Explained<string> => ({
  value: code,
  paragraph: isByProduct
    ? `${labelLawOf(market).paragraphs.inappropriatePrecautions}; ${paragraph}`
    : paragraphIn(market, paragraph),
  why: say('precautionCandidates-only', { hazards, condition }),
});

function merge(known: Candidate | undefined, added: Candidate): Candidate {
  if (!known) return added;
  const stricter = rank[added.level] > rank[known.level] ? added : known;
  return {
    ...stricter,
    severity: Math.max(known.severity, added.severity),
    hazards: [...new Set([...known.hazards, ...added.hazards])],
  };
}

function generalOnes({ hazards, use, market }: PrecautionInput, severity: number): Candidate[] {
  if (use !== 'consumer' || hazards.length === 0) return [];
  const paragraph = assigningParagraph(market) ?? 'CLP Annex IV, Table 1.1';
  const isAerosol = assigningParagraph(market) === undefined && hazards.some((hazard) => isAnyOf(hazard, 'Aerosol'));
  const shared = { severity, hazards: ['consumer product'], paragraph };
  return [
    { code: 'P101', level: 'R', ...shared },
    isAerosol
      ? { code: 'P102', level: 'M', ...shared, paragraph: aerosolParagraph }
      : { code: 'P102', level: 'H', ...shared },
    { code: 'P103', level: 'O', ...shared },
  ];
}

import type { Explained } from '../classification.ts';
import type { WordedMarketId } from '../market.ts';
import { paragraphIn } from './paragraph-in-market.ts';
import { type SupersededPrecautions, supersededPrecautions } from './p-statement-table.ts';
import { type Candidate, gatherPrecautions, type PrecautionInput } from './precaution-candidates.ts';
import { explainRanked, reducePrecautions } from './reduce-precautions.ts';

export type ChosenPrecautions = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
  /** All that the law assigns and whose condition is not ruled out; holds every one kept. */
  readonly inFull: readonly Explained<string>[];
};

const leavingOut: Readonly<Record<WordedMarketId, string>> = {
  eu: 'CLP Art. 28(1)',
  gb: 'CLP Art. 28(1)',
  us: '29 CFR 1910.1200 App. C, C.2.4.7',
  ca: 'Hazardous Products Regulations, section 3',
  au: 'UN GHS rev. 7, Annex 3, A3.3',
  un: 'UN GHS, Annex 3, A3.3',
};

/** P-statements of all hazards, redundant ones left out, in Europe reduced to the justified set; each with its reason. */
export function choosePrecautions(input: PrecautionInput): ChosenPrecautions {
  const { candidates, unmet } = gatherPrecautions(input);
  const isEuropean = input.market === 'eu' || input.market === 'gb';
  const rules = supersededPrecautions.filter(
    (rule) => isEuropean || (!rule.isEuropean && (!rule.isMedical || input.hasMedicalPrecedence === true)),
  );
  const { kept, dropped } = withoutRedundant(candidates, rules, input.market);
  const explain = isEuropean ? explainRanked : explainAssigned;
  const chosen = isEuropean ? reducePrecautions(kept) : { kept: kept.map(explain), dropped: [] };
  const told = onceVentilated(chosen.kept);
  const assigned = candidates.map(explain);
  return {
    kept: inOrder(told),
    dropped: inOrder([...unmet, ...dropped, ...chosen.dropped]),
    inFull: inOrder([...assigned, ...told.filter(({ value }) => !assigned.some((each) => each.value === value))]),
  };
}

/** P403+P233 and P403+P235 begin with the same sentence: beside the first, P235 alone says what the second adds. */
function onceVentilated(kept: readonly Explained<string>[]): readonly Explained<string>[] {
  const isTold = kept.some(({ value }) => value === 'P403+P233');
  return kept.map((each) => (isTold && each.value === 'P403+P235' ? { ...each, value: 'P235' } : each));
}

const explainAssigned = ({ code, hazards, paragraph }: Candidate): Explained<string> => ({
  value: code,
  paragraph,
  why: `for ${hazards.join(', ')}`,
});

function withoutRedundant(
  candidates: readonly Candidate[],
  rules: readonly SupersededPrecautions[],
  market: WordedMarketId,
): { kept: Candidate[]; dropped: Explained<string>[] } {
  const codes = new Set(candidates.map(({ code }) => code));
  const reasons = new Map<string, Explained<string>>();
  for (const { kept, dropped, paragraph: own } of rules) {
    if (!codes.has(kept) || reasons.has(kept)) continue;
    const paragraph = own === undefined ? leavingOut[market] : paragraphIn(market, own);
    for (const value of dropped) {
      if (codes.has(value)) reasons.set(value, { value, paragraph, why: `redundant beside ${kept}` });
    }
  }
  return { kept: candidates.filter(({ code }) => !reasons.has(code)), dropped: [...reasons.values()] };
}

function inOrder(statements: readonly Explained<string>[]): readonly Explained<string>[] {
  return [...statements].sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}

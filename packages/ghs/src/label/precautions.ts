import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { WordedMarketId } from '../market.ts';
import { entryOf } from '../registry.ts';
import {
  type PrecautionLevel,
  type PrecautionRow,
  precautionRows,
  supersededPrecautions,
} from './p-statement-table.ts';

export type PrecautionInput = {
  readonly hazards: readonly Hazard[];
  readonly market: WordedMarketId;
  readonly use?: 'industrial' | 'professional' | 'consumer' | undefined;
};

export type ChosenPrecautions = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
};

type Candidate = {
  readonly code: string;
  readonly level: PrecautionLevel;
  /** Most severe hazard that calls for it: 2 with `Danger`, 1 with `Warning`. */
  readonly severity: number;
  readonly hazards: readonly string[];
  readonly paragraph: string;
};

const rank: Readonly<Record<PrecautionLevel, number>> = { M: 4, H: 3, R: 2, O: 1, S: 0, C: 0 };

const levelWords: Readonly<Record<PrecautionLevel, string>> = {
  M: 'mandatory',
  H: 'highly recommended',
  R: 'recommended',
  O: 'optional',
  S: 'for the safety data sheet, not for the label',
  C: 'for a special case only, of which nothing is known here',
};

/** CLP Art. 28(3): normally not more than six; combined statements count once (ECHA guidance 7.2). */
export const normallyAtMost = 6;

/** P-statements of all hazards, redundant ones left out, in Europe reduced to the justified set; each with its reason. */
export function choosePrecautions(input: PrecautionInput): ChosenPrecautions {
  const candidates = gather(input);
  const { kept, dropped } = withoutRedundant(candidates);
  const isEuropean = input.market === 'eu' || input.market === 'gb';
  const chosen = isEuropean ? reduce(kept) : { kept: kept.map(explain), dropped: [] };
  return { kept: inOrder(chosen.kept), dropped: inOrder([...dropped, ...chosen.dropped]) };
}

/** Rows of the table that a hazard meets. */
export function precautionRowsOf({ code, hCode }: Hazard): readonly PrecautionRow[] {
  return precautionRows.filter((row) => row.codes.includes(code) && (row.hCode === undefined || row.hCode === hCode));
}

function gather(input: PrecautionInput): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const hazard of input.hazards) {
    for (const candidate of candidatesOf(hazard, input)) {
      found.set(candidate.code, merge(found.get(candidate.code), candidate));
    }
  }
  const candidates = [...found.values()];
  return [...candidates, ...generalOnes(input, Math.max(0, ...candidates.map(({ severity }) => severity)))];
}

function candidatesOf(hazard: Hazard, { market, use }: PrecautionInput): Candidate[] {
  const signalWord = entryOf(hazard)?.signalWord;
  const severity = signalWord === 'Danger' ? 2 : signalWord === 'Warning' ? 1 : 0;
  return precautionRowsOf(hazard).flatMap((row) => {
    const shared = { severity, hazards: [hazard.code], paragraph: row.paragraph };
    if (market === 'un') return row.un10.map((code): Candidate => ({ code, level: 'H', ...shared }));
    return row.precautions.map(([code, level, professional]): Candidate => {
      const own = use === 'consumer' ? level : (professional ?? level);
      return { code, level: own === 'M' && use !== 'consumer' ? 'R' : own, ...shared };
    });
  });
}

function merge(known: Candidate | undefined, added: Candidate): Candidate {
  if (!known) return added;
  const stricter = rank[added.level] > rank[known.level] ? added : known;
  return {
    ...stricter,
    severity: Math.max(known.severity, added.severity),
    hazards: [...new Set([...known.hazards, ...added.hazards])],
  };
}

function generalOnes({ hazards, use }: PrecautionInput, severity: number): Candidate[] {
  if (use !== 'consumer' || hazards.length === 0) return [];
  const shared = { severity, hazards: ['consumer product'], paragraph: 'CLP Annex IV, Table 1.1' };
  return [
    { code: 'P101', level: 'R', ...shared },
    { code: 'P102', level: 'H', ...shared },
    { code: 'P103', level: 'O', ...shared },
  ];
}

function withoutRedundant(candidates: readonly Candidate[]): { kept: Candidate[]; dropped: Explained<string>[] } {
  const codes = new Set(candidates.map(({ code }) => code));
  const reasons = new Map<string, string>();
  for (const { kept, dropped } of supersededPrecautions) {
    if (!codes.has(kept) || reasons.has(kept)) continue;
    for (const code of dropped) if (codes.has(code)) reasons.set(code, kept);
  }
  return {
    kept: candidates.filter(({ code }) => !reasons.has(code)),
    dropped: [...reasons].map(([code, by]) => ({
      value: code,
      paragraph: 'CLP Art. 28(1)',
      why: `redundant beside ${by}`,
    })),
  };
}

function reduce(candidates: readonly Candidate[]): { kept: Explained<string>[]; dropped: Explained<string>[] } {
  const forLabel = candidates.filter(({ level }) => rank[level] >= rank.R);
  const chosen = forLabel.filter(isNeverLeftOut);
  const isWanted = (candidate: Candidate) =>
    !chosen.includes(candidate) && (chosen.length < normallyAtMost || isFirstPrevention(candidate, chosen));
  for (let open = forLabel.filter(isWanted); open.length > 0; open = forLabel.filter(isWanted)) {
    const [best] = open.sort((a, b) => weight(b, chosen) - weight(a, chosen) || (a.code < b.code ? -1 : 1));
    if (best) chosen.push(best);
  }
  const overflow = forLabel.filter((candidate) => !chosen.includes(candidate));
  return {
    kept: chosen.map(explain),
    dropped: [
      ...candidates.filter((candidate) => !forLabel.includes(candidate)).map(explain),
      ...overflow.map((candidate) => ({
        value: candidate.code,
        paragraph: 'CLP Art. 28(3)',
        why: `statements of more weight are on the label; ${explain(candidate).why}`,
      })),
    ],
  };
}

/**
 * CLP Art. 28(3) allows more than six where the severity of the hazards needs it: what is mandatory, first aid for a
 * hazard with the signal word Danger, and P102 on such a product for the public; and one word of prevention beside.
 */
function isNeverLeftOut(candidate: Candidate): boolean {
  const { code, level, severity } = candidate;
  return level === 'M' || (level === 'H' && severity === 2 && (typeOf(candidate) === '3' || code === 'P102'));
}

function isFirstPrevention(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  return (
    rank[candidate.level] === rank.H && typeOf(candidate) === '2' && !chosen.some((other) => typeOf(other) === '2')
  );
}

/** Prevention, response, storage, disposal by the first digit of the code. */
const typeOf = ({ code }: Candidate) => code.charAt(1);

/** How much one more statement of a type already on the label weighs less. */
const saturation: Readonly<Record<string, number>> = { '1': 15, '2': 15, '3': 15, '4': 30, '5': 30 };

/** Disposal for professionals is recommended only where it is out of the ordinary (ECHA guidance 7.3). */
const ordinaryDisposal = 50;

/**
 * Level first; then the gravest hazard, what serves most hazards, and a balance between prevention, response and
 * storage, since nine words of first aid and none of prevention protect nobody.
 */
function weight(candidate: Candidate, chosen: readonly Candidate[]): number {
  const { level, severity, hazards } = candidate;
  const alike = chosen.filter((other) => typeOf(other) === typeOf(candidate)).length;
  return (
    rank[level] * 100 +
    severity * 10 +
    Math.min(hazards.length, 9) +
    (candidate.code === 'P280' ? 1 : 0) -
    alike * (saturation[typeOf(candidate)] ?? 0) -
    (candidate.code === 'P501' && level === 'R' ? ordinaryDisposal : 0)
  );
}

function explain({ code, level, hazards, paragraph }: Candidate): Explained<string> {
  return { value: code, paragraph, why: `${levelWords[level]} for ${hazards.join(', ')}` };
}

function inOrder(statements: readonly Explained<string>[]): readonly Explained<string>[] {
  return [...statements].sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}

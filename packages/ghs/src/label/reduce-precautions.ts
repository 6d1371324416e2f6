import { type Message, say } from '../message.ts';
import type { Explained } from '../classification.ts';
import type { PrecautionLevel, SupersededPrecautions } from './precaution-row.ts';
import { type Candidate, rank } from './precaution-candidates.ts';
import { topicOf, vitalInDanger, vitalTopics } from './precaution-topics.ts';
import { redundancyOf, standingAmong } from './redundant-precautions.ts';
import { numberOfStatement, precautionGroup, type PrecautionGroup } from './statement-code.ts';

const levelWords: Readonly<Record<PrecautionLevel, Message>> = {
  M: say('common-mandatory'),
  H: say('reducePrecautions-highlyRecommended'),
  R: say('common-recommended'),
  O: say('common-optional'),
  S: say('reducePrecautions-safetyDataSheetNotLabel'),
  C: say('reducePrecautions-specialCaseOnlyNothingKnown'),
};

/** CLP Art. 28(3): normally not more than six; combined statements count once (ECHA guidance 7.2). */
export const normallyAtMost = 6;

export const explainRanked = ({ code, level, hazards, paragraph }: Candidate): Explained<string> => ({
  value: code,
  paragraph,
  why: say('reducePrecautions-for', { levelWords: levelWords[level], hazards }),
  ...(level === 'M' ? { isMandatory: true as const } : {}),
});

/** Beyond six statements, the reason says why each is necessary (Art. 28(3)). */
function explainKept(candidate: Candidate, number: number): Explained<string> {
  const explained = explainRanked(candidate);
  if (number <= normallyAtMost) return explained;
  const why =
    candidate.level === 'M'
      ? say('reducePrecautions-lawPrescribes')
      : candidate.severity === 2
        ? say('reducePrecautions-severityHazardNeeds')
        : say('reducePrecautions-nothingElseLabelSays');
  return { ...explained, why: say('reducePrecautions-beyondSixSince', { why: explained.why, why2: why }) };
}

type ReducedPrecautions = {
  readonly kept: readonly Explained<string>[];
  /** Statements that give way to more important ones. `redundancyOf` finds the redundant ones. */
  readonly dropped: readonly Explained<string>[];
};

/** The justified set of a European label without redundant statements, and why every other statement is left out. */
export function reducePrecautions(
  candidates: readonly Candidate[],
  rules: readonly SupersededPrecautions[],
): ReducedPrecautions {
  const weighty = candidates.filter(({ level }) => rank[level] >= rank.R);
  // Keeps optional statements if there are no others: a label without any precaution helps nobody.
  const forLabel = weighty.length > 0 ? weighty : candidates.filter(({ level }) => level === 'O');
  const chosen = withResponses(candidates, choose(forLabel, rules), rules);
  const standing = new Set(chosen.map(({ code }) => code));
  const left = candidates.filter(({ code }) => !standing.has(code) && !redundancyOf(code, standing, rules));
  return {
    kept: chosen.map((candidate) => explainKept(candidate, chosen.length)),
    dropped: left.map((candidate) => (forLabel.includes(candidate) ? explainOutweighed : explainRanked)(candidate)),
  };
}

const explainOutweighed = (candidate: Candidate): Explained<string> => ({
  value: candidate.code,
  paragraph: 'CLP Art. 28(3)',
  why: say('reducePrecautions-statementsMoreWeightLabel', { why: explainRanked(candidate).why }),
});

/** Chooses every necessary statement, however many, then fills up to six. */
function choose(forLabel: readonly Candidate[], rules: readonly SupersededPrecautions[]): readonly Candidate[] {
  let chosen = standing(
    forLabel.filter(({ level }) => level === 'M'),
    rules,
  );
  for (;;) {
    const taken = chosen;
    const open = openOf(forLabel, taken, rules);
    // If one of two necessary statements covers the other, only the wider one stays.
    const needed = standing(
      open.filter((candidate) => isNecessary(candidate, taken)),
      rules,
    );
    const best = weightiest(needed.length > 0 || taken.length >= normallyAtMost ? needed : open, taken);
    if (!best) return taken;
    chosen = standing([...taken, best], rules);
  }
}

/** If fewer than six are chosen, each health hazard without first aid gets an optional response statement. */
function withResponses(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  rules: readonly SupersededPrecautions[],
): readonly Candidate[] {
  if (chosen.length >= normallyAtMost) return chosen;
  const answered = new Set(chosen.filter(isFirstAid).flatMap(({ hazards }) => hazards));
  const responses = openOf(candidates, chosen, rules).filter(
    (candidate) =>
      candidate.level === 'O' && isFirstAid(candidate) && candidate.hazards.some((hazard) => !answered.has(hazard)),
  );
  const best = weightiest(responses, chosen);
  return best ? withResponses(candidates, standing([...chosen, best], rules), rules) : chosen;
}

/** The candidates that no other candidate makes redundant. */
export function standing(
  candidates: readonly Candidate[],
  rules: readonly SupersededPrecautions[],
): readonly Candidate[] {
  const codes = standingAmong(
    candidates.map(({ code }) => code),
    rules,
  );
  return candidates.filter(({ code }) => codes.has(code));
}

function openOf(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  rules: readonly SupersededPrecautions[],
): readonly Candidate[] {
  const codes = new Set(chosen.map(({ code }) => code));
  return candidates.filter(({ code }) => !codes.has(code) && !redundancyOf(code, codes, rules));
}

/** CLP Art. 28(3): true if the hazard requires a topic that the label would otherwise not cover. */
function isNecessary(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const topic = topicOf(candidate.code);
  if (chosen.some(({ code }) => topicOf(code) === topic)) return false;
  if (rank[candidate.level] >= rank.H || vitalTopics.has(topic)) return true;
  if (candidate.code === 'P501') return isSpecialWaste(candidate);
  return candidate.severity === 2 && vitalInDanger.has(topic);
}

/** Professionals get a disposal statement only for unusual disposal (ECHA guidance 7.3). */
const specialWaste: ReadonlySet<string> = new Set([
  'Aquatic Acute 1',
  'Aquatic Chronic 1',
  'Aquatic Chronic 2',
  ...['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'PBT', 'vPvB', 'PMT', 'vPvM', 'ED HH 1', 'ED ENV 1'],
  ...['Muta.', 'Carc.', 'Repr.'].flatMap((name) => [`${name} 1`, `${name} 1A`, `${name} 1B`]),
]);

const isSpecialWaste = ({ hazards }: Candidate) => hazards.some((hazard) => specialWaste.has(hazard));

/** Weight that a statement loses for each statement of the same group already on the label. */
const saturation = {
  general: 15,
  prevention: 15,
  response: 15,
  storage: 30,
  disposal: 30,
} as const satisfies Readonly<Record<PrecautionGroup, number>>;

/** True for P301 to P342 and their combinations, which excludes fire and spillage. */
function isFirstAid({ code }: Candidate): boolean {
  const number = numberOfStatement(code);
  return number > 300 && number < 350;
}

/** Extra weight for the first response statement: a label needs it more than a second prevention statement. */
const firstAidAtAll = 90;

/** Small corrections: gloves serve every hazard; the statement on skin that sends to a doctor is the better one. */
const preferred: Readonly<Record<string, number>> = { P280: 1, 'P333+P313': 2, 'P362+P364': -2 };

const ordinaryDisposal = 50;

function weightiest(open: readonly Candidate[], chosen: readonly Candidate[]): Candidate | undefined {
  const [best] = open.toSorted((a, b) => weight(b, chosen) - weight(a, chosen) || (a.code < b.code ? -1 : 1));
  return best;
}

/**
 * Ranks by level first, then by severity, then by the number of hazards served. Balances prevention, response and
 * storage: nine first-aid statements without prevention protect nobody.
 */
function weight(candidate: Candidate, chosen: readonly Candidate[]): number {
  const { level, severity, hazards } = candidate;
  const alike = chosen.filter((other) => precautionGroup(other.code) === precautionGroup(candidate.code)).length;
  return (
    rank[level] * 100 +
    severity * 10 +
    Math.min(hazards.length, 9) +
    (preferred[candidate.code] ?? 0) +
    (isFirstAid(candidate) && !chosen.some(isFirstAid) ? firstAidAtAll : 0) -
    alike * saturation[precautionGroup(candidate.code)] -
    (candidate.code === 'P501' && level === 'R' ? ordinaryDisposal : 0)
  );
}

import type { Explained } from '../classification.ts';
import type { PrecautionLevel } from './p-statement-table.ts';
import { type Candidate, rank } from './precaution-candidates.ts';

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

export const explainRanked = ({ code, level, hazards, paragraph }: Candidate): Explained<string> => ({
  value: code,
  paragraph,
  why: `${levelWords[level]} for ${hazards.join(', ')}`,
});

/** Beyond six the reason says what makes each that is never left out necessary (Art. 28(3)). */
function explainKept(candidate: Candidate, number: number): Explained<string> {
  const explained = explainRanked(candidate);
  if (number <= normallyAtMost || !isNeverLeftOut(candidate)) return explained;
  const why = candidate.level === 'M' ? 'the law prescribes it' : 'the severity of the hazard needs it';
  return { ...explained, why: `${explained.why}; beyond six, since ${why} (CLP Art. 28(3))` };
}

/** The justified set of a European label, and why each other statement is not in it. */
export function reducePrecautions(candidates: readonly Candidate[]): {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
} {
  const weighty = candidates.filter(({ level }) => rank[level] >= rank.R);
  // A label without any word of precaution helps nobody: what is optional stands where there is nothing else.
  const forLabel = weighty.length > 0 ? weighty : candidates.filter(({ level }) => level === 'O');
  const chosen = forLabel.filter(isNeverLeftOut);
  for (let open = wanted(forLabel, chosen); open.length > 0; open = wanted(forLabel, chosen)) {
    const [best] = open.sort((a, b) => weight(b, chosen) - weight(a, chosen) || (a.code < b.code ? -1 : 1));
    if (best) chosen.push(best);
  }
  const overflow = forLabel.filter((candidate) => !chosen.includes(candidate));
  return {
    kept: chosen.map((candidate) => explainKept(candidate, chosen.length)),
    dropped: [
      ...candidates.filter((candidate) => !forLabel.includes(candidate)).map(explainRanked),
      ...overflow.map((candidate) => ({
        value: candidate.code,
        paragraph: 'CLP Art. 28(3)',
        why: `statements of more weight are on the label; ${explainRanked(candidate).why}`,
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

/** What competes for the next place: the last of the six, and one beyond, is for a word of prevention where there is none yet. */
function wanted(forLabel: readonly Candidate[], chosen: readonly Candidate[]): Candidate[] {
  const open = forLabel.filter((candidate) => !chosen.includes(candidate));
  if (chosen.length < normallyAtMost - 1) return open;
  const prevention = open.filter((candidate) => isFirstPrevention(candidate, chosen));
  return prevention.length > 0 || chosen.length >= normallyAtMost ? prevention : open;
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

/** P301 to P342 and what is combined with them, not fire and spillage. */
const isFirstAid = ({ code }: Candidate) => /^P3[0-4]/.test(code);

/** A label that tells nobody what to do when it has happened lacks more than one with a second word of prevention. */
const firstAidAtAll = 90;

/** Gloves serve all; of two words on skin the one that sends to a doctor. */
const preferred: Readonly<Record<string, number>> = { P280: 1, 'P333+P313': 2, 'P362+P364': -2 };

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
    (preferred[candidate.code] ?? 0) +
    (isFirstAid(candidate) && !chosen.some(isFirstAid) ? firstAidAtAll : 0) -
    alike * (saturation[typeOf(candidate)] ?? 0) -
    (candidate.code === 'P501' && level === 'R' ? ordinaryDisposal : 0)
  );
}

import type { Reason } from '@gosds/ghs/classification';
import type { Ingredient } from '@gosds/ghs/mixture';
import type { TransportInput } from '../transport-input.ts';
import { stateOf } from './choose-entry.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { classVerdicts } from './class-verdicts.ts';
import { type EnvironmentVerdict, environmentVerdict } from './environment.ts';
import { flammableContributors } from './flammable.ts';
import { dangerousIngredients } from './named-entry.ts';
import { type Combined, combineHazards, takesPrecedence } from './precedence.ts';

type Applying = Extract<ClassVerdict, { status: 'applies' }>;
export type Unknown = Extract<ClassVerdict, { status: 'unknown' }>;

/** The verdicts on all classes and what follows from them, before an entry is chosen. */
export type Judged = {
  readonly input: TransportInput;
  readonly applying: readonly Applying[];
  readonly unknown: readonly Unknown[];
  readonly environment: EnvironmentVerdict;
  /** Class, subsidiary hazards and packing group; undefined if no class applies. */
  readonly combined: Combined | undefined;
  /** Ids, the main contributor of each hazard first, starting with the main hazard; a name shows at most two. */
  readonly contributors: readonly string[];
  /** Ingredients that could make the mixture dangerous. */
  readonly dangerous: readonly Ingredient[];
  readonly reasons: readonly Reason[];
};

/** Judges every class of liquids and solids. */
export function judgeClasses(input: TransportInput): Judged {
  const verdicts = classVerdicts(input);
  const environment = environmentVerdict(input);
  const applying = onePerClass(verdicts.filter((verdict) => verdict.status === 'applies')).toSorted((a, b) =>
    takesPrecedence(a.hazard, b.hazard, stateOf(input)) ? -1 : 1,
  );
  const contributors = contributorsOf(input, applying, environment);
  return {
    input,
    applying,
    unknown: verdicts.filter((verdict) => verdict.status === 'unknown'),
    environment,
    combined: combineHazards(
      applying.map(({ hazard }) => hazard),
      stateOf(input),
    ),
    contributors,
    dangerous: dangerousIngredients(input, contributors),
    reasons: [...verdicts.map(({ reason }) => reason), environment.reason],
  };
}

/** Keeps the strictest packing group of each class: of the routes of 6.1 and of the two states of 4.2. */
function onePerClass(verdicts: readonly Applying[]): readonly Applying[] {
  const best = new Map<string, Applying>();
  for (const verdict of verdicts) {
    const known = best.get(verdict.hazard.class);
    if (!known || groupRank(verdict) < groupRank(known)) best.set(verdict.hazard.class, verdict);
  }
  return [...best.values()];
}

const groupRank = ({ hazard }: Applying) => ['I', 'II', 'III'].indexOf(hazard.packingGroup ?? 'III');

function contributorsOf(
  input: TransportInput,
  applying: readonly Applying[],
  environment: EnvironmentVerdict,
): readonly string[] {
  const lists = applying.map(({ hazard, contributors }) =>
    hazard.class === '3' ? flammableContributors(input) : contributors,
  );
  const leaders = lists.flatMap((list) => list.slice(0, 1));
  const ofEnvironment = environment.status === 'applies' && applying.length === 0 ? environment.contributors : [];
  return [...new Set([...leaders, ...lists.flat(), ...ofEnvironment])];
}

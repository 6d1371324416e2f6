import { type Message, say } from '../message.ts';
import { isAnyOf } from '../hazard-question.ts';
import type { Classification, ClassOutcome, Counted, Explained } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { knownHazards } from '../known-hazards.ts';
import { entryOf, mainCategory } from '../registry.ts';
import { labelLawOf } from './label-law-of.ts';

/** CLP Art. 18(3)(b): classes for which the label names the responsible substances. */
const namedClasses: ReadonlySet<HazardClass> = new Set([
  'Acute toxicity, oral',
  'Acute toxicity, dermal',
  'Acute toxicity, inhalation',
  'Skin corrosion/irritation',
  'Serious eye damage/eye irritation',
  'Respiratory sensitisation',
  'Skin sensitisation',
  'Germ cell mutagenicity',
  'Carcinogenicity',
  'Reproductive toxicity',
  'Effects on or via lactation',
  'Specific target organ toxicity, single exposure',
  'Specific target organ toxicity, single exposure: respiratory tract irritation',
  'Specific target organ toxicity, single exposure: narcotic effects',
  'Specific target organ toxicity, repeated exposure',
  'Aspiration hazard',
  'Endocrine disruption for human health',
  'Endocrine disruption for the environment',
  'PBT or vPvB properties',
  'PMT or vPvM properties',
]);

/** CLP Art. 18(3): four names are enough unless more are needed to reflect the nature and severity of the hazards. */
const normallyAtMostNames = 4;

export type NamedIngredients = {
  readonly named: readonly Explained<string>[];
  readonly notNamed: readonly Explained<string>[];
};

/** The ingredients to name and the further contributors, each with the categories they contribute to. */
type Contributions = {
  readonly codesOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly named: readonly string[];
  readonly notNamed: readonly string[];
  readonly max: number;
};

/**
 * Chooses the ids of the ingredients to name: first the main contributor of every class, so that every class has a
 * name, then further contributors up to four in all. `notNamed` has the rest with the reason.
 */
export function namedIngredients(
  { outcomes }: Pick<Classification, 'outcomes'>,
  mixture: Mixture,
  market: LabelRegimeId,
): NamedIngredients {
  const { codesOf, named, notNamed, max } = contributionsTo(outcomes, mixture);
  const whyNamed = (id: string): Message =>
    say('namedIngredients-contributes', { codes: [...(codesOf.get(id) ?? [])] });
  const paragraph = labelLawOf(market).paragraphs.namedIngredients;
  const explain = (id: string, why: Message): Explained<string> => ({ value: id, paragraph, why });
  return {
    named: named.map((id) => explain(id, whyNamed(id))),
    notNamed: notNamed.map((id) =>
      explain(id, say('namedIngredients-everyClassNameAlreadyNames', { why: whyNamed(id), most: max })),
    ),
  };
}

/** Ids of the ingredients to be named, without the reasons. */
export const namedIds = (outcomes: readonly ClassOutcome[], mixture: Mixture): readonly string[] =>
  contributionsTo(outcomes, mixture).named;

function contributionsTo(outcomes: readonly ClassOutcome[], mixture: Mixture): Contributions {
  const codesOf = new Map<string, Set<string>>();
  const leaders = new Set<string>();
  for (const outcome of outcomes) {
    const codes = namedCodes(outcome);
    if (codes === '') continue;
    const ids = contributors(outcome, mixture);
    const [leader] = ids;
    if (leader !== undefined && !ids.some((id) => leaders.has(id))) leaders.add(leader);
    for (const id of ids) {
      const known = codesOf.get(id);
      if (known) known.add(codes);
      else codesOf.set(id, new Set([codes]));
    }
  }
  const ids = [...new Set([...leaders, ...codesOf.keys()])];
  const max = Math.max(normallyAtMostNames, leaders.size);
  return { codesOf, named: ids.slice(0, max), notNamed: ids.slice(max), max };
}

/** Skin and eye irritation need no name; corrosion and serious damage do. */
function namedCodes({ hazardClass, hazards }: ClassOutcome): string {
  if (!namedClasses.has(hazardClass)) return '';
  const named = hazards.filter((hazard) => !isAnyOf(hazard, ['Skin Irrit.', 'Eye Irrit.']));
  return named.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');
}

/** The ingredients counted in the row that decided and in other met rows of the same category, such as 1A beside 1. */
function countedFor({ hazards, reasons: [deciding, ...others] }: ClassOutcome): readonly Counted[] {
  const category = mainCategory(hazards[0]?.code ?? '');
  const met = others.filter(({ found, limit }) => found !== undefined && limit !== undefined && found >= limit);
  const beside = met
    .flatMap(({ counted }) => counted)
    .filter(({ hazard }) => hazard !== undefined && mainCategory(hazard.code) === category);
  return [...(deciding?.counted ?? []), ...beside];
}

function contributors(classOutcome: ClassOutcome, mixture: Mixture): string[] {
  const { hazardClass } = classOutcome;
  // Such an estimate counts in the sum, but its ingredient is not responsible for the class.
  const counted = countedFor(classOutcome).filter(({ isMilderThanClass }) => isMilderThanClass !== true);
  const ids =
    counted.length > 0
      ? [...counted].sort((a, b) => contributionOf(b) - contributionOf(a)).map(({ ingredientId }) => ingredientId)
      : byOwnHazard(mixture, hazardClass).map(({ id }) => id);
  return [...new Set(ids)];
}

/** Weight of a category relative to the mildest: point estimates of CLP Table 3.1.2, limits of Table 3.4.5. */
const potency: Readonly<Record<string, number>> = {
  'Acute Tox. 1': 1000,
  'Acute Tox. 2': 100,
  'Acute Tox. 3': 5,
  'Resp. Sens. 1A': 10,
  'Skin Sens. 1A': 10,
};

const contributionOf = ({ concentration, weight = 1, hazard }: Counted): number =>
  concentration * weight * (potency[hazard?.code ?? ''] ?? 1);

/**
 * Used if a test or a measured value decided and no ingredient was counted. Returns the ingredients with the most
 * severe category of the class, highest concentration first.
 */
function byOwnHazard({ ingredients }: Mixture, hazardClass: HazardClass): Ingredient[] {
  const graded = ingredients.map((ingredient) => ({ ingredient, category: categoryIn(ingredient, hazardClass) }));
  const gravest = Math.min(...graded.map(({ category }) => category));
  return graded
    .filter(({ category }) => Number.isFinite(category) && category === gravest)
    .map(({ ingredient }) => ingredient)
    .sort((a, b) => b.concentration.upper - a.concentration.upper);
}

/** 1 for Category 1 and its sub-categories, Infinity for other classes. A skin corrosive also damages eyes. */
function categoryIn(ingredient: Ingredient, hazardClass: HazardClass): number {
  const hazards = knownHazards(ingredient);
  const isEye = hazardClass === 'Serious eye damage/eye irritation';
  if (isEye && hazards.some(({ hCode }) => hCode === 'H314')) return 1;
  const own = hazards.map(entryOf).filter((entry) => entry?.hazardClass === hazardClass);
  return Math.min(...own.map((entry) => Math.floor(entry?.severity ?? Number.POSITIVE_INFINITY)));
}

import type { Classification, ClassOutcome } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { entryOf } from '../registry.ts';

/** CLP Art. 18(3)(b): classes whose responsible substances are named on the label. */
const namedClasses: readonly HazardClass[] = [
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
];

/** Skin and eye irritation do not call for a name, only corrosion and serious damage do. */
const isNamed = ({ hazardClass, status, hazards }: ClassOutcome) =>
  status === 'classified' &&
  namedClasses.includes(hazardClass) &&
  hazards.some(({ code }) => !/^(Skin|Eye) Irrit\./.test(code));

/** CLP Art. 18(3): four names are enough unless more are needed to reflect the nature and severity of the hazards. */
const normallyAtMostNames = 4;

/**
 * Ids of ingredients to be named: the main one of every class first, then further contributors up to four in all, so
 * that no class is left without a name.
 */
export function namedIngredients({ outcomes }: Pick<Classification, 'outcomes'>, mixture: Mixture): readonly string[] {
  const byClass = outcomes.filter(isNamed).map((outcome) => contributors(outcome, mixture));
  const leaders: string[] = [];
  for (const ids of byClass) {
    const [leader] = ids;
    if (leader !== undefined && !ids.some((id) => leaders.includes(id))) leaders.push(leader);
  }
  const others = byClass.flat().filter((id) => !leaders.includes(id));
  const names = [...leaders, ...new Set(others)];
  return names.slice(0, Math.max(normallyAtMostNames, leaders.length));
}

function contributors({ hazardClass, reasons }: ClassOutcome, mixture: Mixture): string[] {
  const counted = reasons[0]?.counted ?? [];
  const ids =
    counted.length > 0
      ? [...counted]
          .sort((a, b) => b.concentration * (b.weight ?? 1) - a.concentration * (a.weight ?? 1))
          .map(({ ingredientId }) => ingredientId)
      : byOwnHazard(mixture, hazardClass).map(({ id }) => id);
  return [...new Set(ids)];
}

/** Where tests decided, nothing was counted: the ingredients that have the hazard themselves, largest share first. */
function byOwnHazard({ ingredients }: Mixture, hazardClass: HazardClass): Ingredient[] {
  return ingredients
    .filter(
      ({ hazards }) => hazards !== 'not-assessed' && hazards.some((own) => entryOf(own)?.hazardClass === hazardClass),
    )
    .sort((a, b) => b.concentration.upper - a.concentration.upper);
}

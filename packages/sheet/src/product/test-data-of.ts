import { say } from '@gosds/ghs/message';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { HazardClass } from '@gosds/ghs/hazard';
import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Market } from '@gosds/ghs/markets/market';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { percent } from '@gosds/ghs/concentration';
import type { Ingredient, TestData } from '@gosds/ghs/mixture';
import type { SubstanceData } from '@gosds/ghs/substance';
import type { AquaticRow, DoseRow, EnteredStudy } from '../draft/entered-studies.ts';
import type { Entered } from '../draft/entered.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import { marketBasis } from '../profiles/countries.ts';
import { acuteStudiesOf, aquaticStudiesOf } from './substance-data-of.ts';

type FigureRow = DoseRow | AquaticRow;

/** The product, and whether all its relevant ingredients degrade rapidly. */
export type Tested = {
  readonly entered: Entered;
  readonly ingredients: readonly Ingredient[];
  readonly degradesRapidly: (ingredientId: string) => boolean;
};

const hazardsToWater = ['Aquatic Acute', 'Aquatic Chronic'] as const;

/** True for a relevant ingredient: from 1 %, or from 0.1 % if it has an aquatic hazard (CLP Annex I, 4.1.3.1). */
function isRelevant(ingredient: Ingredient): boolean {
  const isHazardous = knownHazards(ingredient).some((hazard) => isAnyOf(hazard, [...hazardsToWater]));
  return ingredient.concentration.upper >= percent(isHazardous ? 0.1 : 1);
}

/**
 * The product's tests in the form of substance data. Degradation and accumulation are not tested for mixtures: a
 * mixture degrades rapidly if all relevant ingredients do (CLP Annex I, 4.1.3.3.2 and 4.1.3.3.4).
 */
function substanceData({ entered, ingredients, degradesRapidly }: Tested): SubstanceData {
  const { studies } = entered.tests;
  const state = physicalStateOf(entered.draft.properties);
  const molarMass = entered.measures.molecularWeight;
  const relevant = ingredients.filter(isRelevant);
  const isRapid = relevant.length > 0 && relevant.every(({ id }) => degradesRapidly(id));
  const source = relevant.map(({ name }) => name).join(', ');
  return {
    name: entered.draft.description.productName.trim(),
    physicalState: state === 'aerosol' ? 'liquid' : state,
    ...(molarMass && molarMass.min === molarMass.max && molarMass.min > 0 ? { molarMass: molarMass.min } : {}),
    // A report without a time is taken for the four hours of the criteria.
    acuteToxicity: acuteStudiesOf(studies, 4),
    aquatic: {
      studies: aquaticStudiesOf(studies),
      ...(isRapid ? { degradation: { concluded: 'rapid', source } } : {}),
    },
  };
}

const acuteClass: HazardClass = 'Hazardous to the aquatic environment, acute';

/** The class that a row informs. Acute aquatic toxicity does not inform the long-term hazard of a mixture. */
const classOf = (row: EnteredStudy): HazardClass | undefined => {
  if (row.kind === 'dose') return row.hazardClass;
  if (row.kind !== 'aquatic') return undefined;
  return row.isChronic ? 'Hazardous to the aquatic environment, long-term' : acuteClass;
};

const lowestOf = ({ value: { min, max } }: FigureRow) => (Number.isFinite(min) ? min : max);

/** The row named by the first reason. If no aquatic class is met, the row with the lowest value. */
function decisiveRow({ reasons, hazards }: ClassOutcome, rows: readonly FigureRow[]): FigureRow | undefined {
  const id = reasons[0]?.counted[0]?.ingredientId;
  const lowest = rows.toSorted((a, b) => lowestOf(a) - lowestOf(b))[0];
  const isOfWater = hazards.length === 0 && lowest?.kind === 'aquatic';
  return isOfWater ? lowest : (rows.find(({ key }) => key === id) ?? lowest);
}

const amountOf = ({ value: { min, max } }: FigureRow): number | string => {
  if (min === max) return min;
  if (!Number.isFinite(min)) return `<${max}`;
  return Number.isFinite(max) ? `${min}-${max}` : `>${min}`;
};

function evidenceOf(row: FigureRow): Pick<TestData, 'method' | 'source'> {
  const { method, source, endpoint: kind } = row;
  const unit = row.kind === 'dose' ? row.unit : 'mg/l';
  return { method: say('testData-dose', { method, kind, amount: amountOf(row), unit }), source };
}

/** M-factors are for an ingredient's contribution to a mixture. */
const factorRules: readonly string[] = ['substance.aquatic.m-acute', 'substance.aquatic.m-chronic'];

function toTestData(outcome: ClassOutcome, rows: readonly FigureRow[]): TestData[] {
  const [hazard] = outcome.hazards;
  const isWhole = outcome.status === 'classified' || outcome.status === 'not-classified';
  const row = decisiveRow(outcome, rows);
  if (!row || (!isWhole && (outcome.status !== 'incomplete' || !hazard))) return [];
  return [
    {
      hazardClass: outcome.hazardClass,
      ...(hazard ? { outcome: hazard } : {}),
      ...evidenceOf(row),
      reasons: outcome.reasons.filter(({ ruleId }) => !factorRules.includes(ruleId)),
      ...(isWhole ? {} : { isPartial: true as const }),
    },
  ];
}

/** The classes decided by the figures of the product's tests. */
function ofFigures(tested: Tested, market: Market): TestData[] {
  const rows = tested.entered.tests.studies.filter((row): row is FigureRow => classOf(row) !== undefined);
  if (rows.length === 0) return [];
  const data = substanceData(tested);
  const chronicAlone = {
    ...data,
    aquatic: {
      ...data.aquatic,
      studies: (data.aquatic?.studies ?? []).filter(({ kind }) => kind === 'NOEC' || kind === 'EC10'),
    },
  };
  const { outcomes } = classifySubstance(data, market);
  const longTerm = classifySubstance(chronicAlone, market).outcomes;
  const judged = outcomes.map((outcome, index) =>
    outcome.hazardClass === aquaticClasses[1] ? (longTerm[index] ?? outcome) : outcome,
  );
  return judged.flatMap((outcome) => {
    const own = rows.filter((row) => classOf(row) === outcome.hazardClass);
    return own.length === 0 ? [] : toTestData(outcome, own);
  });
}

/** The classes decided by the product's tests, under the law of its country on an ISO date. */
export function testDataOf(tested: Tested, asOf: string): readonly TestData[] {
  const { entered } = tested;
  const market = marketAsOf(marketBasis(entered.draft.description.country).rules, asOf);
  return [...entered.tests.ofClasses, ...ofFigures(tested, market)];
}

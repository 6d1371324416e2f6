import type { ClassOutcome } from '@gosds/ghs/classification';
import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { HazardClass } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Market } from '@gosds/ghs/markets/market';
import type { AcuteToxicityValue, Ingredient, ShownClass } from '@gosds/ghs/mixture';
import type { SubstanceData } from '@gosds/ghs/substance';
import { isWater } from '@gosds/ghs/water';
import type { EnteredStudy } from '../draft/entered-studies.ts';
import type { RecipeRow } from '../draft/recipe-rows.ts';
import { shownName } from '../draft/shown-name.ts';
import { isJudged } from '../draft/class-evidence.ts';
import type { Substance } from '../substance.ts';
import { acuteStudiesOf, aquaticDataOf, conclusionsOf } from './substance-data-of.ts';

type Facts = Pick<Ingredient, 'hazards' | 'specificLimits' | 'acuteToxicity' | 'mAcute' | 'mChronic'>;

type Query = {
  readonly row: RecipeRow;
  /** The user's own classification, or the catalogue's. */
  readonly facts: Facts;
  readonly substance: Substance | undefined;
  readonly market: Market;
};

/** The water solubility is the highest meaningful concentration in a test; a miscible substance has no such limit. */
function solubilityOf(substance: Substance | undefined): Pick<SubstanceData, 'properties'> {
  const solubility = substance?.properties.waterSolubility?.min;
  return solubility !== undefined && Number.isFinite(solubility) && solubility > 0
    ? { properties: { waterSolubility: solubility } }
    : {};
}

function dataOf({ row: { row, studies }, substance }: Query): SubstanceData {
  const state = substance?.properties.state;
  return {
    name: shownName(row),
    physicalState: state === undefined || state === 'aerosol' ? 'liquid' : state,
    ...(substance?.molarMass === undefined ? {} : { molarMass: substance.molarMass }),
    ...solubilityOf(substance),
    acuteToxicity: acuteStudiesOf(studies, undefined),
    aquatic: aquaticDataOf(studies),
    conclusions: conclusionsOf(studies),
  };
}

const longTerm: HazardClass = 'Hazardous to the aquatic environment, long-term';

/** The classes that a test row informs. Acute aquatic toxicity informs both aquatic classes. */
function classesOf(row: EnteredStudy): readonly HazardClass[] {
  if (row.kind === 'dose' || row.kind === 'category') return [row.hazardClass];
  if (row.kind !== 'aquatic') return [];
  return row.isChronic ? [longTerm] : ['Hazardous to the aquatic environment, acute', longTerm];
}

function shownClass({ hazardClass, hazards, status, reasons }: ClassOutcome): readonly ShownClass[] {
  if (status === 'not-adopted') return [];
  return [{ hazardClass, hazards, reasons, ...(status === 'incomplete' ? { isOpen: true as const } : {}) }];
}

/**
 * The classes that the ingredient's test rows lead to by the criteria for substances, with their ATEs and M-factors for
 * the mixture.
 */
export function classifiedByRows(query: Query): {
  readonly classes: readonly ShownClass[];
  readonly acuteToxicity: readonly AcuteToxicityValue[];
  readonly mAcute?: number;
  readonly mChronic?: number;
} {
  const classes = new Set(query.row.studies.flatMap(classesOf));
  const { outcomes, acuteToxicity, ...classified } = classifySubstance(dataOf(query), query.market);
  const { mAcute, mChronic } = classified;
  return {
    classes: outcomes.filter(({ hazardClass }) => classes.has(hazardClass)).flatMap(shownClass),
    acuteToxicity: acuteToxicity.filter((value) => isDecisive(value, query.market)),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
  };
}

/** False for a `>` dose below the upper end of Category 4, which does not determine the ATE. */
const isDecisive = ({ route, value }: AcuteToxicityValue, { acuteToxicity }: Market): boolean =>
  value.max !== Infinity || value.min >= (acuteToxicity.bands[route][3] ?? 0);

/**
 * What the test rows add to an ingredient: classes that neither user nor catalogue judged, ATEs for routes without one,
 * and missing M-factors. Existing judgements stay; the review reports a contradicting row.
 */
export function shownFacts(query: Query): Partial<Pick<Ingredient, 'shown' | 'acuteToxicity' | 'mAcute' | 'mChronic'>> {
  const { row, facts, substance } = query;
  const found = classifiedByRows(query);
  // With the C&L box off, a harmonised substance counts as unknown.
  const record = facts.hazards === 'not-assessed' ? undefined : substance;
  const judged = { hand: row.hand, substance: record, ingredient: facts };
  const shown = found.classes.filter(({ hazardClass }) => !isJudged(judged, hazardClass));
  const known = new Set(facts.acuteToxicity?.map(({ route }) => route));
  const added = found.acuteToxicity.filter(({ route }) => !known.has(route));
  const codes = new Set(knownHazards({ ...facts, shown }).map(({ code }) => code));
  return {
    ...(shown.length > 0 ? { shown } : {}),
    ...(added.length > 0 ? { acuteToxicity: [...(facts.acuteToxicity ?? []), ...added] } : {}),
    ...(codes.has('Aquatic Acute 1') ? factor('mAcute', facts, found) : {}),
    ...(codes.has('Aquatic Chronic 1') ? factor('mChronic', facts, found) : {}),
  };
}

type Factors = Pick<Ingredient, 'mAcute' | 'mChronic'>;

/** Keeps a given M-factor, else takes the one found; only Category 1 has one. */
function factor(key: keyof Factors, given: Factors, found: Factors): Factors {
  const value = given[key] === undefined ? found[key] : undefined;
  return value === undefined ? {} : { [key]: value };
}

/** True if a report or the catalogue says that the ingredient degrades rapidly, and for water. */
export function degradesRapidly({ row, studies }: RecipeRow, substance: Substance | undefined): boolean {
  const cas = substance?.cas ?? row.casNumber.trim();
  if (isWater({ cas })) return true;
  const rows = studies.filter(({ kind }) => kind === 'degradation');
  if (rows.length > 0) return rows.every((each) => each.kind === 'degradation' && each.result === 'ready');
  return substance?.readilyBiodegradable?.value === true;
}

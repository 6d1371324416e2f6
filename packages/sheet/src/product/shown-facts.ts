import type { ClassOutcome } from '@gosds/ghs/classification';
import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { HazardClass } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Market } from '@gosds/ghs/markets/market';
import type { AcuteToxicityValue, Ingredient, ShownClass } from '@gosds/ghs/mixture';
import type { SubstanceData } from '@gosds/ghs/substance';
import type { EnteredStudy } from '../draft/entered-studies.ts';
import type { RecipeRow } from '../draft/recipe-rows.ts';
import { shownName } from '../draft/shown-name.ts';
import { isJudged } from '../draft/class-evidence.ts';
import type { Substance } from '../substance.ts';
import { acuteStudiesOf, aquaticDataOf, conclusionsOf } from './substance-data-of.ts';

type Facts = Pick<Ingredient, 'hazards' | 'specificLimits' | 'acuteToxicity' | 'mAcute' | 'mChronic'>;

type Query = {
  readonly row: RecipeRow;
  /** What a classification by hand, or the catalogue, says of it. */
  readonly facts: Facts;
  readonly substance: Substance | undefined;
  readonly market: Market;
};

/** The water solubility says up to where a test in water shows anything; a miscible substance has no such end. */
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

/** The classes that a row says something of; acute toxicity to water organisms, of both. */
function classesOf(row: EnteredStudy): readonly HazardClass[] {
  if (row.kind === 'dose' || row.kind === 'category') return [row.hazardClass];
  if (row.kind !== 'aquatic') return [];
  return row.isChronic ? [longTerm] : ['Hazardous to the aquatic environment, acute', longTerm];
}

function shownClass({ hazardClass, hazards, status, reasons }: ClassOutcome): readonly ShownClass[] {
  if (status === 'not-adopted') return [];
  return [{ hazardClass, hazards, reasons, ...(status === 'incomplete' ? { isOpen: true as const } : {}) }];
}

/** The classes that the rows of an ingredient lead to by the criteria for substances, with what they bring into a mixture. */
export function classifiedByRows(query: Query): {
  readonly classes: readonly ShownClass[];
  readonly acuteToxicity: readonly AcuteToxicityValue[];
  readonly mAcute?: number;
  readonly mChronic?: number;
} {
  const asked = new Set(query.row.studies.flatMap(classesOf));
  const { outcomes, acuteToxicity, ...classified } = classifySubstance(dataOf(query), query.market);
  const { mAcute, mChronic } = classified;
  return {
    classes: outcomes.filter(({ hazardClass }) => asked.has(hazardClass)).flatMap(shownClass),
    acuteToxicity: acuteToxicity.filter((value) => isDecisive(value, query.market)),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
  };
}

/** `>` a dose below the upper end of Category 4 says nothing of the estimate. */
const isDecisive = ({ route, value }: AcuteToxicityValue, { acuteToxicity }: Market): boolean =>
  value.max !== Infinity || value.min >= (acuteToxicity.bands[route][3] ?? 0);

/**
 * What the rows of an ingredient add: the classes that neither hand nor catalogue judged, its estimates of acute toxicity by
 * routes for which nobody gave one, and the M-factors that were left open. What was judged stands: where a row says otherwise,
 * the review names both.
 */
export function shownFacts(query: Query): Partial<Pick<Ingredient, 'shown' | 'acuteToxicity' | 'mAcute' | 'mChronic'>> {
  const { row, facts, substance } = query;
  const found = classifiedByRows(query);
  // With the C&L box off, a harmonised substance is as open as one that nobody knows.
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

/** A factor belongs to Category 1, and that which was given stands. */
function factor(key: keyof Factors, given: Factors, found: Factors): Factors {
  const value = given[key] === undefined ? found[key] : undefined;
  return value === undefined ? {} : { [key]: value };
}

/** True of what a report or the catalogue says degrades rapidly, and of water. */
export function degradesRapidly({ row, studies }: RecipeRow, substance: Substance | undefined): boolean {
  const cas = substance?.cas ?? row.casNumber.trim();
  if (cas === '7732-18-5') return true;
  const rows = studies.filter(({ kind }) => kind === 'degradation');
  if (rows.length > 0) return rows.every((each) => each.kind === 'degradation' && each.result === 'ready');
  return substance?.readilyBiodegradable?.value === true;
}

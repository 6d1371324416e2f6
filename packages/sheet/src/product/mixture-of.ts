import type { Hazard } from '@gosds/ghs/hazard';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { Ingredient, Measure, Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { OtherHazard } from '@gosds/ghs/label-facts';
import type { Market } from '@gosds/ghs/markets/market';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { entryOf } from '@gosds/ghs/registry';
import { notesWithEvidence } from '../draft/annex-vi-release.ts';
import { dustBoundIn } from '../draft/dust-bound-in.ts';
import type { Draft, DraftIngredient } from '../draft/draft.ts';
import type { Entered } from '../draft/entered.ts';
import { labelPurposesOf } from '../draft/use/label-purposes.ts';
import type { ReadClassification } from '../draft/hand-classification.ts';
import type { RecipeRow } from '../draft/recipe-rows.ts';
import { isConfidential, shownName } from '../draft/shown-name.ts';
import { departuresOf } from '../hazard-review/departures.ts';
import { marketBasis } from '../profiles/countries.ts';
import type { Substance } from '../substance.ts';
import { isFrozenGas, stateByLaw } from './gas-by-law.ts';
import {
  type Facts,
  factorsOf,
  factsBeside,
  factsOfCatalogue,
  fixedFacts,
  type Known,
  unknownInWater,
} from './ingredient-facts.ts';
import { measuredAcute } from './measured-acute.ts';
import { degradesRapidly, shownFacts } from './shown-facts.ts';
import { substanceInForce } from './substance-in-force.ts';
import { testDataOf } from './test-data-of.ts';

function factsByHand(hand: ReadClassification, known: Facts | undefined): Facts {
  const { hazards, specificLimits, acuteToxicity, source } = hand;
  const { supplemental = known?.supplemental } = hand;
  return {
    hazards,
    ...(supplemental === undefined ? {} : { supplemental }),
    ...(source === '' ? {} : { hazardSource: source }),
    specificLimits,
    ...factorsOf(hand),
    acuteToxicity: acuteToxicity.length > 0 ? acuteToxicity : (known?.acuteToxicity ?? []),
    ...(known ? fixedFacts(known) : {}),
  };
}

/** The harmonised entry counts for its own classes, the supplier's classification for all others. */
function besideEntry(known: Known, hand: ReadClassification): Known {
  const classes = new Set(known.hazards.map((each) => entryOf(each)?.hazardClass));
  const isOther = (each: Hazard) => !classes.has(entryOf(each)?.hazardClass);
  const routes = new Set((known.acuteToxicity ?? []).filter(({ kind }) => kind === 'ATE').map(({ route }) => route));
  return {
    ...known,
    hazards: [...known.hazards, ...hand.hazards.filter(isOther)],
    supplemental: [...new Set([...(known.supplemental ?? []), ...(hand.supplemental ?? [])])],
    specificLimits: [...(known.specificLimits ?? []), ...hand.specificLimits.filter(({ outcome }) => isOther(outcome))],
    acuteToxicity: [...(known.acuteToxicity ?? []), ...hand.acuteToxicity.filter(({ route }) => !routes.has(route))],
    ...factorsOf(hand),
    ...factorsOf(known),
  };
}

/**
 * Decides which classification counts for an ingredient of Annex VI. In Simple mode the user's own replaces the entry.
 * In Advanced mode the C&L box chooses between the harmonised entry and the supplier's own classification, which may be
 * missing.
 */
function factsOfHarmonised({ hand }: RecipeRow, known: Known, { mode, review }: Draft): Facts {
  if (mode === 'simple') return hand ? factsByHand(hand, known) : known;
  if (review.candLActive) return hand ? besideEntry(known, hand) : known;
  return hand ? factsByHand(hand, known) : { hazards: 'not-assessed', ...fixedFacts(known) };
}

function factsOf(each: RecipeRow, substance: Substance | undefined, draft: Draft): Facts {
  const { row, hand } = each;
  const known = substance && {
    ...factsOfCatalogue(substance),
    notes: notesWithEvidence(row, substance.classification.notes),
  };
  if (known && substance.classification.basis === 'harmonised') return factsOfHarmonised(each, known, draft);
  if (hand) return factsByHand(hand, known);
  return known ?? { hazards: 'not-assessed' };
}

/** Users' classifications and studies stand as entered. */
function withMeasuredAcute(facts: Facts, { hand, studies }: RecipeRow, measured: readonly Hazard[]): Facts {
  const { hazards } = facts;
  if (hazards === 'not-assessed' || measured.length === 0 || hand || studies.length > 0) return facts;
  return { ...facts, hazards: [...hazards, ...measured] };
}

function casOf(row: DraftIngredient, substance: Substance | undefined): string | undefined {
  const typed = row.casNumber.trim();
  return isConfidential(row) ? undefined : (substance?.cas ?? (typed === '' ? undefined : typed));
}

/**
 * A liquid gets thinner as it warms. A value at another temperature may therefore show on which side of the limit the
 * viscosity at 40 °C lies.
 */
function viscosityAt40({ measures: { viscosity }, measuredAtC }: Entered, limit: number): Measure | undefined {
  const { viscosity: at } = measuredAtC;
  if (viscosity === undefined || at === 40) return viscosity;
  if (at < 40 && viscosity.max <= limit) return { min: Number.NEGATIVE_INFINITY, max: viscosity.max };
  return at > 40 && viscosity.min > limit ? { min: viscosity.min, max: Number.POSITIVE_INFINITY } : undefined;
}

function propertiesOf(
  entered: Entered,
  { state, packedGas }: ReturnType<typeof stateByLaw>,
  market: Market,
): MixtureProperties {
  const { flashPoint: flashPointC, boilingPoint: initialBoilingPointC, ph } = entered.measures;
  const bound = state === 'solid' ? dustBoundIn(entered.draft) : undefined;
  const kinematicViscosity40 = viscosityAt40(entered, market.aspiration.viscosityAtMost.mm2PerS);
  return {
    ...(flashPointC ? { flashPointC } : {}),
    ...(initialBoilingPointC ? { initialBoilingPointC } : {}),
    ...(ph ? { ph } : {}),
    ...(kinematicViscosity40 ? { kinematicViscosity40 } : {}),
    ...(packedGas === undefined ? {} : { packedGas }),
    ...(state === 'gas' ? { inhalationForm: 'gas' as const } : {}),
    ...(bound === undefined ? {} : { dustBoundIn: bound }),
  };
}

/** Hazards without a class, as the supplier states them. Each language part of the sheet prints its own text. */
function statedHazards({ state, ...properties }: Draft['properties']): OtherHazard[] {
  const evidence = 'as the supplier states';
  const texts = [
    ['physical', properties.physicalHazardUnclassified],
    ['health', properties.healthHazardUnclassified],
  ] as const;
  return [
    ...(properties.isCombustibleDust && state === 'Solid' ? [{ kind: 'combustible-dust' as const, evidence }] : []),
    ...texts.flatMap(([kind, text]) => (text.trim() === '' ? [] : [{ kind, statement: text.trim(), evidence }])),
  ];
}

/** A gas that is neither acutely toxic nor oxidising displaces the oxygen of the air. */
function otherHazardsOf({ properties }: Draft, ingredients: readonly Ingredient[], becomesGas: boolean): OtherHazard[] {
  const isHarmless = (ingredient: Ingredient) =>
    ingredient.hazards !== 'not-assessed' &&
    !knownHazards(ingredient).some((hazard) => isAnyOf(hazard, ['Ox. Gas', 'Acute Tox.']));
  const displaces = becomesGas && ingredients.length > 0 && ingredients.every(isHarmless);
  const asphyxiant: OtherHazard = { kind: 'simple-asphyxiant', evidence: 'a gas that displaces the oxygen of the air' };
  return [...(displaces ? [asphyxiant] : []), ...statedHazards(properties)];
}

/**
 * The draft in the engine's terms. Names are the printed ones, so that a confidential name cannot leak through a
 * reason. An ingredient without a classification by catalogue or user stays `not-assessed`. `asOf`: ISO date of the law
 * used to judge tests.
 */
export function mixtureOf(entered: Entered, substances: ReadonlyMap<number, Substance>, asOf: string): Mixture {
  const { draft, recipe } = entered;
  const market = marketAsOf(marketBasis(draft.description.country).rules, asOf);
  const where = { country: draft.description.country, day: asOf, rules: market };
  const substanceOf = ({ row }: RecipeRow) => {
    const record = row.materialId === null ? undefined : substances.get(row.materialId);
    return record && substanceInForce(where, record);
  };
  const ingredients = recipe.map((each): Ingredient => {
    const { row, concentration } = each;
    const substance = substanceOf(each);
    const cas = casOf(row, substance);
    const catalogued = factsOf(each, substance, draft);
    const measured = substance ? measuredAcute(substance, knownHazards(catalogued), market) : [];
    const known = withMeasuredAcute(catalogued, each, measured);
    const facts = {
      ...known,
      ...(each.studies.length > 0 ? shownFacts({ row: each, facts: known, substance, market }) : {}),
    };
    return {
      id: row.id,
      name: shownName(row),
      ...(cas === undefined ? {} : { cas }),
      concentration,
      ...factsBeside(substance, facts),
      ...facts,
      ...unknownInWater({ hand: each.hand, substance, ingredient: facts }, market),
    };
  });
  const { tests } = entered;
  const { use } = entered.supply;
  const purposes = labelPurposesOf(draft.description, entered.purposes);
  const byLaw = stateByLaw(entered, substances);
  const isFrozen = isFrozenGas({
    state: byLaw.state,
    ingredients: recipe.map((each) => ({ substance: substanceOf(each) })),
  });
  const otherHazards = otherHazardsOf(draft, ingredients, byLaw.state === 'gas' || isFrozen);
  const rapid = new Set(recipe.filter((each) => degradesRapidly(each, substanceOf(each))).map(({ row }) => row.id));
  const tested = { entered, ingredients, degradesRapidly: (id: string) => rapid.has(id) };
  const testData = [...departuresOf(draft, asOf), ...testDataOf(tested, asOf)];
  return {
    physicalState: byLaw.state,
    ingredients,
    properties: { ...propertiesOf(entered, byLaw, market), ...tests.properties },
    ...(use ? { use } : {}),
    ...(purposes.length > 0 ? { purposes } : {}),
    ...(tests.labelFacts ? { labelFacts: tests.labelFacts } : {}),
    ...(testData.length > 0 ? { testData } : {}),
    ...(otherHazards.length > 0 ? { otherHazards } : {}),
    ...(tests.testResults.length > 0 ? { testResults: tests.testResults } : {}),
  };
}

import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { AcuteToxicityValue, Ingredient, Measure, Mixture, MixtureProperties, TestData } from '@gosds/ghs/mixture';
import type { OtherHazard } from '@gosds/ghs/label-facts';
import { entryOf } from '@gosds/ghs/registry';
import { notesWithEvidence } from '../draft/annex-vi-release.ts';
import type { Draft, DraftIngredient } from '../draft/draft.ts';
import type { Entered } from '../draft/entered.ts';
import { type ReadClassification, readNotation } from '../draft/hand-classification.ts';
import { productUseOf } from '../draft/label-use.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import type { RecipeRow } from '../draft/recipe-rows.ts';
import { isConfidential, shownName } from '../draft/shown-name.ts';
import type { Substance } from '../substance.ts';
import { testDataOf } from './test-data-of.ts';

type Facts = Omit<Ingredient, 'id' | 'name' | 'cas' | 'concentration'>;

function factsByHand(hand: ReadClassification, known: Facts | undefined): Facts {
  const { hazards, specificLimits, mAcute, mChronic, acuteToxicity, source } = hand;
  return {
    hazards,
    ...(source === '' ? {} : { hazardSource: source }),
    specificLimits,
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    acuteToxicity: acuteToxicity.length > 0 ? acuteToxicity : (known?.acuteToxicity ?? []),
    ...(known ? fixedFacts(known) : {}),
  };
}

/** What a substance is, however it is classified. */
const fixedFacts = ({ nonAdditive, families, supplementalLimits }: Facts | Substance['classification']) => ({
  ...(nonAdditive ? { nonAdditive: true } : {}),
  ...(families ? { families } : {}),
  ...(supplementalLimits ? { supplementalLimits } : {}),
});

/** What the catalogue knows of an ingredient, in the engine's words. */
export function factsOfCatalogue({ classification, toxicity }: Substance): Facts {
  const { hazards, additional, source, specificLimits, mAcute, mChronic, ates, notes } = classification;
  const measured: readonly AcuteToxicityValue[] = toxicity;
  const supplemental = [...classification.supplemental, ...(additional?.supplemental ?? [])];
  return {
    hazards: [...hazards, ...(additional?.hazards ?? [])],
    hazardSource: source,
    specificLimits,
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    acuteToxicity: [...ates, ...measured],
    notes: notes.map((note) => ({ note })),
    ...(supplemental.length > 0 ? { supplemental } : {}),
    ...fixedFacts(classification),
  };
}

function factsOf({ row, hand }: RecipeRow, substance: Substance | undefined): Facts {
  const known = substance && factsOfCatalogue(substance);
  if (hand) return factsByHand(hand, known);
  return known
    ? { ...known, notes: notesWithEvidence(row, substance.classification.notes) }
    : { hazards: 'not-assessed' };
}

function casOf(row: DraftIngredient, substance: Substance | undefined): string | undefined {
  const typed = row.casNumber.trim();
  return isConfidential(row) ? undefined : (substance?.cas ?? (typed === '' ? undefined : typed));
}

const viscosityAt40 = ({ measures, measuredAtC }: Entered): Measure | undefined =>
  measuredAtC.viscosity === 40 ? measures.viscosity : undefined;

function propertiesOf(entered: Entered): MixtureProperties {
  const { properties } = entered.draft;
  const { flashPoint: flashPointC, boilingPoint: initialBoilingPointC, ph } = entered.measures;
  const kinematicViscosity40 = viscosityAt40(entered);
  return {
    ...(flashPointC ? { flashPointC } : {}),
    ...(initialBoilingPointC ? { initialBoilingPointC } : {}),
    ...(ph ? { ph } : {}),
    ...(kinematicViscosity40 ? { kinematicViscosity40 } : {}),
    ...(properties.state === 'Gas' && properties.packedGas !== '' ? { packedGas: properties.packedGas } : {}),
    ...(properties.state === 'Gas' ? { inhalationForm: 'gas' as const } : {}),
  };
}

/** Items that the user deleted or added with evidence: a test of the product beats the calculation for its class. */
function departuresOf({ mode, review }: Draft): TestData[] {
  if (mode !== 'advanced') return [];
  const decided = review.items.flatMap(({ id, status, evidence }) => {
    const entry = readNotation(id);
    const hazardClass = entry && entryOf(entry)?.hazardClass;
    const departs = status === 'deleted' || status === 'user-defined';
    return entry && hazardClass && departs && evidence.trim() !== ''
      ? [{ entry, hazardClass, isAdded: status === 'user-defined', evidence: evidence.trim() }]
      : [];
  });
  const added = decided.filter(({ isAdded }) => isAdded);
  const isReplaced = (hazardClass: string) => added.some((item) => item.hazardClass === hazardClass);
  const deleted = decided.filter(({ isAdded, hazardClass }) => !isAdded && !isReplaced(hazardClass));
  return [...added, ...deleted].map(({ entry, hazardClass, isAdded, evidence }) => ({
    hazardClass,
    ...(isAdded ? { outcome: entry } : {}),
    method: evidence,
    source: evidence,
  }));
}

/** What the supplier states of hazards that no class covers; the sheet prints it in the language of its part. */
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

/** A gas without hazard to breathing of its own and no oxidiser displaces the oxygen of the air. */
function otherHazardsOf({ properties }: Draft, ingredients: readonly Ingredient[]): OtherHazard[] {
  const isHarmless = ({ hazards }: Ingredient) =>
    hazards !== 'not-assessed' && !hazards.some((hazard) => isAnyOf(hazard, ['Ox. Gas', 'Acute Tox.']));
  const displaces = properties.state === 'Gas' && ingredients.length > 0 && ingredients.every(isHarmless);
  const asphyxiant: OtherHazard = { kind: 'simple-asphyxiant', evidence: 'a gas that displaces the oxygen of the air' };
  return [...(displaces ? [asphyxiant] : []), ...statedHazards(properties)];
}

/**
 * The draft in the engine's words. Names are those the sheet prints, so that a confidential one cannot leak through a
 * reason. An ingredient that neither catalogue nor user classified stays `not-assessed`. `asOf`: ISO date of the law by which
 * tests are judged.
 */
export function mixtureOf(entered: Entered, substances: ReadonlyMap<number, Substance>, asOf: string): Mixture {
  const { draft, recipe } = entered;
  const ingredients = recipe.map((each): Ingredient => {
    const { row, concentration } = each;
    const substance = row.materialId === null ? undefined : substances.get(row.materialId);
    const cas = casOf(row, substance);
    return {
      id: row.id,
      name: shownName(row),
      ...(cas === undefined ? {} : { cas }),
      concentration,
      ...factsOf(each, substance),
    };
  });
  const { tests } = entered;
  const use = productUseOf(draft.description);
  const otherHazards = otherHazardsOf(draft, ingredients);
  const testData = [...departuresOf(draft), ...testDataOf(entered, asOf)];
  return {
    physicalState: physicalStateOf(draft.properties),
    ingredients,
    properties: { ...propertiesOf(entered), ...tests.properties },
    ...(use ? { use } : {}),
    ...(tests.labelFacts ? { labelFacts: tests.labelFacts } : {}),
    ...(testData.length > 0 ? { testData } : {}),
    ...(otherHazards.length > 0 ? { otherHazards } : {}),
    ...(tests.testResults.length > 0 ? { testResults: tests.testResults } : {}),
  };
}

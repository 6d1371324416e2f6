import type { Classification, Explained, LabelElements, SupplementalStatement } from '../classification.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { Mixture } from '../mixture.ts';
import { chooseHazardStatements } from './hazard-statements.ts';
import { labelScope } from './label-scope.ts';
import { namedIngredients } from './named-ingredients.ts';
import { choosePictograms } from './pictograms.ts';
import type { Market } from '../markets/market.ts';
import { choosePrecautions } from './precautions.ts';
import { chooseSignalWord } from './signal-word.ts';

/** The elements of the label and section 2.2 for a classification, with the reason why each is kept or left out. */
export function labelElements(
  classification: Classification,
  mixture: Mixture,
  market: Pick<Market, 'wording' | 'standing'>,
): LabelElements {
  const { wording, standing } = market;
  const { shown, left } = labelScope(classification.hazards, mixture, wording);
  const pictograms = choosePictograms(shown, wording, mixture.use);
  const statements = chooseHazardStatements(shown, wording);
  const signalWordReason = chooseSignalWord(shown, classification.supplemental, wording);
  const names = namedIngredients(classification, mixture, wording);
  const precautions = choosePrecautions({
    hazards: shown,
    market: wording,
    use: mixture.use,
    facts: factsOf(mixture),
    // Editions before the 9th have P310 to P315.
    isTenthEdition: standing.revision >= 9,
  });
  return {
    signalWord: signalWordReason.value,
    signalWordReason,
    pictograms: pictograms.kept,
    pictogramsDropped: pictograms.dropped,
    hazardStatements: statements.kept,
    hazardStatementsDropped: [...left, ...statements.dropped],
    supplemental: classification.supplemental,
    supplementalDropped: (classification.supplementalNotMet ?? []).map(dropped),
    precautionaryStatements: precautions.kept,
    precautionaryStatementsDropped: precautions.dropped,
    precautionaryStatementsInFull: precautions.inFull,
    namedIngredients: names.named.map(({ value }) => value),
    namedIngredientReasons: names.named,
    ingredientsNotNamed: names.notNamed,
  };
}

/** A plant protection product counts as released to the environment unless the label facts say otherwise. */
const factsOf = ({ labelFacts, purposes }: Mixture): LabelFacts | undefined =>
  purposes?.includes('plant-protection') ? { isReleasedByUse: true, ...labelFacts } : labelFacts;

const dropped = ({ code, reason: { paragraph, summary } }: SupplementalStatement): Explained<string> => ({
  value: code,
  paragraph,
  why: summary,
});

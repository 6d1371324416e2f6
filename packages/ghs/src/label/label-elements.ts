import type { Classification, LabelElements, SignalWord } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { WordedMarketId } from '../market.ts';
import type { Mixture } from '../mixture.ts';
import { entriesOf } from '../registry.ts';
import { chooseHazardStatements } from './hazard-statements.ts';
import { namedIngredients } from './named-ingredients.ts';
import { choosePictograms } from './pictograms.ts';
import { choosePrecautions } from './precautions.ts';

/** Markets that left the hazards to the environment out of their system. */
const withoutEnvironment: readonly WordedMarketId[] = ['us', 'ca'];
const environmental = /^(Aquatic|Ozone|ED ENV|PBT|vPvB|PMT|vPvM)/;

/** What the label and section 2.2 show for a classification, with the reason of every element kept or left out. */
export function labelElements(
  classification: Classification,
  mixture: Mixture,
  market: { readonly wording: WordedMarketId },
): LabelElements {
  const inScope = classification.hazards.filter((hazard) => isInScope(hazard, market.wording));
  const pictograms = choosePictograms(inScope, market.wording);
  const statements = chooseHazardStatements(inScope, market.wording);
  const precautions = choosePrecautions({ hazards: inScope, market: market.wording, use: mixture.use });
  return {
    signalWord: signalWordOf(inScope),
    pictograms: pictograms.kept,
    pictogramsDropped: pictograms.dropped,
    hazardStatements: statements.kept,
    hazardStatementsDropped: [...outOfScope(classification.hazards, market.wording), ...statements.dropped],
    supplemental: classification.supplemental,
    precautionaryStatements: precautions.kept,
    precautionaryStatementsDropped: precautions.dropped,
    namedIngredients: namedIngredients(classification, mixture),
  };
}

function isInScope({ code }: Hazard, market: WordedMarketId): boolean {
  return !(withoutEnvironment.includes(market) && environmental.test(code));
}

function outOfScope(hazards: readonly Hazard[], market: WordedMarketId) {
  return hazards
    .filter((hazard) => !isInScope(hazard, market))
    .map(({ hCode, code }) => ({
      value: hCode,
      paragraph: market === 'us' ? '29 CFR 1910.1200, Appendix C' : 'Hazardous Products Regulations, Part 2',
      why: `${code} is not adopted`,
    }));
}

/** CLP Art. 20(3): `Danger` excludes `Warning`. */
function signalWordOf(hazards: readonly Hazard[]): SignalWord | null {
  const words = hazards.flatMap((hazard) => entriesOf(hazard).map(({ signalWord }) => signalWord));
  if (words.includes('Danger')) return 'Danger';
  return words.includes('Warning') ? 'Warning' : null;
}

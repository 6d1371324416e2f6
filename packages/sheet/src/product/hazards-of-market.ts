import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { Substance } from '../substance.ts';

/**
 * The substance without the hazards that do not count in the market, such as cancer by crystalline silica in the Union.
 */
export function withHazardsOf(regime: LabelRegimeId, substance: Substance): Substance {
  const { classification } = substance;
  const left = new Set(
    (classification.byMarket ?? []).filter(({ countsIn }) => !countsIn.includes(regime)).map((each) => each.statement),
  );
  if (left.size === 0) return substance;
  const hazards = classification.hazards.filter(({ hCode }) => !left.has(hCode));
  return { ...substance, classification: { ...classification, hazards } };
}

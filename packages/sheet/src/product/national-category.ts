import type { Market } from '@gosds/ghs/markets/market';
import type { NationalCategory, Substance } from '../substance.ts';

/** The rows of the country for minimum classes that the entry in force has. */
function rowsIn(country: string, { classification }: Substance): readonly NationalCategory[] {
  const { national = [], minimum } = classification;
  return national.filter((row) => row.country === country && minimum.includes(row.minimum));
}

/**
 * The substance with the country's own category in place of a minimum class of Annex VI. Where Annex VI is law, its
 * minimum class stands: CLP Annex VI, 1.2.1. The limits of the minimum class go with it.
 */
export function withNationalCategories(
  { country, rules }: { readonly country: string; readonly rules: Market },
  substance: Substance,
): Substance {
  if (rules.harmonised) return substance;
  const rows = rowsIn(country, substance);
  const [first] = rows;
  if (!first) return substance;
  const { classification } = substance;
  const replaced = new Set(rows.map(({ minimum }) => minimum));
  const own = rows.flatMap(({ hazard }) => (hazard ? [hazard] : []));
  return {
    ...substance,
    classification: {
      ...classification,
      hazards: [...classification.hazards.filter(({ hCode }) => !replaced.has(hCode)), ...own],
      minimum: classification.minimum.filter((hCode) => !replaced.has(hCode)),
      specificLimits: classification.specificLimits.filter(({ outcome }) => !replaced.has(outcome.hCode)),
      unknownForms: rows.flatMap(({ unknown }) => (unknown ? [unknown] : [])),
      nationalFrom: [first.source],
    },
  };
}

import type { MarketComparison } from '@gosds/ghs/analysis/compare-markets';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';

/** A comparison for other programs; each rule is written in English. */
export const writtenComparison = (comparison: MarketComparison) => ({
  ...comparison,
  classes: comparison.classes.map((compared) => ({
    ...compared,
    differences: compared.differences.map((difference) => ({
      ...difference,
      rules: difference.rules.map((rule) => ({
        ...rule,
        base: findingInEnglish(rule.base),
        other: findingInEnglish(rule.other),
      })),
    })),
  })),
});

import type { MarketComparison } from '@gosds/ghs/analysis/compare-markets';
import type { IngredientWhatIf } from '@gosds/ghs/analysis/what-if';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture } from '@gosds/ghs/mixture';
import type { MatchChange, MatchQuestion } from './match-change.ts';
import type { Sweep, SweepQuestion } from './sweep.ts';

/** Calculations that take too long for the page's own thread. `asOf` is an ISO date, the day whose law applies. */
export type AnalysisRequest =
  | { readonly kind: 'what-if'; readonly mixture: Mixture; readonly market: JurisdictionId; readonly asOf: string }
  | {
      readonly kind: 'markets';
      readonly mixture: Mixture;
      readonly markets: readonly JurisdictionId[];
      readonly asOf: string;
    }
  | ({ readonly kind: 'match' } & MatchQuestion)
  | { readonly kind: 'sweep'; readonly question: SweepQuestion };

export type AnalysisAnswer =
  | { readonly kind: 'what-if'; readonly ingredients: readonly IngredientWhatIf[] }
  | { readonly kind: 'markets'; readonly comparison: MarketComparison }
  | { readonly kind: 'match'; readonly change: MatchChange }
  | { readonly kind: 'sweep'; readonly sweep: Sweep }
  | { readonly kind: 'no-mixture' };

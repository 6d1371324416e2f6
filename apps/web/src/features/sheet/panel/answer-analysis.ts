import { compareMarkets } from '@gosds/ghs/analysis/compare-markets';
import { whatIf } from '@gosds/ghs/analysis/what-if';
import { marketById } from '@gosds/ghs/markets/market-by-id';
import { MixtureError } from '@gosds/ghs/mixture-error';
import type { AnalysisAnswer, AnalysisRequest } from './analysis.ts';

/** A mixture that cannot be one yet, such as a row typed halfway, is an answer and no fault. */
export function answerAnalysis(request: AnalysisRequest): AnalysisAnswer {
  try {
    if (request.kind === 'markets') {
      return { kind: 'markets', comparison: compareMarkets(request.mixture, request.markets) };
    }
    return { kind: 'what-if', ingredients: whatIf(request.mixture, marketById(request.market)) };
  } catch (error) {
    if (error instanceof MixtureError) return { kind: 'no-mixture' };
    throw error;
  }
}

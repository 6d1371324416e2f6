import { compareMarkets } from '@gosds/ghs/analysis/compare-markets';
import { whatIf } from '@gosds/ghs/analysis/what-if';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { MixtureError } from '@gosds/ghs/mixture-error';
import { matchChange } from './match-change.ts';
import { sweep } from './sweep.ts';
import type { AnalysisAnswer, AnalysisRequest } from './analysis.ts';

/** A draft that is not a mixture yet, such as one with a half-typed row, gives an answer and not an error. */
export function answerAnalysis(request: AnalysisRequest): AnalysisAnswer {
  try {
    if (request.kind === 'match') return { kind: 'match', change: matchChange(request) };
    if (request.kind === 'sweep') return { kind: 'sweep', sweep: sweep(request.question) };
    const { asOf } = request;
    if (request.kind === 'markets') {
      const markets = request.markets.map((id) => marketAsOf(id, asOf));
      return { kind: 'markets', comparison: compareMarkets(request.mixture, markets) };
    }
    return { kind: 'what-if', ingredients: whatIf(request.mixture, marketAsOf(request.market, asOf)) };
  } catch (error) {
    if (error instanceof MixtureError) return { kind: 'no-mixture' };
    throw error;
  }
}

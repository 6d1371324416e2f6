import { answerAnalysis } from '../features/sheet/analysis/answer-analysis.ts';
import type { AnalysisRequest } from '../features/sheet/analysis/analysis.ts';

/** Replaces the worker of the analysis; answers in the same thread. */
export class OwnThread extends EventTarget {
  readonly terminate = () => undefined;
  readonly postMessage = (request: AnalysisRequest) => {
    this.dispatchEvent(new MessageEvent('message', { data: answerAnalysis(request) }));
  };
}

import type { AnalysisRequest } from './analysis.ts';
import { answerAnalysis } from './answer-analysis.ts';

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  postMessage(answerAnalysis(data));
});

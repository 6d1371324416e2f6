import { useEffect, useState } from 'react';
import type { AnalysisAnswer, AnalysisRequest } from '../analysis/analysis.ts';

/** Typing goes on undisturbed; what it leads to is computed once it rests. */
const restMs = 300;

type AnalysisState = {
  /** The last one; it stays while a newer one is on its way. */
  readonly answer: AnalysisAnswer | null;
  readonly status: 'working' | 'ready' | 'failed';
};

/** The same request object while it asks the same, even if the sheet is made again. */
function useSettled(request: AnalysisRequest): AnalysisRequest {
  const [settled, setSettled] = useState(request);
  if (settled === request || JSON.stringify(settled) === JSON.stringify(request)) return settled;
  setSettled(request);
  return request;
}

/** Computes in a thread of its own; a request that has changed meanwhile is given up. */
export function useAnalysis(request: AnalysisRequest): AnalysisState {
  const settled = useSettled(request);
  const [answered, setAnswered] = useState<{ of: AnalysisRequest; answer: AnalysisAnswer | null } | null>(null);
  useEffect(() => {
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('../analysis/analysis-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
        setAnswered({ of: settled, answer: data });
        worker?.terminate();
      });
      worker.addEventListener('error', () => {
        setAnswered({ of: settled, answer: null });
      });
      worker.postMessage(settled);
    }, restMs);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [settled]);
  const isCurrent = answered?.of === settled;
  const failed = isCurrent && answered.answer === null;
  return { answer: answered?.answer ?? null, status: failed ? 'failed' : isCurrent ? 'ready' : 'working' };
}

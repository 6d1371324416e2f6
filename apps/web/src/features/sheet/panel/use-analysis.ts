import { useEffect, useState } from 'react';
import type { AnalysisAnswer, AnalysisRequest } from '../analysis/analysis.ts';

/** Delay after the last key, so that the computation does not slow typing. */
const restMs = 300;

type AnalysisState = {
  /** The last answer; it stays until a newer one arrives. */
  readonly answer: AnalysisAnswer | null;
  readonly status: 'working' | 'ready' | 'failed';
};

/** Returns the same request object while the content is the same, even if the sheet is remade. */
function useSettled(request: AnalysisRequest): AnalysisRequest {
  const [settled, setSettled] = useState(request);
  if (settled === request || JSON.stringify(settled) === JSON.stringify(request)) return settled;
  setSettled(request);
  return request;
}

/** Computes in a worker. Cancels a request that has changed. */
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

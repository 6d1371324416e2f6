import { useEffect, useState } from 'react';
import { loadSubstance } from '../../../api/load-substance.ts';
import { today } from '../state/today.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../analysis/analysis.ts';
import type { MatchChange } from '../analysis/match-change.ts';

/** The arrows go on undisturbed; what a match would change is computed once they rest. */
const restMs = 250;

/**
 * What the product's label would gain with a match of the catalogue in the row; null until it is known, and where it cannot be.
 * Computed in a thread of its own, once for each match that is marked.
 */
export function useMatchChange(materialId: number, rowId: string): MatchChange | null {
  const { store, sheet } = useWizard();
  const [change, setChange] = useState<MatchChange | null>(null);
  useEffect(() => {
    const asked = { isOpen: true };
    let worker: Worker | undefined;
    const ask = async () => {
      const { substance } = await loadSubstance(materialId);
      if (!asked.isOpen) return;
      const { draft } = store.getState();
      const substances = sheet.getState().facts?.substances ?? new Map();
      const question: AnalysisRequest = { kind: 'match', draft, rowId, substance, substances, asOf: today() };
      worker = new Worker(new URL('../analysis/analysis-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
        if (data.kind === 'match') setChange(data.change);
        worker?.terminate();
      });
      worker.postMessage(question);
    };
    // It is only a hint: where it cannot be had, the match is picked without it.
    const timer = setTimeout(() => void ask().catch(() => undefined), restMs);
    return () => {
      asked.isOpen = false;
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [materialId, rowId, store, sheet]);
  return change;
}

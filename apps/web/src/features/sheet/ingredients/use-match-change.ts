import { useEffect, useState } from 'react';
import { loadSubstance } from '../../../api/load-substance.ts';
import { today } from '../state/today.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../analysis/analysis.ts';
import type { MatchChange } from '../analysis/match-change.ts';

/** Delay after the last arrow key, so that the computation does not slow the arrows. */
const restMs = 250;

/**
 * What a catalogue match in the row would add to the product's label; null while unknown or impossible. Computed in a
 * worker, once per marked match.
 */
export function useMatchChange(materialId: number, rowId: string): MatchChange | null {
  const { store, sheet } = useWizard();
  const [change, setChange] = useState<MatchChange | null>(null);
  useEffect(() => {
    const mounted = { isOpen: true };
    let worker: Worker | undefined;
    const ask = async () => {
      const { substance } = await loadSubstance(materialId);
      if (!mounted.isOpen) return;
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
    // Only a hint: if it fails, the match can be picked without it.
    const timer = setTimeout(() => void ask().catch(() => undefined), restMs);
    return () => {
      mounted.isOpen = false;
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [materialId, rowId, store, sheet]);
  return change;
}

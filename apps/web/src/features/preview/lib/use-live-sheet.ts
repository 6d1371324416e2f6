import { loadLanguage } from '@gosds/phrases/languages';
import type { Draft } from '@gosds/sheet/draft';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { logError } from '../../../api/log-error.ts';
import { loadSubstance } from '../api/load-substance.ts';
import { createSheetStore, type SheetEngine, startSheetEngine, type SheetStore } from './sheet-engine.ts';

async function loadEngine(): Promise<SheetEngine> {
  const [{ makeSheet }, { inspect }] = await Promise.all([
    import('@gosds/sheet/make-sheet'),
    import('@gosds/sheet/inspector/inspect'),
  ]);
  return (facts) => {
    const made = makeSheet(facts);
    return { made, inspection: inspect({ ...facts, ...made, today: facts.revisionDate }) };
  };
}

const ports = {
  loadEngine,
  loadSubstance,
  loadLanguage,
  today: () => new Date().toISOString().slice(0, 10),
  onFault: (error: unknown) => {
    logError(error, 'live-sheet');
  },
};

/** The sheet of the open draft, made anew with every change for as long as the page shows it. */
export function useLiveSheet(store: StoreApi<{ readonly draft: Draft }>): SheetStore {
  const [sheet] = useState(createSheetStore);
  useEffect(() => {
    const source = {
      getDraft: () => store.getState().draft,
      subscribe: (listener: () => void) =>
        store.subscribe((state, before) => {
          if (state.draft !== before.draft) listener();
        }),
    };
    return startSheetEngine(source, sheet, ports);
  }, [store, sheet]);
  return sheet;
}

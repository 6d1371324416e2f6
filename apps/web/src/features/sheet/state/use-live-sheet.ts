import { loadLanguage } from '@gosds/phrases/languages';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { logError } from '../../../api/log-error.ts';
import { loadPublished } from './load-published.ts';
import { loadListings } from './load-listings.ts';
import { loadSubstance } from './load-substance.ts';
import { createSheetStore, type DraftSource, type SheetEngine, startSheetEngine } from './sheet-engine.ts';
import type { SheetStore } from './sheet-engine.ts';

async function loadEngine(): Promise<SheetEngine> {
  const [{ makeSheet }, { reviewSheet }] = await Promise.all([
    import('@gosds/sheet/make-sheet'),
    import('@gosds/sheet/review/review'),
  ]);
  return (facts) => {
    const made = makeSheet(facts);
    return { made, review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }) };
  };
}

const ports = {
  loadEngine,
  loadSubstance,
  loadListings,
  loadLanguage,
  today: () => new Date().toISOString().slice(0, 10),
  onFault: (error: unknown) => {
    logError(error, 'live-sheet');
  },
};

type DraftStore = StoreApi<{ readonly id: string; readonly draft: Draft }>;

type Making = {
  readonly isPublished: DraftSource['isPublished'];
  /** False while something else is to be fetched first; what is typed meanwhile is in the draft from which it is made then. */
  readonly isWanted: boolean;
};

/** The sheet of the open draft, made anew with every change for as long as the page shows it. */
export function useLiveSheet(store: DraftStore, { isPublished, isWanted }: Making): SheetStore {
  const [sheet] = useState(createSheetStore);
  useEffect(() => {
    if (!isWanted) return;
    const source = {
      getDraft: () => store.getState().draft,
      isPublished,
      subscribe: (listener: () => void) =>
        store.subscribe((state, before) => {
          if (state.draft !== before.draft) listener();
        }),
    };
    const { id } = store.getState();
    return startSheetEngine(source, sheet, { ...ports, loadPublished: (series) => loadPublished(id, series) });
  }, [store, sheet, isPublished, isWanted]);
  return sheet;
}

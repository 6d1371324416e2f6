import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadEngineWords } from '../../../words/words.ts';
import { logError } from '../../../api/log-error.ts';
import { loadPublished } from './load-published.ts';
import { loadListings } from './load-listings.ts';
import { loadSubstance } from '../../../api/load-substance.ts';
import { createSheetStore, type DraftSource, type SheetEngine, startSheetEngine } from './sheet-engine.ts';
import type { SheetStore } from './sheet-engine.ts';
import { today } from './today.ts';
import type { OpenWizard } from './use-open-wizard.ts';

async function loadEngine(): Promise<SheetEngine> {
  const [{ makeSheet }, { reviewSheet }] = await Promise.all([
    import('@gosds/sheet/make-sheet'),
    import('@gosds/sheet/review/review'),
    loadEngineWords(),
  ]);
  return (facts, entered) => {
    const made = makeSheet(facts);
    return { made, review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }, entered) };
  };
}

/** The engine's access to the service from the browser, except published sheets. */
export const enginePorts = {
  loadEngine,
  loadSubstance,
  loadListings,
  // Includes English, so it is not loaded before the first field.
  loadLanguage: async (tag: string) => (await import('@gosds/phrases/load-language')).loadLanguage(tag),
  // Few drafts need it, so it is not loaded before the first field.
  loadEmergencyResponse: async () => (await import('./load-emergency-response.ts')).loadEmergencyResponse(),
  today,
  onFault: (error: unknown) => {
    logError(error, 'live-sheet');
  },
};

/**
 * The sheet of the open draft, remade with every change while the page shows it. Loads the engine once the open step is
 * on the screen.
 */
export function useLiveSheet({ store, ui }: OpenWizard, isPublished: DraftSource['isPublished']): SheetStore {
  const [sheet] = useState(createSheetStore);
  const isWanted = useStore(ui, ({ isStepShown }) => isStepShown);
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
    return startSheetEngine(source, sheet, { ...enginePorts, loadPublished: (series) => loadPublished(id, series) });
  }, [store, sheet, isPublished, isWanted]);
  return sheet;
}

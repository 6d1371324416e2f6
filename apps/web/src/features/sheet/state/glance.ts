import type { DraftGlance } from '@gosds/contract/drafts/draft-glance';
import type { Severity } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { useEffect } from 'react';
import { keepGlance } from './draft-calls.ts';
import type { DraftStore } from './draft-store.ts';
import type { SheetStore } from './sheet-engine.ts';
import { useWizard } from './wizard-context.ts';

const kinds: Readonly<Record<Severity, keyof DraftGlance['open']>> = {
  problem: 'must',
  must: 'must',
  warning: 'should',
  should: 'should',
  hint: 'hint',
};

const maxCount = 999;

/** What the list of sheets shows of a sheet. */
export function glanceOf({ product }: MadeSheet, { findings }: Review): DraftGlance {
  const open = { must: 0, should: 0, hint: 0 };
  for (const { severity, accepted } of findings) {
    const kind = kinds[severity];
    if (accepted === null) open[kind] = Math.min(maxCount, open[kind] + 1);
  }
  const { review } = product.profile.revision;
  return {
    pictograms: product.label.pictograms.map(({ value }) => value),
    open,
    reviewYears: review.kind === 'years' ? review.years : null,
  };
}

const pauseMs = 3000;

/**
 * Sends what the list shows of the open sheet to the server: when it is saved and unchanged for a while, and when it is
 * left.
 */
export function startGlance(store: DraftStore, sheet: SheetStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: number | undefined;
  const tell = () => {
    clearTimeout(timer);
    const { id, version, draft, status } = store.getState();
    const { made, review, draft: seen } = sheet.getState();
    if (status !== 'saved' || made === null || review === null || seen !== draft || sent === version) return;
    sent = version;
    // Runs in the background; the next change sends it again.
    keepGlance(id, version, glanceOf(made, review)).catch(() => undefined);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, pauseMs);
  };
  const unsubscribe = [store.subscribe(wait), sheet.subscribe(wait)];
  wait();
  return () => {
    for (const end of unsubscribe) end();
    tell();
  };
}

/** Renders nothing. */
export function Glance() {
  const { store, sheet } = useWizard();
  useEffect(() => startGlance(store, sheet), [store, sheet]);
  return null;
}

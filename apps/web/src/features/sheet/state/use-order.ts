import type { Draft } from '@gosds/sheet/draft/draft';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadVersions } from './version-calls.ts';
import type { DraftStore } from './draft-store.ts';
import type { SheetOrder } from './journey.ts';
import { isSameDraft } from './merge-drafts.ts';

/** An order, and the saved draft that it was made from: the user may have typed on since. */
export type MadeOrder = {
  readonly orderId: string;
  readonly isPaid: boolean;
  readonly isByChemist?: boolean | undefined;
  readonly draft: Draft;
};

/** `changed`: a version is paid and the draft has changed since; `draft` is the last paid one. */
type PaidState = { readonly state: 'none' | 'current' | 'changed'; readonly draft: Draft | null };

export type OrderControl = {
  readonly paid: PaidState;
  readonly order: SheetOrder | null;
  /** False until it is known whether the sheet was paid before. */
  readonly isKnown: boolean;
  readonly setMade: (made: MadeOrder) => void;
  readonly setPaid: () => void;
  /** True if the published sheet was made from this draft. */
  readonly isPublished: (draft: Draft) => boolean;
};

/**
 * True if the order was made from this draft. Add-ons of a sheet by a chemist can change until it is paid, so they do
 * not count.
 */
function isMadeOf({ draft: made, isByChemist = false }: MadeOrder, draft: Draft): boolean {
  return isSameDraft(isByChemist ? { ...draft, addOns: made.addOns } : draft, made);
}

/** The order of the open sheet: from the preview, or from before a reload if it was paid. */
export function useOrder(store: DraftStore, onServer: Draft): OrderControl {
  const draftId = useStore(store, (state) => state.id);
  const [opened] = useState(onServer);
  const [made, setMadeOrder] = useState<MadeOrder | null>(null);
  const [paidSince, setPaidSince] = useState<Draft | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['published', draftId],
    queryFn: () => loadVersions(draftId),
    staleTime: Infinity,
    // Loaded again when the sheet is reopened, since it may have been paid in the meantime.
    gcTime: 0,
  });
  const paidBefore = data?.versions[0];
  const published = data?.published ?? opened;
  const saved = opened.ownSds ? null : (data?.chemistOrder ?? null);
  const known = useMemo(
    (): MadeOrder | null =>
      made ??
      (saved === null ? null : { ...saved, isByChemist: true }) ??
      (paidBefore ? { orderId: paidBefore.orderId, isPaid: true, draft: published } : null),
    [made, saved, paidBefore, published],
  );
  const isCurrent = useStore(store, ({ draft }) => known !== null && isMadeOf(known, draft));
  const order = useMemo(
    (): SheetOrder | null =>
      known === null
        ? null
        : { orderId: known.orderId, isPaid: known.isPaid, isByChemist: known.isByChemist === true, isCurrent },
    [known, isCurrent],
  );
  const setMade = useCallback((fresh: MadeOrder) => {
    setMadeOrder(fresh);
    if (fresh.isPaid) setPaidSince(fresh.draft);
  }, []);
  const setPaid = useCallback(() => {
    if (known === null) return;
    setMadeOrder({ ...known, isPaid: true });
    setPaidSince(known.draft);
  }, [known]);
  const paidDraft = paidSince ?? (paidBefore ? published : null);
  const isPublished = useCallback((draft: Draft) => paidDraft !== null && isSameDraft(draft, paidDraft), [paidDraft]);
  const isPaidNow = useStore(store, ({ draft }) => isPublished(draft));
  const paid = useMemo(
    (): PaidState => ({ state: paidDraft === null ? 'none' : isPaidNow ? 'current' : 'changed', draft: paidDraft }),
    [paidDraft, isPaidNow],
  );
  return { order, paid, isKnown: !isPending, setMade, setPaid, isPublished };
}

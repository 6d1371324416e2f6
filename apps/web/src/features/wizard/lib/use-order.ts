import type { Draft } from '@gosds/sheet/draft/draft';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadVersions } from '../api/version-calls.ts';
import type { DraftStore } from './draft-store.ts';
import type { SheetOrder } from './journey.ts';
import { isSameDraft } from './merge-drafts.ts';

type MadeOrder = { readonly orderId: string; readonly isPaid: boolean; readonly draft: Draft };

export type OrderControl = {
  readonly order: SheetOrder | null;
  /** Undefined until it is known whether the sheet was paid before. */
  readonly isKnown: boolean;
  readonly setMade: (made: { readonly orderId: string; readonly isPaid: boolean }) => void;
  readonly setPaid: () => void;
  /** True for the draft that the published sheet was made of. */
  readonly isPublished: (draft: Draft) => boolean;
};

/** The order of the open sheet: the one that the preview made, or the one that was paid before a reload. */
export function useOrder(store: DraftStore, saved: Draft): OrderControl {
  const draftId = useStore(store, (state) => state.id);
  const [opened] = useState(saved);
  const [made, setMadeOrder] = useState<MadeOrder | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['published', draftId],
    queryFn: () => loadVersions(draftId),
    staleTime: Infinity,
  });
  const paidBefore = data?.hasChanges === false ? data.versions[0] : undefined;
  const known = useMemo(
    () => made ?? (paidBefore ? { orderId: paidBefore.orderId, isPaid: true, draft: opened } : null),
    [made, paidBefore, opened],
  );
  const isCurrent = useStore(store, ({ draft }) => known !== null && isSameDraft(draft, known.draft));
  const order = useMemo(
    () => (known === null ? null : { orderId: known.orderId, isPaid: known.isPaid, isCurrent }),
    [known, isCurrent],
  );
  const setMade = useCallback(
    ({ orderId, isPaid }: { readonly orderId: string; readonly isPaid: boolean }) => {
      setMadeOrder({ orderId, isPaid, draft: store.getState().draft });
    },
    [store],
  );
  const paidDraft = known?.isPaid === true ? known.draft : null;
  const isPublished = useCallback((draft: Draft) => paidDraft !== null && isSameDraft(draft, paidDraft), [paidDraft]);
  const setPaid = useCallback(() => {
    setMadeOrder((before) => (before === null ? null : { ...before, isPaid: true }));
  }, []);
  return { order, isKnown: !isPending, setMade, setPaid, isPublished };
}

import { createDocument } from '@gosds/contract/documents/create-document';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem } from '../../../api/call.ts';
import { logFailure } from '../../../api/log-error.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { useDraft, useWizard, type Wizard } from '../state/wizard-context.ts';
import { makeDocument } from './document-calls.ts';
import { completeVersion, pictureOfDraft } from './draft-pages.ts';

const keys = new WeakMap<Draft, number>();
const count = { last: 0 };

/** A number that identifies the content of a draft. */
function contentKeyOf(draft: Draft): number {
  const known = keys.get(draft);
  if (known !== undefined) return known;
  count.last += 1;
  keys.set(draft, count.last);
  return count.last;
}

/**
 * Delay after the last key. Users correct findings beside the preview, so the document is remade when typing pauses.
 */
const restMs = 1200;

/** Caching time, for the document that the previous step began. */
const keptMs = 30_000;

/** Longest time that the document waits for the first page of its draft, which the user wants to see first. */
const firstPageMs = 1500;

async function untilFirstPage(client: QueryClient, store: Wizard['store']): Promise<void> {
  const { id } = store.getState();
  const version = completeVersion(store.getState());
  if (version === null) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, firstPageMs));
  const picture = client.query(pictureOfDraft(id, version)).catch(() => undefined);
  await Promise.race([picture, tooLong]);
}

/** Saves the draft and makes its document; `draft` is the saved one. */
export function documentQuery({ store, sync, paid }: Pick<Wizard, 'store' | 'sync' | 'paid'>, draft: Draft) {
  const { id } = store.getState();
  return {
    queryKey: ['document', id, contentKeyOf(draft)],
    queryFn: async ({ client }: { readonly client: QueryClient }) => {
      await sync.flush();
      if (paid.state !== 'current') await untilFirstPage(client, store);
      const { version, base } = store.getState();
      try {
        return { ...(await makeDocument(id, version)), draft: base };
      } catch (failure) {
        // Another tab may have changed the draft.
        if (failure instanceof ApiProblem && failure.code === 'draft-changed') sync.receiveFrom(await loadDraft(id));
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: keptMs,
    retry: false,
  };
}

/**
 * The document of the draft, or of `frozen` if that is set; remade with every change. `isBehind` is true while the
 * draft is newer than the document.
 */
export function useDocument(frozen: Draft | null) {
  const { store, sync, paid, setMade } = useWizard();
  const typed = useDraft((draft) => draft);
  const [rested] = useDebouncedValue(typed, restMs);
  const contentKey = contentKeyOf(frozen ?? rested);
  const made = useQuery(documentQuery({ store, sync, paid }, frozen ?? rested));
  const { data, error } = made;
  useEffect(() => {
    if (data?.status === 'made') setMade(data);
  }, [data, setMade]);
  useEffect(() => {
    if (error) logFailure(error, createDocument.path);
  }, [error]);
  return { ...made, contentKey, isBehind: frozen === null && rested !== typed };
}

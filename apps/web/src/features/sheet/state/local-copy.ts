import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import { hasUnsaved, type DraftState } from './draft-store.ts';

const localCopySchema = z.object({ version: z.int().positive(), base: draftSchema, draft: draftSchema });

/** The unsaved draft on this device, and the server's version that it is based on. */
export type LocalCopy = z.infer<typeof localCopySchema>;

export type LocalCopies = {
  /** Stores the draft while it has unsaved changes; removes the copy once the server has them. */
  keep(state: DraftState): void;
  find(draftId: string): LocalCopy | undefined;
};

const keyOf = (draftId: string) => `gosds.draft.${draftId}`;

/** Local storage writes synchronously, so that a key typed just before a crash survives. */
export const localCopies = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LocalCopies => ({
  keep(state) {
    try {
      const { id, version, base, draft } = state;
      if (hasUnsaved(state)) storage.setItem(keyOf(id), JSON.stringify({ version, base, draft }));
      else storage.removeItem(keyOf(id));
    } catch {
      // Storage is blocked or full: the server's copy, sent within a second, is the only one.
    }
  },
  find(draftId) {
    try {
      const text = storage.getItem(keyOf(draftId));
      return text === null ? undefined : localCopySchema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  },
});

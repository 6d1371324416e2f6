import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { useState } from 'react';
import type { ShownSheet } from './shown-sheet.ts';
import type { SheetActions } from './use-sheets.ts';

const withId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set(ids).add(id);

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((each) => each !== id));

/** The actions show their failures themselves. */
const ignoreFailure = () => undefined;

type Options = { readonly actions: SheetActions; readonly openId: string | null };

/** The sheets with their actions. A deleted one keeps its place, so that it can be restored there. */
export function useShownSheets(sheets: readonly ListedSheet[], { actions, openId }: Options): readonly ShownSheet[] {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const { open, duplicate, remove, restore } = actions;
  const busyWith = (id: string): ShownSheet['busy'] => {
    if (removing.has(id)) return 'deleting';
    return duplicate.isPending && duplicate.variables.id === id ? 'copying' : null;
  };
  return sheets.map((sheet) => ({
    sheet,
    isOpen: sheet.id === openId,
    isDeleted: deleted.has(sheet.id),
    isRestoring: restore.isPending && restore.variables.id === sheet.id,
    busy: busyWith(sheet.id),
    onOpen: () => {
      open(sheet.id);
    },
    onDuplicate: () => {
      duplicate.mutate(sheet);
    },
    onDelete: () => {
      setRemoving((ids) => withId(ids, sheet.id));
      remove
        .mutateAsync(sheet)
        .then(() => {
          setDeleted((ids) => withId(ids, sheet.id));
        }, ignoreFailure)
        .finally(() => {
          setRemoving((ids) => without(ids, sheet.id));
        });
    },
    onRestore: () => {
      restore.mutateAsync(sheet).then(() => {
        setDeleted((ids) => without(ids, sheet.id));
      }, ignoreFailure);
    },
  }));
}

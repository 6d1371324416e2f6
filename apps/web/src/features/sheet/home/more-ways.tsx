import { Button } from '@mantine/core';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import type { SheetActions } from './use-sheets.ts';
import { useWords } from '../../../words/words.ts';

const NewSheetDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./new-sheet-dialog.tsx')).NewSheetDialog })),
);

type Props = { readonly sheets: readonly ListedSheet[]; readonly actions: SheetActions };

/** Ways to begin a sheet other than an empty one. */
export function MoreWays({ sheets, actions }: Props) {
  const { begin } = useWords().home;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {begin.more}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewSheetDialog
            sheets={sheets}
            actions={actions}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

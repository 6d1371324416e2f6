import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useFirstWords } from '../../../words/words.ts';

const PromoDialog = lazy(() => loadPart(async () => ({ default: (await import('./promo-dialog.tsx')).PromoDialog })));

/** The offer for new users; its button opens the dialog. */
export function PromoOffer() {
  const { promo } = useFirstWords().access;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {promo}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PromoDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { descriptionSchema } from '@gosds/sheet/draft/description-schema';
import { withUfi } from '@gosds/sheet/draft/ufi/with-ufi';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useTouch } from '../state/wizard-context.ts';
import { useWords } from '../../../words/words.ts';

const UfiDialog = lazy(() => loadPart(async () => ({ default: (await import('./ufi-dialog.tsx')).UfiDialog })));

const path = 'description.ufiNumbers';
const someUfi = 'xxxx-xxxx-xxxx-xxxx';

const isFull = (ufiNumbers: string): boolean =>
  withUfi(ufiNumbers, someUfi).length > (maxCharacters(descriptionSchema.shape.ufiNumbers) ?? Infinity);

/** Opens the UFI generator. Appends the new UFI to those in the field. */
export function UfiButton() {
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords().ufi;
  const { ufiNumbers, vendorCountry, country } = useDraft(({ description }) => description);
  const edit = useEdit();
  const touch = useTouch();
  const close = () => {
    setIsOpen(false);
  };
  const take = (ufi: string) => {
    const typed = withUfi(ufiNumbers, ufi);
    edit(`${path}.generated`, (draft) => ({ ...draft, description: { ...draft.description, ufiNumbers: typed } }));
    touch(path, typed);
    close();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.title}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.generate}
      </Button>
      {isOpen && (
        <Suspense>
          <UfiDialog
            country={vendorCountry === '' ? country : vendorCountry}
            ufiNumbers={ufiNumbers}
            isFull={isFull(ufiNumbers)}
            onUse={take}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

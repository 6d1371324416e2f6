import { Button } from '@mantine/core';
import { countryByCode, nationalLanguagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { useMemo, useState } from 'react';
import { LabelIcon } from '../../../ui/icons.tsx';
import { nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import type { LabelForm, LabelledSheet } from './label-form.ts';
import { LabelDialog } from './label-dialog.tsx';
import { useDraft } from '../state/wizard-context.ts';

function useLabelledSheet(): LabelledSheet {
  const { country, language, packageMl } = useDraft(({ description }) => description);
  return useMemo(() => {
    const national = nationalLanguagesOf(countryByCode(country) ?? notSpecified);
    const languages = national.filter(({ tag }) => tag !== language);
    return { country: nameOfCountry(country) ?? '', languages, packageMl };
  }, [country, language, packageMl]);
}

/** Opens the label of the paid sheet's product, with the settings of the last time. */
export function LabelButton({ orderId }: { readonly orderId: string }) {
  const { label } = useWords().print;
  const sheet = useLabelledSheet();
  const [isOpen, setIsOpen] = useState(false);
  const [left, setLeft] = useState<LabelForm | null>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<LabelIcon size={16} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <LabelDialog
          orderId={orderId}
          sheet={sheet}
          left={left}
          onClose={(form) => {
            setLeft(form);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

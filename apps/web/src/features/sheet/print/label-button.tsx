import { Button } from '@mantine/core';
import { countryByCode, nationalLanguagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { useMemo, useState } from 'react';
import { LabelIcon } from '../../../ui/icons.tsx';
import { nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import type { LabelForm, LabelledSheet } from './label-form.ts';
import { LabelDialog } from './label-dialog.tsx';

/** Of the description of the sheet; `packageMl` as typed, empty for the package that the sheet names. */
type LabelSource = { readonly country: string; readonly language: string; readonly packageMl: string };

function useLabelledSheet({ country, language, packageMl }: LabelSource): LabelledSheet {
  return useMemo(() => {
    const national = nationalLanguagesOf(countryByCode(country) ?? notSpecified);
    const languages = national.filter(({ tag }) => tag !== language);
    return { country: nameOfCountry(country) ?? '', languages, packageMl };
  }, [country, language, packageMl]);
}

type Props = { readonly orderId: string; readonly source: LabelSource };

/** Opens the label of the paid sheet's product, with the settings of the last time. */
export function LabelButton({ orderId, source }: Props) {
  const { label } = useWords().print;
  const sheet = useLabelledSheet(source);
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

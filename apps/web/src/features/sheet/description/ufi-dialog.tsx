import { Button } from '@mantine/core';
import { ufiCountryOf } from '@gosds/sheet/draft/ufi/ufi-country-of';
import { ufiNumbersOf } from '@gosds/sheet/draft/ufi/ufi-numbers';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { answerOf, type UfiForm } from './ufi-form.ts';
import styles from './ufi-dialog.module.css';
import { UfiInputs } from './ufi-inputs.tsx';
import { UfiMadeView } from './ufi-made-view.tsx';
import { useWords } from '../../../words/words.ts';

type Props = {
  /** Country of the supplier, ISO 3166-1; preselected if its VAT numbers can form UFIs. */
  readonly country: string;
  /** Content of the field. */
  readonly ufiNumbers: string;
  /** True if the field has no room for another UFI. */
  readonly isFull: boolean;
  readonly onUse: (ufi: string) => void;
  readonly onClose: () => void;
};

type Field = keyof UfiForm;

const fields: readonly Field[] = ['company', 'number', 'formulation'];

/** The input, the fields that were left with content, and their errors. */
function useUfiForm(country: string) {
  const [start] = useState<UfiForm>(() => ({
    company: ufiCountryOf(country)?.country ?? '',
    number: '',
    formulation: '',
  }));
  const [form, setForm] = useState(start);
  const [seen, setSeen] = useState<readonly Field[]>([]);
  const answer = answerOf(form);
  const all = answer.status === 'open' ? answer.errors : {};
  return {
    form,
    answer,
    isChanged: fields.some((field) => form[field] !== start[field]),
    first: fields.find((field) => all[field] !== undefined),
    errors: Object.fromEntries(fields.filter((field) => seen.includes(field)).map((field) => [field, all[field]])),
    change: (changes: Partial<UfiForm>) => {
      setForm((before) => ({ ...before, ...changes }));
    },
    leave: (field: Field) => {
      if (form[field].trim() !== '') setSeen((before) => [...before, field]);
    },
    showAll: () => {
      setSeen(fields);
    },
  };
}

/** Makes a UFI from the company's VAT number or key and a formulation number. Stores neither. */
export function UfiDialog({ country, ufiNumbers, isFull, onUse, onClose }: Props) {
  const words = useWords().ufi;
  const { form, answer, isChanged, first, errors, change, leave, showAll } = useUfiForm(country);
  const isThere = answer.status === 'made' && ufiNumbersOf(ufiNumbers).includes(answer.ufi);
  return (
    <FormDialog title={words.title} size="lg" isChanged={isChanged} onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          showAll();
          if (answer.status === 'open') document.getElementById(`ufi.${first ?? ''}`)?.focus();
          else if (!isFull) onUse(answer.ufi);
        }}
      >
        <p className={styles['intro']}>{words.intro}</p>
        <div className={styles['columns']}>
          <UfiInputs form={form} errors={errors} onChange={change} onLeave={leave} />
          <UfiMadeView form={form} answer={answer} />
        </div>
        {isThere && <FormMessage tone="note">{words.isThere}</FormMessage>}
        {isFull && <FormMessage tone="problem">{words.isFull}</FormMessage>}
        <div className={styles['ways']}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.take}</Button>
        </div>
      </form>
    </FormDialog>
  );
}

import { ingredientSchema, type DraftPart } from '@gosds/sheet/draft/draft';
import type { RegistrationLaw } from '@gosds/sheet/draft/registration-number';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useEffect, useRef, useState } from 'react';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import { changeRow } from '../state/ingredient-edits.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { CellMessage } from './cell-message.tsx';
import { hidden } from './hidden.tsx';
import styles from './ingredient-table.module.css';

/** The law that registers the substances of the sheet; undefined if the country has no register. */
export const useRegistrationLaw = (): RegistrationLaw | undefined =>
  useDraft(({ description }) => countryForm(description.country).registrationNumbers);

type Shown = {
  /** The law of the typed number; undefined if there is no field. */
  readonly law: RegistrationLaw | undefined;
  /** Shows the field; undefined if it is already shown or does not exist. */
  readonly open: (() => void) | undefined;
  /** True once the user opened the field, which then takes the focus. */
  readonly isAsked: boolean;
};

/** Shows the field if it has content or the user opened it. A raw material that is a mixture has no number. */
export function useRegistration({ registrationNumber = '', name }: DraftPart, parts = 0): Shown {
  const law = useRegistrationLaw();
  const [isAsked, setIsAsked] = useState(false);
  if (law === undefined || parts > 0) return { law: undefined, open: undefined, isAsked };
  if (isAsked || registrationNumber !== '') return { law, open: undefined, isAsked };
  const open = () => {
    setIsAsked(true);
  };
  return { law: undefined, open: name.trim() === '' ? undefined : open, isAsked };
}

type Props = {
  readonly row: DraftPart;
  readonly id: string;
  readonly path: string;
  readonly number: string;
  readonly shown: Shown;
};

type FieldProps = Omit<Props, 'shown'> & { readonly law: RegistrationLaw; readonly isAsked: boolean };

/** The number under which a supplier or the user registered the substance, as section 3 prints it. */
function Field({ row, id, path, number, law, isAsked }: FieldProps) {
  const { registration } = useWords().ingredients;
  const edit = useEdit();
  const touch = useTouch();
  const input = useRef<HTMLInputElement>(null);
  const inputId = `${path}.registrationNumber`;
  const { problem, warning } = useFinding(inputId);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const isBritish = law === 'uk-reach';
  return (
    <div className={styles['evidence']}>
      <label htmlFor={inputId}>
        {sentence(isBritish ? registration.british({ number, hidden }) : registration.union({ number, hidden }))}
      </label>
      <input
        ref={input}
        id={inputId}
        className={styles['input']}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${inputId}.message`}
        dir="ltr"
        placeholder={isBritish ? 'UK-01-…' : '01-2119457610-43-XXXX'}
        maxLength={ingredientSchema.shape.registrationNumber.unwrap().maxLength ?? undefined}
        autoComplete="off"
        spellCheck={false}
        value={row.registrationNumber ?? ''}
        onChange={(event) => {
          const registrationNumber = event.currentTarget.value;
          edit(
            inputId,
            changeRow(id, (old) => ({ ...old, registrationNumber })),
          );
        }}
        onBlur={() => {
          touch(inputId, row.registrationNumber ?? '');
        }}
      />
      <CellMessage id={`${inputId}.message`} problem={problem} warning={warning} />
    </div>
  );
}

/** The registration field of a row, if it is shown. */
export function RegistrationNumber({ shown: { law, isAsked }, row, id, path, number }: Props) {
  return law === undefined ? null : <Field {...{ row, id, path, number, law, isAsked }} />;
}

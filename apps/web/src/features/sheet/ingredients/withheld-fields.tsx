import { UnstyledButton } from '@mantine/core';
import { ingredientSchema, type DraftIngredient, type DraftPart } from '@gosds/sheet/draft/draft';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { rangesAround } from '@gosds/sheet/profiles/secret-shares';
import { useEffect, useRef, type ReactNode } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch, useWizard } from '../state/wizard-context.ts';
import { CellMessage } from './cell-message.tsx';
import { changeRow } from '../state/ingredient-edits.ts';
import styles from './ingredient-table.module.css';
import { readProportionText } from './paste-ingredients.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { useNumberText } from '../../../words/use-number-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import { hidden } from './hidden.tsx';

type Props = { readonly row: DraftPart; readonly id: string; readonly path: string; readonly number: string };

/** True if the row has a replacement for its name or its proportion. */
export const isWithheld = ({ sanitisedName, sanitisedProportion }: DraftPart): boolean =>
  sanitisedName !== '' || sanitisedProportion !== '';

type FieldProps = {
  readonly inputId: string;
  readonly label: readonly ReactNode[];
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
  /** The stored text, if the field shows it in another form. */
  readonly stored?: string;
};

function Field({ inputId, label, value, placeholder, maxLength, onType, onLeave, stored = value }: FieldProps) {
  const touch = useTouch();
  const { problem, warning } = useFinding(inputId);
  const messageId = `${inputId}.message`;
  return (
    <div className={styles['withheldField']}>
      <label htmlFor={inputId}>{sentence(label)}</label>
      <input
        id={inputId}
        className={styles['input']}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={messageId}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
        onBlur={() => {
          onLeave?.();
          touch(inputId, stored);
        }}
      />
      <CellMessage id={messageId} problem={problem} warning={warning} />
    </div>
  );
}

function useChange({ id, path }: Props) {
  const edit = useEdit();
  return (field: string, change: (row: DraftIngredient) => DraftIngredient) => {
    edit(`${path}.${field}`, changeRow(id, change));
  };
}

const blankApproval = { number: '', date: '' };

/** The approval by an authority, if the law requires one before a name is withheld. */
function ApprovalFields(props: Props & { readonly law: string }) {
  const { row, path, number, law } = props;
  const { secret } = useWords().ingredients;
  const change = useChange(props);
  const approval = row.nameApproval ?? blankApproval;
  const set = (field: keyof typeof approval) => (text: string) => {
    change(`nameApproval.${field}`, (old) => ({
      ...old,
      nameApproval: { ...(old.nameApproval ?? blankApproval), [field]: text },
    }));
  };
  return (
    <>
      <p className={styles['withheldHint']}>{secret.approval(law)}</p>
      <Field
        inputId={`${path}.nameApproval.number`}
        label={secret.approvalNumber({ number, hidden })}
        value={approval.number}
        placeholder={secret.approvalNumberExample}
        maxLength={60}
        onType={set('number')}
      />
      <Field
        inputId={`${path}.nameApproval.date`}
        label={secret.approvalDate({ number, hidden })}
        value={approval.date}
        placeholder="2026-03-15"
        maxLength={10}
        onType={set('date')}
      />
    </>
  );
}

function ClaimHint() {
  const { secret } = useWords().ingredients;
  const { goToInput } = useWizard();
  return (
    <p className={styles['withheldHint']}>
      {sentence(
        secret.claim({
          link: (words) => (
            <UnstyledButton
              className={styles['link']}
              onClick={() => {
                goToInput('description.hmiraRegistryNumber');
              }}
            >
              {words}
            </UnstyledButton>
          ),
        }),
      )}
    </p>
  );
}

/** The name that the sheet prints instead of the true one, with what the country's law requires for it. */
function WithheldName(props: Props) {
  const { row, path, number } = props;
  const { secret } = useWords().ingredients;
  const change = useChange(props);
  const law = useDraft((draft) => countryForm(draft.description.country).alternativeNames?.law);
  const isClaimAsked = useDraft((draft) => countryForm(draft.description.country).withholdsByClaim === true);
  const isNamed = row.sanitisedName.trim() !== '';
  return (
    <>
      <Field
        inputId={`${path}.sanitisedName`}
        label={secret.name({ number, hidden })}
        value={row.sanitisedName}
        placeholder={secret.nameExample}
        maxLength={maxCharacters(ingredientSchema.shape.sanitisedName)}
        onType={(sanitisedName) => {
          change('sanitisedName', (old) => ({ ...old, sanitisedName }));
        }}
      />
      {isNamed && law !== undefined && <ApprovalFields {...props} law={law} />}
      {isNamed && isClaimAsked && <ClaimHint />}
    </>
  );
}

/** Ranges that the country's law prescribes and that contain the true proportion. */
function useRanges({ proportion }: DraftPart): readonly string[] {
  const law = useDraft((draft) => countryForm(draft.description.country).secretShares);
  const share = parseProportion(proportion)?.concentration;
  return law && share ? rangesAround(law, share) : [];
}

/** The proportion that the sheet prints instead of the true one. */
function WithheldShare(props: Props) {
  const { row, path, number } = props;
  const { secret } = useWords().ingredients;
  const change = useChange(props);
  const ranges = useRanges(row);
  const inputId = `${path}.sanitisedProportion`;
  const { decimalMark } = useWords().formats;
  const share = useNumberText(row.sanitisedProportion, { read: readProportionText });
  const set = (sanitisedProportion: string) => {
    change('sanitisedProportion', (old) => ({ ...old, sanitisedProportion }));
  };
  return (
    <>
      <Field
        inputId={inputId}
        label={secret.proportion({ number, hidden })}
        value={share.text}
        stored={row.sanitisedProportion}
        placeholder={secret.proportionExample}
        maxLength={maxCharacters(ingredientSchema.shape.sanitisedProportion)}
        onType={(typed) => {
          set(share.type(typed));
        }}
        onLeave={share.leave}
      />
      {ranges.length > 0 && (
        <div className={styles['withheldRange']}>
          <NativeSelect
            id={`${inputId}.range`}
            label={undefined}
            aria-label={secret.rangeOf(number)}
            value={ranges.includes(row.sanitisedProportion) ? row.sanitisedProportion : ''}
            options={ranges.map((range) => ({ value: range, label: `${shownNumber(range, decimalMark)} %` }))}
            placeholder={secret.range}
            onSelect={set}
          />
        </div>
      )}
    </>
  );
}

/** Both fields, once the user marks the ingredient as confidential. */
function WithheldDetails(props: Props) {
  const { secret } = useWords().ingredients;
  const box = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(isWithheld(props.row));
  useEffect(() => {
    if (!wasFilled.current) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={box} className={styles['withheld']} role="group" aria-label={secret.group(props.number)}>
      <p className={styles['withheldHint']}>{secret.hint}</p>
      <WithheldName {...props} />
      <WithheldShare {...props} />
    </div>
  );
}

/** In Simple mode: a separate row. */
export function WithheldRow(props: Props) {
  return (
    <tr className={styles['withheldRow']}>
      <td aria-hidden="true" />
      <td colSpan={4}>
        <WithheldDetails {...props} />
      </td>
    </tr>
  );
}

/** In Advanced mode: two cells of the row. */
export function WithheldColumns(props: Props) {
  return (
    <>
      <td className={styles['withheldName']}>
        <WithheldName {...props} />
      </td>
      <td className={styles['withheldShare']}>
        <WithheldShare {...props} />
      </td>
    </>
  );
}

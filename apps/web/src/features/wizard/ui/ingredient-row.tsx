import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { DraftIngredient } from '@gosds/sheet/draft';
import { isClassifiedByHand } from '@gosds/sheet/hand-classification';
import { memo, type ClipboardEvent } from 'react';
import { AlertIcon, CheckIcon, PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { findIngredients } from '../api/search-ingredients.ts';
import { changeRow, exactMatch, pickMatch, typeName } from '../lib/ingredient-edits.ts';
import { useEdit, useFinding, useTouch } from '../lib/wizard-context.ts';
import { IngredientCombobox } from './ingredient-combobox.tsx';
import styles from './ingredient-table.module.css';

type Props = {
  readonly row: DraftIngredient;
  readonly index: number;
  readonly onRemove: (id: string, index: number) => void;
  readonly onEnter: (index: number, field: 'name' | 'proportion') => void;
  readonly onClassify: (id: string) => void;
  readonly onPaste: (event: ClipboardEvent, index: number) => void;
};

function handText({ handClassification }: DraftIngredient): string {
  if (!handClassification) return '';
  return handClassification.notHazardous ? 'not hazardous' : handClassification.hazards.join(', ');
}

/** Where the ingredient's classification comes from, and the way to give it by hand. */
function RowStatus({ row, id, onClassify }: Pick<Props, 'row' | 'onClassify'> & { readonly id: string }) {
  if (row.name.trim() === '') return null;
  const isByHand = row.handClassification !== null && isClassifiedByHand(row.handClassification);
  const classify = () => {
    onClassify(row.id);
  };
  if (isByHand) {
    return (
      <p id={id} className={styles['status']} data-tone="hand">
        <PencilIcon size={13} />
        <span>Classified by hand: {handText(row)}</span>
        <UnstyledButton className={styles['link']} onClick={classify}>
          Edit
        </UnstyledButton>
      </p>
    );
  }
  if (row.materialId !== null) {
    return (
      <p id={id} className={styles['status']} data-tone="known">
        <CheckIcon size={13} />
        <span>In the catalogue{row.cwNumber === '' ? '' : `, ${row.cwNumber}`}</span>
        <UnstyledButton className={styles['link']} onClick={classify}>
          Change classification
        </UnstyledButton>
      </p>
    );
  }
  return (
    <p id={id} className={styles['status']} data-tone="unknown">
      <AlertIcon size={13} />
      <span>Not in catalogue</span>
      <UnstyledButton className={styles['link']} onClick={classify}>
        Classify by hand
      </UnstyledButton>
    </p>
  );
}

export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { row, index, onRemove, onEnter, onClassify, onPaste } = props;
  const path = `ingredients.${index}`;
  const edit = useEdit();
  const touch = useTouch();
  const name = useFinding(`${path}.name`);
  const proportion = useFinding(`${path}.proportion`);
  const cas = useFinding(`${path}.casNumber`);
  const number = index + 1;
  const change = (field: 'casNumber' | 'proportion', text: string) => {
    edit(
      `${path}.${field}`,
      changeRow(row.id, (old) => ({ ...old, [field]: text })),
    );
  };

  /** A name or number typed in full counts as picked. */
  const matchTyped = () => {
    touch(`${path}.name`, row.name);
    if (row.materialId !== null || row.name.trim().length < 3) return;
    const typed = row.name;
    findIngredients(typed.trim()).then(
      (matches) => {
        const match = exactMatch(typed, matches);
        if (!match) return;
        edit(
          `${path}.match`,
          changeRow(row.id, (old) =>
            old.name === typed && old.handClassification === null ? pickMatch(match)(old) : old,
          ),
        );
      },
      () => undefined,
    );
  };

  const messages = [name.problem, proportion.problem, cas.problem].filter((text) => text !== undefined);
  const warnings = [cas.warning].filter((text) => text !== undefined);
  const messageId = messages.length + warnings.length > 0 ? `${path}.message` : undefined;

  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['number']}>
        {number}
      </th>
      <td className={styles['name']}>
        <IngredientCombobox
          id={`${path}.name`}
          label={`Name, ingredient ${number}`}
          value={row.name}
          isInvalid={name.problem !== undefined}
          describedBy={[messageId, `${path}.status`].filter((id) => id !== undefined).join(' ')}
          onType={(text) => {
            edit(`${path}.name`, changeRow(row.id, typeName(text)));
          }}
          onPick={(match) => {
            edit(`${path}.pick`, changeRow(row.id, pickMatch(match)));
          }}
          onLeave={matchTyped}
          onEnter={() => {
            onEnter(index, 'name');
          }}
          onPaste={(event) => {
            onPaste(event, index);
          }}
        />
        <RowStatus id={`${path}.status`} row={row} onClassify={onClassify} />
        {messageId !== undefined && (
          <div id={messageId}>
            {messages.map((text) => (
              <p key={text} className={styles['problem']}>
                {text}
              </p>
            ))}
            {warnings.map((text) => (
              <p key={text} className={styles['warning']}>
                {text}
              </p>
            ))}
          </div>
        )}
      </td>
      <td className={styles['cas']}>
        <input
          id={`${path}.casNumber`}
          className={styles['input']}
          aria-label={`CAS number, ingredient ${number}`}
          dir="ltr"
          placeholder="CAS"
          maxLength={20}
          readOnly={row.materialId !== null}
          value={row.casNumber}
          onChange={(event) => {
            change('casNumber', event.currentTarget.value);
          }}
          onBlur={() => {
            touch(`${path}.casNumber`, row.casNumber);
          }}
        />
      </td>
      <td className={styles['proportion']}>
        <span className={styles['percent']}>
          <input
            id={`${path}.proportion`}
            className={styles['input']}
            aria-label={`Proportion in per cent, ingredient ${number}`}
            aria-invalid={proportion.problem !== undefined || undefined}
            aria-describedby={messageId}
            inputMode="text"
            placeholder="e.g. 5-10"
            maxLength={40}
            autoComplete="off"
            value={row.proportion}
            onChange={(event) => {
              change('proportion', event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter(index, 'proportion');
            }}
            onBlur={() => {
              touch(`${path}.proportion`, row.proportion);
            }}
          />
          <span aria-hidden="true">%</span>
        </span>
      </td>
      <td className={styles['remove']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={`Remove ingredient ${number}`}
          onClick={() => {
            onRemove(row.id, index);
          }}
        >
          <TrashIcon size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
});

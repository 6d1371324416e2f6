import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { isClassifiedByHand } from '@gosds/sheet/draft/hand-classification';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { memo, type ClipboardEvent } from 'react';
import { AlertIcon, CheckIcon, PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { findIngredients } from '../api/search-ingredients.ts';
import { changeRow, exactMatch, pickMatch, typeName } from '../lib/ingredient-edits.ts';
import { readProportionText } from '../lib/paste-ingredients.ts';
import { useEdit, useFinding, useTouch } from '../lib/wizard-context.ts';
import { CellMessage } from './cell-message.tsx';
import { IngredientCombobox } from './ingredient-combobox.tsx';
import styles from './ingredient-table.module.css';
import { NoteEvidence } from './note-evidence.tsx';

type Props = {
  readonly row: DraftPart;
  /** By which the row is changed; of an ingredient of a raw material that of its row stands before its own. */
  readonly id: string;
  readonly path: string;
  /** As it is counted on the screen: `2`, or `2.1` in a raw material. */
  readonly number: string;
  readonly index: number;
  /** How many ingredients a raw material is taken apart into; undefined within one. */
  readonly parts?: number;
  readonly onRemove: (id: string, index: number) => void;
  readonly onEnter: (index: number, field: 'name' | 'proportion') => void;
  readonly onClassify: (id: string) => void;
  readonly onPaste: (event: ClipboardEvent, index: number) => void;
  readonly onTakeApart?: (id: string, index: number) => void;
  readonly onPutTogether?: (id: string, index: number) => void;
};

function handText({ handClassification }: DraftPart): string {
  if (!handClassification) return '';
  return handClassification.notHazardous ? 'not hazardous' : handClassification.hazards.join(', ');
}

type StatusProps = Pick<Props, 'row' | 'onClassify' | 'parts' | 'id' | 'index' | 'onTakeApart' | 'onPutTogether'> & {
  readonly statusId: string;
};

function MixtureStatus({ parts = 0, id, index, statusId, onPutTogether }: StatusProps) {
  return (
    <p id={statusId} className={styles['status']} data-tone="known">
      <CheckIcon size={13} />
      <span>{parts === 1 ? 'A mixture of 1 ingredient' : `A mixture of ${parts} ingredients`}</span>
      <UnstyledButton className={styles['link']} onClick={() => onPutTogether?.(id, index)}>
        Not a mixture
      </UnstyledButton>
    </p>
  );
}

/** Where the ingredient's classification comes from, and the way to give it by hand. */
function RowStatus(props: StatusProps) {
  const { row, id, index, statusId, parts = 0, onClassify, onTakeApart } = props;
  if (parts > 0) return <MixtureStatus {...props} />;
  if (row.name.trim() === '') return null;
  const isByHand = row.handClassification !== null && isClassifiedByHand(row.handClassification);
  const classify = () => {
    onClassify(id);
  };
  if (isByHand) {
    return (
      <p id={statusId} className={styles['status']} data-tone="hand">
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
      <p id={statusId} className={styles['status']} data-tone="known">
        <CheckIcon size={13} />
        <span>In the catalogue{row.cwNumber === '' ? '' : `, ${row.cwNumber}`}</span>
        <UnstyledButton className={styles['link']} onClick={classify}>
          Change classification
        </UnstyledButton>
      </p>
    );
  }
  return (
    <p id={statusId} className={styles['status']} data-tone="unknown">
      <AlertIcon size={13} />
      <span>Not in catalogue</span>
      <UnstyledButton className={styles['link']} onClick={classify}>
        Classify by hand
      </UnstyledButton>
      {onTakeApart && (
        <UnstyledButton
          className={styles['link']}
          onClick={() => {
            onTakeApart(id, index);
          }}
        >
          It is a mixture
        </UnstyledButton>
      )}
    </p>
  );
}

export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { row, id: rowId, path, number, index, onRemove, onEnter, onPaste } = props;
  const edit = useEdit();
  const touch = useTouch();
  const name = useFinding(`${path}.name`);
  const proportion = useFinding(`${path}.proportion`);
  const cas = useFinding(`${path}.casNumber`);
  const change = (field: 'casNumber' | 'proportion', text: string) => {
    edit(
      `${path}.${field}`,
      changeRow(rowId, (old) => ({ ...old, [field]: text })),
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
          changeRow(rowId, (old) =>
            old.name === typed && old.handClassification === null ? pickMatch(match)(old) : old,
          ),
        );
      },
      () => undefined,
    );
  };

  /** As in a pasted table: a decimal comma, a dash or ≤ becomes what the pattern knows, where that makes it a proportion. */
  const leaveProportion = () => {
    const read = readProportionText(row.proportion);
    const isBetter = read !== row.proportion && parseProportion(read) !== undefined;
    if (isBetter) change('proportion', read);
    touch(`${path}.proportion`, row.proportion);
  };

  return (
    <tr className={styles['row']} data-part={number.includes('.') || undefined}>
      <th scope="row" className={styles['number']}>
        {number}
      </th>
      <td className={styles['name']}>
        <IngredientCombobox
          id={`${path}.name`}
          label={`Name, ingredient ${number}`}
          value={row.name}
          isInvalid={name.problem !== undefined}
          describedBy={`${path}.name.message ${path}.status`}
          onType={(text) => {
            edit(`${path}.name`, changeRow(rowId, typeName(text)));
          }}
          onPick={(match) => {
            edit(`${path}.pick`, changeRow(rowId, pickMatch(match)));
          }}
          onLeave={matchTyped}
          onEnter={() => {
            onEnter(index, 'name');
          }}
          onPaste={(event) => {
            onPaste(event, index);
          }}
        />
        <RowStatus {...props} statusId={`${path}.status`} />
        <NoteEvidence row={row} id={rowId} path={path} number={number} />
        <CellMessage id={`${path}.name.message`} problem={name.problem} />
      </td>
      <td className={styles['cas']}>
        <input
          id={`${path}.casNumber`}
          className={styles['input']}
          aria-label={`CAS number, ingredient ${number}`}
          aria-describedby={`${path}.casNumber.message`}
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
        <CellMessage id={`${path}.casNumber.message`} problem={cas.problem} warning={cas.warning} />
      </td>
      <td className={styles['proportion']}>
        <span className={styles['percent']}>
          <input
            id={`${path}.proportion`}
            className={styles['input']}
            aria-label={`Proportion in per cent, ingredient ${number}`}
            aria-invalid={proportion.problem !== undefined || undefined}
            aria-describedby={`${path}.proportion.message`}
            inputMode="text"
            placeholder={number.includes('.') ? 'or balance' : 'e.g. 5-10'}
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
            onBlur={leaveProportion}
          />
          <span aria-hidden="true">%</span>
        </span>
        <CellMessage id={`${path}.proportion.message`} problem={proportion.problem} />
      </td>
      <td className={styles['remove']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={`Remove ingredient ${number}`}
          onClick={() => {
            onRemove(rowId, index);
          }}
        >
          <TrashIcon size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
});

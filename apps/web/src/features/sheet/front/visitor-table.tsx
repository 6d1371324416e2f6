import { ActionIcon, Button } from '@mantine/core';
import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { loadPart } from '../../../api/load-part.ts';
import { maxVisitorRows, type VisitorProduct, type VisitorRow } from '../../../api/visitor-product.ts';
import { PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import { IngredientCombobox } from '../ingredients/ingredient-combobox.tsx';
import { isTable } from '../ingredients/is-table.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { useRowName } from '../../../words/use-substance-name.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './classifier.module.css';
import { useKeptNames } from './held-names.ts';
import { addRow, hasRoom, pick, removeRow, typeName, typeProportion } from './visitor-rows.ts';

type Change = (change: (product: VisitorProduct) => VisitorProduct) => void;

/** Loads the table reader and the look-up on the first paste, or when the first name is left. */
const loadPaste = () => loadPart(() => import('./paste-rows.ts'));

/** Looks up a name that was typed and left, as after Enter before the catalogue's matches were shown. */
function useTypedName(row: VisitorRow, onChange: Change) {
  const isTyped = useRef(false);
  return {
    type: (name: string) => {
      isTyped.current = true;
      onChange(typeName(row.id, name));
    },
    pick: (match: IngredientMatch) => {
      isTyped.current = false;
      onChange(pick(row.id, match));
    },
    leave: () => {
      if (!isTyped.current) return;
      isTyped.current = false;
      loadPaste()
        .then(({ linkRow }) => linkRow(row, onChange))
        .catch(() => {
          // Without an answer it is looked up when it is left again.
          isTyped.current = true;
        });
    },
  };
}

type RowProps = {
  readonly row: VisitorRow;
  readonly index: number;
  readonly isLast: boolean;
  readonly onChange: Change;
};

function Row({ row, index, isLast, onChange }: RowProps) {
  const words = useFirstWords().front.row;
  const path = `front.${index}`;
  const number = String(index + 1);
  const typed = useTypedName(row, onChange);
  const shownName = useRowName(row, useKeptNames(row.materialId));
  const goOn = () => {
    if (isLast) onChange(addRow);
    focusInput(`front.${index + 1}.name`);
  };
  return (
    <li className={styles['row']}>
      <IngredientCombobox
        id={`${path}.name`}
        label={words.name(number)}
        value={shownName}
        isInvalid={false}
        describedBy={undefined}
        onType={typed.type}
        onPick={typed.pick}
        onLeave={typed.leave}
        onEnter={() => {
          focusInput(`${path}.proportion`);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isTable(text)) return;
          event.preventDefault();
          void loadPaste().then(({ pasteRows }) => pasteRows(text, index, onChange));
        }}
      />
      <span className={styles['percent']}>
        <input
          id={`${path}.proportion`}
          className={styles['input']}
          aria-label={words.proportion(number)}
          placeholder={words.proportionExample}
          maxLength={40}
          autoComplete="off"
          value={row.proportion}
          onChange={({ currentTarget }) => {
            onChange(typeProportion(row.id, currentTarget.value));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goOn();
          }}
        />
        <span aria-hidden="true">%</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={words.remove(number)}
        onClick={() => {
          // Removes the row at once, because it may hold the name that comes next.
          flushSync(() => {
            onChange(removeRow(row.id));
          });
          focusInput(`front.${Math.max(0, index - 1)}.name`);
        }}
      >
        <TrashIcon size={16} />
      </ActionIcon>
    </li>
  );
}

type Props = { readonly product: VisitorProduct; readonly onChange: Change };

/** Up to five ingredients, each looked up in the catalogue. */
export function VisitorTable({ product, onChange }: Props) {
  const words = useFirstWords().front.row;
  const { rows } = product;
  return (
    <div>
      <ul className={styles['rows']} aria-label={words.list}>
        {rows.map((row, index) => (
          <Row key={row.id} row={row} index={index} isLast={index === rows.length - 1} onChange={onChange} />
        ))}
      </ul>
      {hasRoom(product) ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<PlusIcon size={14} />}
          onClick={() => {
            onChange(addRow);
            focusInput(`front.${rows.length}.name`);
          }}
        >
          {words.add}
        </Button>
      ) : (
        <p className={styles['note']}>{words.most(maxVisitorRows)}</p>
      )}
    </div>
  );
}

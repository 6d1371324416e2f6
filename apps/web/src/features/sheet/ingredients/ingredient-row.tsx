import { ActionIcon } from '@mantine/core';
import { casIn } from '@gosds/imports/mixture/cas-in';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { memo, useState, type ClipboardEvent } from 'react';
import { TrashIcon } from '../../../ui/icons.tsx';
import { isShortcut } from '../../../ui/shortcuts.ts';
import { BalanceNote } from './balance-note.tsx';
import { CellMessage } from './cell-message.tsx';
import { ChemicalFamily } from './chemical-family.tsx';
import { changeRow, pickMatch, typeName } from '../state/ingredient-edits.ts';
import { readProportionText } from './paste-ingredients.ts';
import { useHeldNames } from '../state/use-held-names.ts';
import { useDraft, useEdit, useFinding, useTouch, useWizard } from '../state/wizard-context.ts';
import { awaitLookup, settleLookup } from '../state/wizard-ui-store.ts';
import { IngredientCombobox } from './ingredient-combobox.tsx';
import { IngredientStatus } from './ingredient-status.tsx';
import styles from './ingredient-table.module.css';
import { NoteEvidence } from './note-evidence.tsx';
import { RegistrationNumber, useRegistration } from './registration-number.tsx';
import { isWithheld, WithheldColumns, WithheldRow } from './withheld-fields.tsx';
import { useNumberText } from '../../../words/use-number-text.ts';
import { useRowName } from '../../../words/use-substance-name.ts';
import { useWords } from '../../../words/words.ts';

type Props = {
  readonly row: DraftPart;
  /** Id used to change the row; for an ingredient of a raw material, it starts with the id of its row. */
  readonly id: string;
  readonly path: string;
  /** Number shown on the screen: `2`, or `2.1` within a raw material. */
  readonly number: string;
  readonly index: number;
  /** Number of ingredients that a raw material is split into; undefined for an ingredient of a raw material. */
  readonly parts?: number;
  readonly onRemove: (id: string, index: number) => void;
  readonly onEnter: (index: number, field: 'name' | 'proportion') => void;
  readonly onClassify: (id: string) => void;
  readonly onPaste: (event: ClipboardEvent, index: number) => void;
  readonly onSplit?: (id: string, index: number) => void;
  readonly onMerge?: (id: string, index: number) => void;
};

/**
 * Shows no messages while the user types. When the user leaves the field, looks the text up and applies an exact match.
 */
function useTyping(rowId: string) {
  const { ui } = useWizard();
  const [isTyping, setIsTyping] = useState(false);
  const begin = () => {
    setIsTyping(true);
    ui.setState((state) => settleLookup(state, rowId), true);
  };
  const end = () => {
    if (isTyping) ui.setState((state) => awaitLookup(state, rowId), true);
    setIsTyping(false);
  };
  const settle = () => {
    setIsTyping(false);
  };
  return { isTyping, begin, end, settle };
}

/**
 * Whether the fields of a confidential ingredient are columns (Advanced mode), or stand below the name once opened or
 * filled.
 */
function useWithheld(row: DraftPart) {
  const isAdvanced = useDraft(({ mode }) => mode === 'advanced');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || isWithheld(row);
  const open = () => {
    setIsOpen(true);
  };
  return { isAdvanced, isDetailed: !isAdvanced && isShown, open: isAdvanced || isShown ? undefined : open };
}

export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { row, id: rowId, path, number, index, onRemove, onEnter, onPaste } = props;
  const { cell } = useWords().ingredients;
  const edit = useEdit();
  const touch = useTouch();
  const typing = useTyping(rowId);
  const withheld = useWithheld(row);
  const registration = useRegistration(row, props.parts);
  const shownName = useRowName(row, useHeldNames(rowId));
  const name = useFinding(`${path}.name`);
  const proportion = useFinding(`${path}.proportion`);
  const cas = useFinding(`${path}.casNumber`);
  const share = useNumberText(row.proportion, { read: readProportionText });
  const change = (field: 'casNumber' | 'proportion', text: string) => {
    edit(
      `${path}.${field}`,
      changeRow(rowId, (old) => ({ ...old, [field]: text })),
    );
  };

  /** Like an import, takes `67641` and `CAS 67–64–1` for the number that they mean. */
  const leaveCas = () => {
    const [only, another] = casIn(row.casNumber);
    if (only !== undefined && another === undefined && only !== row.casNumber) change('casNumber', only);
    touch(`${path}.casNumber`, row.casNumber);
    typing.end();
  };

  const leaveProportion = () => {
    share.leave();
    touch(`${path}.proportion`, row.proportion);
  };

  return (
    <>
      <tr className={styles['row']} data-part={number.includes('.') || undefined}>
        <th scope="row" className={styles['number']}>
          {number}
        </th>
        <td className={styles['name']}>
          <IngredientCombobox
            id={`${path}.name`}
            label={cell.name(number)}
            rowId={props.parts === undefined ? undefined : rowId}
            notFound={[cell.notFound, props.parts === undefined ? '' : cell.notFoundMixture].join(' ').trim()}
            value={shownName}
            isInvalid={name.problem !== undefined}
            describedBy={`${path}.name.message ${path}.status`}
            onType={(text) => {
              typing.begin();
              edit(`${path}.name`, changeRow(rowId, typeName(text)));
            }}
            onPick={(match) => {
              typing.settle();
              edit(`${path}.pick`, changeRow(rowId, pickMatch(match)));
            }}
            onLeave={() => {
              touch(`${path}.name`, row.name);
              typing.end();
            }}
            onEnter={() => {
              onEnter(index, 'name');
            }}
            onPaste={(event) => {
              onPaste(event, index);
            }}
          />
          <IngredientStatus
            {...props}
            statusId={`${path}.status`}
            isTyping={typing.isTyping}
            onWithhold={withheld.open}
            onRegister={registration.open}
          />
          <ChemicalFamily {...props} isTyping={typing.isTyping} />
          <NoteEvidence row={row} id={rowId} path={path} number={number} />
          <RegistrationNumber {...props} shown={registration} />
          <CellMessage id={`${path}.name.message`} problem={name.problem} />
        </td>
        <td className={styles['cas']}>
          <input
            id={`${path}.casNumber`}
            className={styles['input']}
            aria-label={cell.cas(number)}
            aria-describedby={`${path}.casNumber.message`}
            dir="ltr"
            placeholder={cell.casExample}
            maxLength={20}
            readOnly={row.materialId !== null}
            value={row.casNumber}
            onChange={(event) => {
              typing.begin();
              change('casNumber', event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (!isShortcut('next-cell', event)) return;
              event.preventDefault();
              onEnter(index, 'name');
            }}
            onBlur={leaveCas}
          />
          <CellMessage id={`${path}.casNumber.message`} problem={cas.problem} warning={cas.warning} />
        </td>
        <td className={styles['proportion']}>
          <span className={styles['percent']}>
            <input
              id={`${path}.proportion`}
              className={styles['input']}
              aria-label={cell.proportion(number)}
              aria-invalid={proportion.problem !== undefined || undefined}
              aria-describedby={`${path}.proportion.message ${path}.balance`}
              inputMode="text"
              placeholder={number.includes('.') ? cell.orBalance : cell.proportionExample}
              maxLength={40}
              autoComplete="off"
              value={share.text}
              onChange={(event) => {
                change('proportion', share.type(event.currentTarget.value));
              }}
              onKeyDown={(event) => {
                if (!isShortcut('next-cell', event)) return;
                event.preventDefault();
                onEnter(index, 'proportion');
              }}
              onBlur={leaveProportion}
            />
            <span aria-hidden="true">%</span>
          </span>
          <BalanceNote id={`${path}.balance`} row={row} />
          <CellMessage id={`${path}.proportion.message`} problem={proportion.problem} />
        </td>
        {withheld.isAdvanced && <WithheldColumns row={row} id={rowId} path={path} number={number} />}
        <td className={styles['remove']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={cell.remove(number)}
            onClick={() => {
              onRemove(rowId, index);
            }}
          >
            <TrashIcon size={16} />
          </ActionIcon>
        </td>
      </tr>
      {withheld.isDetailed && <WithheldRow row={row} id={rowId} path={path} number={number} />}
    </>
  );
});

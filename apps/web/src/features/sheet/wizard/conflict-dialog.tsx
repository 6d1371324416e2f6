import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { usePlaceLabel } from '../state/place-label.ts';
import type { Choice, Conflict } from '../state/merge-drafts.ts';
import { useDraftState, useWizard } from '../state/wizard-context.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { useWords } from '../../../words/words.ts';
import styles from './conflict-dialog.module.css';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value of the draft on one line, for people. */
function shown(value: unknown, empty: string): string {
  if (value === null || value === undefined || value === '') return empty;
  if (Array.isArray(value)) return value.map((item) => shown(isRecord(item) ? item['name'] : item, empty)).join(', ');
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const parts = Object.values(value).filter((part) => !['', null, false].some((blank) => part === blank));
  return parts.length === 0 ? empty : parts.map((part) => shown(part, empty)).join(' ');
}

type RowProps = {
  readonly label: string;
  readonly conflict: Conflict;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** In these parts of the draft, a text that reads as a number is one. */
const hasNumbers = (path: string): boolean => ['ingredients.', 'properties.'].some((part) => path.startsWith(part));

function ConflictRow({ label, conflict, choice, onChoose }: RowProps) {
  const { wizardDialogs: words, formats } = useWords();
  const written = (value: unknown): unknown =>
    typeof value === 'string' && hasNumbers(conflict.path) ? shownNumber(value, formats.decimalMark) : value;
  const sides = [
    ['mine', conflict.mine],
    ['theirs', conflict.theirs],
  ] as const;
  return (
    <fieldset className={styles['row']}>
      <legend>{label}</legend>
      {sides.map(([side, value]) => (
        <label
          key={side}
          htmlFor={`${conflict.path}-${side}`}
          className={styles['side']}
          data-chosen={choice === side || undefined}
        >
          <input
            id={`${conflict.path}-${side}`}
            type="radio"
            name={conflict.path}
            checked={choice === side}
            onChange={() => {
              onChoose(side);
            }}
          />
          <b>{words.side[side]}</b>
          <bdi>{shown(written(value), words.conflict.empty)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Shown if the same fields were changed elsewhere: the user chooses mine or theirs for each. All other changes are
 * kept.
 */
export function ConflictDialog() {
  const conflict = useDraftState((state) => state.conflict);
  const rows = useDraftState((state) => state.draft.ingredients);
  const { sync } = useWizard();
  const labelOf = usePlaceLabel();
  const words = useWords().wizardDialogs.conflict;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const { conflicts = [] } = conflict?.merge ?? {};
  const rowIds = rows.map(({ id }) => id);
  const takeAll = (choice: Choice) => {
    setChoices(new Map(conflicts.map(({ path }) => [path, choice])));
  };
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={words.title}
    >
      <p className={styles['intro']}>{words.intro}</p>
      <div className={styles['all']}>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            takeAll('mine');
          }}
        >
          {words.allMine}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            takeAll('theirs');
          }}
        >
          {words.allTheirs}
        </Button>
      </div>
      {conflicts.map((row) => (
        <ConflictRow
          key={row.path}
          label={labelOf(row.path, rowIds)}
          conflict={row}
          choice={choices.get(row.path) ?? 'mine'}
          onChoose={(choice) => {
            setChoices(new Map(choices).set(row.path, choice));
          }}
        />
      ))}
      <div className={styles['done']}>
        <Button
          onClick={() => {
            sync.choose(choices);
            setChoices(new Map());
          }}
        >
          {words.done}
        </Button>
      </div>
    </Modal>
  );
}

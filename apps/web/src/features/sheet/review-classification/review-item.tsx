import { Checkbox } from '@mantine/core';
import { isOnSheet } from '@gosds/sheet/hazard-review/review-status';
import { ItemStatus } from '../fields/item-status.tsx';
import { ItemEvidence } from './item-evidence.tsx';
import { isChanged, type ReviewRow } from './review-rows.ts';
import styles from './review-classification-step.module.css';

type Props = { readonly row: ReviewRow; readonly onToggle: (row: ReviewRow) => void };

/** One category: checked while it counts, with its status and, if changed, its evidence. */
export function ReviewItemView({ row, onToggle }: Props) {
  const { id, code, statements, phrase, status, isLocked, note } = row;
  const key = id.replaceAll(/[^A-Za-z0-9]+/g, '-');
  return (
    <li className={styles['item']} data-status={status || 'empty'}>
      <div className={styles['line']}>
        <Checkbox
          id={`review-item-${key}`}
          label={
            <>
              <b>{code}</b> {statements}
            </>
          }
          description={phrase}
          checked={isOnSheet(status)}
          disabled={isLocked}
          aria-describedby={`review-status-${key} review-note-${key}`}
          onChange={() => {
            onToggle(row);
          }}
        />
        <ItemStatus id={`review-status-${key}`} status={status} />
      </div>
      <p id={`review-note-${key}`} className={styles['note']} data-locked={isLocked || undefined}>
        {note}
      </p>
      {isChanged(row) && !isLocked && <ItemEvidence row={row} />}
    </li>
  );
}

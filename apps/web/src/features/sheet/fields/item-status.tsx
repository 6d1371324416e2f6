import type { ReviewStatus } from '@gosds/sheet/hazard-review/review-status';
import { useWords } from '../../../words/words.ts';
import styles from './item-status.module.css';

const statusKeys = { generated: 'generated', deleted: 'deleted', 'user-defined': 'userDefined', '': 'empty' } as const;

type Props = { readonly id: string; readonly status: ReviewStatus };

/** The status of a class in a list of classes: generated, deleted, user-defined or empty. */
export function ItemStatus({ id, status }: Props) {
  const { status: texts } = useWords().reviewClassification;
  return (
    <span id={id} className={styles['status']} data-status={status || 'empty'}>
      {texts[statusKeys[status]]}
    </span>
  );
}

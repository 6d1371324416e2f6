import { UnstyledButton } from '@mantine/core';
import styles from './sort-head.module.css';

export type Sorting<Key extends string> = { readonly key: Key; readonly isDescending: boolean };

type Props<Key extends string> = {
  readonly head: string;
  readonly sortKey: Key;
  readonly sorting: Sorting<Key>;
  readonly onSort: (key: Key) => void;
};

/** A column head that sorts the table, and tells by `aria-sort` how it is sorted. */
export function SortHead<Key extends string>({ head, sortKey, sorting, onSort }: Props<Key>) {
  const isSorted = sorting.key === sortKey;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <UnstyledButton
        className={styles['sort'] ?? ''}
        onClick={() => {
          onSort(sortKey);
        }}
      >
        {head}
        <span aria-hidden="true">{isSorted ? (sorting.isDescending ? ' ↓' : ' ↑') : ''}</span>
      </UnstyledButton>
    </th>
  );
}

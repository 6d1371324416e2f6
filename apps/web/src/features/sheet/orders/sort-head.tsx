import { UnstyledButton } from '@mantine/core';
import type { PurchaseSearch, PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import styles from './my-account-page.module.css';

export type Sorting = PurchaseSearch['sortPrams'];

/** The default order of a column: newest and most expensive first. */
const usualSorting = (key: PurchaseSortKey): Sorting => ({ key, isDescending: key === 'paidAt' || key === 'price' });

type Props = {
  readonly head: string;
  /** Undefined if the table cannot be sorted by the column. */
  readonly sortKey: PurchaseSortKey | undefined;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
};

/** A column head that sorts the table; a second click reverses the order. */
export function SortHead({ head, sortKey, sorting, onSort }: Props) {
  if (sortKey === undefined) return <th scope="col">{head}</th>;
  const isSorted = sorting.key === sortKey;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <UnstyledButton
        className={styles['sort'] ?? ''}
        onClick={() => {
          onSort(isSorted ? { key: sortKey, isDescending: !sorting.isDescending } : usualSorting(sortKey));
        }}
      >
        {head}
        <span aria-hidden="true">{isSorted ? (sorting.isDescending ? ' ↓' : ' ↑') : ''}</span>
      </UnstyledButton>
    </th>
  );
}

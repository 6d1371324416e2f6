import type { PurchaseSearch, PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import type { ReactNode } from 'react';
import { CardTable } from '../../../ui/card-table.tsx';
import { SortHead } from '../../../ui/sort-head.tsx';
import { useWords } from '../../../words/words.ts';

type Sorting = PurchaseSearch['sortPrams'];

/** The default order of a column: newest and most expensive first. */
const usualSorting = (key: PurchaseSortKey): Sorting => ({ key, isDescending: key === 'paidAt' || key === 'price' });

export type PurchaseColumn = {
  readonly id: 'product' | 'chemical' | 'number' | 'country' | 'language' | 'points' | 'bought' | 'price';
  /** Absent if the table cannot be sorted by the column. */
  readonly sortKey?: PurchaseSortKey;
};

/** What the table of one kind of purchase takes. */
export type TableProps<Order> = {
  readonly orders: readonly Order[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly onView: (order: Order) => void;
};

type Props = {
  readonly columns: readonly PurchaseColumn[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Rows of the table. */
  readonly children: ReactNode;
};

/** The purchases of one page under heads that sort them. On a phone each purchase is a card. */
export function PurchaseTable({ columns, sorting, onSort, children }: Props) {
  const words = useWords().myAccount;
  const sortBy = (key: PurchaseSortKey) => {
    onSort(sorting.key === key ? { key, isDescending: !sorting.isDescending } : usualSorting(key));
  };
  return (
    <CardTable
      isOfShorts
      label={words.table}
      heads={[
        ...columns.map(({ id, sortKey }) =>
          sortKey === undefined ? (
            words.column[id]
          ) : (
            <SortHead key={id} head={words.column[id]} sortKey={sortKey} sorting={sorting} onSort={sortBy} />
          ),
        ),
        words.column.actions,
      ]}
    >
      {children}
    </CardTable>
  );
}

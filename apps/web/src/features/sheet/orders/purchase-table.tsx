import type { PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import type { ReactNode } from 'react';
import { CardTable } from '../../../ui/card-table.tsx';
import { useWords } from '../../../words/words.ts';
import { SortHead, type Sorting } from './sort-head.tsx';

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
  return (
    <CardTable
      isOfShorts
      label={words.table}
      heads={[
        ...columns.map(({ id, sortKey }) => (
          <SortHead key={id} head={words.column[id]} sortKey={sortKey} sorting={sorting} onSort={onSort} />
        )),
        words.column.actions,
      ]}
    >
      {children}
    </CardTable>
  );
}

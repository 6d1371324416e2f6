import { Button } from '@mantine/core';
import type { PurchasedReport, PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import { CardTable } from '../../../ui/card-table.tsx';
import { useWords } from '../../../words/words.ts';
import { MoneyPapers, PaidPrice } from './money-papers.tsx';
import { SortHead, type Sorting } from './sort-head.tsx';

type Column = {
  readonly id: 'chemical' | 'number' | 'points' | 'bought' | 'price';
  readonly sortKey?: PurchaseSortKey;
};

const columns: readonly Column[] = [
  { id: 'chemical', sortKey: 'name' },
  { id: 'number', sortKey: 'cwNumber' },
  { id: 'points' },
  { id: 'bought', sortKey: 'paidAt' },
  { id: 'price', sortKey: 'price' },
];

type RowProps = { readonly order: PurchasedReport; readonly onView: (order: PurchasedReport) => void };

function ReportRow({ order, onView }: RowProps) {
  const { myAccount: words, formats } = useWords();
  const { name, cwNumber } = order.additionalInfo;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={words.column.number}>{cwNumber}</td>
      <td data-head={words.column.points}>{formats.number(order.dataPoints)}</td>
      <td data-head={words.column.bought}>{formats.day(order.createdAt)}</td>
      <td data-head={words.column.price}>
        <PaidPrice order={order} />
      </td>
      <td>
        <Button
          size="xs"
          variant="default"
          aria-label={words.report.view(name)}
          onClick={() => {
            onView(order);
          }}
        >
          {words.view}
        </Button>
        <MoneyPapers order={order} name={name} />
      </td>
    </tr>
  );
}

type Props = {
  readonly orders: readonly PurchasedReport[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly onView: (order: PurchasedReport) => void;
};

/** The bought reports of one page. On a phone each is a card. */
export function ReportTable({ orders, sorting, onSort, onView }: Props) {
  const words = useWords().myAccount;
  return (
    <CardTable
      label={words.table}
      heads={[
        ...columns.map(({ id, sortKey }) => (
          <SortHead key={id} head={words.column[id]} sortKey={sortKey} sorting={sorting} onSort={onSort} />
        )),
        words.column.actions,
      ]}
    >
      {orders.map((order) => (
        <ReportRow key={order._id} order={order} onView={onView} />
      ))}
    </CardTable>
  );
}

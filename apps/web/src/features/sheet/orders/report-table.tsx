import { Button } from '@mantine/core';
import type { PurchasedReport } from '@gosds/contract/accounts/my-account-search';
import { useWords } from '../../../words/words.ts';
import { MoneyPapers, PaidPrice } from './money-papers.tsx';
import { type PurchaseColumn, PurchaseTable, type TableProps } from './purchase-table.tsx';

const columns: readonly PurchaseColumn[] = [
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
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
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

/** The bought reports of one page. */
export const ReportTable = ({ orders, sorting, onSort, onView }: TableProps<PurchasedReport>) => (
  <PurchaseTable columns={columns} sorting={sorting} onSort={onSort}>
    {orders.map((order) => (
      <ReportRow key={order._id} order={order} onView={onView} />
    ))}
  </PurchaseTable>
);

import { Anchor, Button } from '@mantine/core';
import type { PurchasedSheet } from '@gosds/contract/accounts/my-account-search';
import { Link } from 'react-router';
import { languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';
import { ChangesMark } from '../watch/changes-mark.tsx';
import { MoneyPapers, PaidPrice } from './money-papers.tsx';
import { type PurchaseColumn, PurchaseTable, type TableProps } from './purchase-table.tsx';

const columns: readonly PurchaseColumn[] = [
  { id: 'product', sortKey: 'name' },
  { id: 'number', sortKey: 'cwNumber' },
  { id: 'country' },
  { id: 'language' },
  { id: 'bought', sortKey: 'paidAt' },
  { id: 'price', sortKey: 'price' },
];

type AwaitedProps = { readonly awaited: NonNullable<PurchasedSheet['awaited']>; readonly orderId: string };

/** Says that the chemist has not signed the sheet yet. */
function Awaited({ awaited: { dueAt, isAsked }, orderId }: AwaitedProps) {
  const { myAccount: words, formats } = useWords();
  return (
    <span className={styles['awaited']}>
      {isAsked ? words.awaited.asked : words.awaited.due(formats.day(dueAt))}
      {isAsked && (
        <Anchor component={Link} to={`/order-questions/${orderId}`} size="sm">
          {words.awaited.answer}
        </Anchor>
      )}
    </span>
  );
}

type RowProps = { readonly order: PurchasedSheet; readonly onView: (order: PurchasedSheet) => void };

function OrderRow({ order, onView }: RowProps) {
  const { myAccount: words, formats } = useWords();
  const { Name, CWNumber, Country, Language } = order.additionalInfo;
  return (
    <tr>
      <th scope="row">
        <bdi>{Name}</bdi> <ChangesMark count={order.unreadChanges} name={Name} />
      </th>
      <td data-head={words.column.number}>{CWNumber}</td>
      <td data-head={words.column.country}>{nameOfCountry(Country) ?? Country}</td>
      <td data-head={words.column.language}>{languageTitle(Language)}</td>
      <td data-head={words.column.bought}>{formats.day(order.createdAt)}</td>
      <td data-head={words.column.price}>
        <PaidPrice order={order} />
      </td>
      <td>
        {order.awaited === null ? (
          <Button
            size="xs"
            variant="default"
            aria-label={words.viewNamed(Name)}
            onClick={() => {
              onView(order);
            }}
          >
            {words.view}
          </Button>
        ) : (
          <Awaited awaited={order.awaited} orderId={order._id} />
        )}
        <MoneyPapers order={order} name={Name} />
      </td>
    </tr>
  );
}

/** The orders of one page. */
export const OrderTable = ({ orders, sorting, onSort, onView }: TableProps<PurchasedSheet>) => (
  <PurchaseTable columns={columns} sorting={sorting} onSort={onSort}>
    {orders.map((order) => (
      <OrderRow key={order._id} order={order} onView={onView} />
    ))}
  </PurchaseTable>
);

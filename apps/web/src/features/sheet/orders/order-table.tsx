import { Anchor, Button } from '@mantine/core';
import type { PurchasedSheet, PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import { Link } from 'react-router';
import { CardTable } from '../../../ui/card-table.tsx';
import { languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';
import { MoneyPapers, PaidPrice } from './money-papers.tsx';
import { SortHead, type Sorting } from './sort-head.tsx';

type Column = {
  readonly id: 'product' | 'number' | 'country' | 'language' | 'bought' | 'price';
  readonly sortKey?: PurchaseSortKey;
};

const columns: readonly Column[] = [
  { id: 'product', sortKey: 'name' },
  { id: 'number', sortKey: 'cwNumber' },
  { id: 'country' },
  { id: 'language' },
  { id: 'bought', sortKey: 'paidAt' },
  { id: 'price', sortKey: 'price' },
];

type AwaitedProps = { readonly awaited: NonNullable<PurchasedSheet['awaited']>; readonly orderId: string };

/** The chemist has not signed the sheet yet. */
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
      <th scope="row">{Name}</th>
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

type Props = {
  readonly orders: readonly PurchasedSheet[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly onView: (order: PurchasedSheet) => void;
};

/** The orders of one page. On a phone each is a card. */
export function OrderTable({ orders, sorting, onSort, onView }: Props) {
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
        <OrderRow key={order._id} order={order} onView={onView} />
      ))}
    </CardTable>
  );
}

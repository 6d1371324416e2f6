import { Anchor, Button, UnstyledButton } from '@mantine/core';
import {
  type PurchasedSheet,
  type PurchaseSearch,
  type PurchaseSortKey,
} from '@gosds/contract/accounts/my-account-search';
import { Link } from 'react-router';
import { CardTable } from '../../../ui/card-table.tsx';
import { languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';

type Sorting = PurchaseSearch['sortPrams'];

/** The way in which a column is usually wanted: the newest and the dearest first. */
const usualSorting = (key: PurchaseSortKey): Sorting => ({ key, isDescending: key === 'paidAt' || key === 'price' });

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

type HeadProps = Column & { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void };

function Head({ id, sortKey, sorting, onSort }: HeadProps) {
  const head = useWords().myAccount.column[id];
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
      <td data-head={words.column.price}>{formats.price(order.price)}</td>
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
        ...columns.map((column) => <Head key={column.id} {...column} sorting={sorting} onSort={onSort} />),
        words.column.actions,
      ]}
    >
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} onView={onView} />
      ))}
    </CardTable>
  );
}

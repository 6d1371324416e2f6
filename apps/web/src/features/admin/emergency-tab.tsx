import { Button } from '@mantine/core';
import {
  orderPageSizes,
  type StaffOrder,
  staffOrderFields,
  type StaffOrderSearch,
} from '@gosds/contract/staff/find-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { languageTitle, nameOfCountry } from '../../words/place-names.ts';
import { useWords } from '../../words/words.ts';
import { searchOrders } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { StaffSheet } from './staff-sheet.tsx';

type RowProps = { readonly order: StaffOrder; readonly onView: (order: StaffOrder) => void };

function OrderRow({ order, onView }: RowProps) {
  const { admin: words, myAccount, formats } = useWords();
  const { Name, CWNumber, Country, Language } = order.additionalInfo;
  return (
    <tr>
      <th scope="row">
        <bdi>{Name}</bdi>
      </th>
      <td data-head={myAccount.column.number}>{CWNumber}</td>
      <td data-head={words.field.Company}>
        <bdi>{order.documentParameters.ManufacturersDetails.CompanyName}</bdi>
      </td>
      <td data-head={words.field.Email}>{order.email}</td>
      <td data-head={myAccount.column.country}>{nameOfCountry(Country) ?? Country}</td>
      <td data-head={myAccount.column.language}>{languageTitle(Language)}</td>
      <td data-head={myAccount.column.bought}>{formats.day(order.createdAt)}</td>
      <td>
        <Button
          size="xs"
          variant="default"
          aria-label={myAccount.viewNamed(Name)}
          onClick={() => {
            onView(order);
          }}
        >
          {myAccount.view}
        </Button>
      </td>
    </tr>
  );
}

function OrderTable({
  orders,
  onView,
}: {
  readonly orders: readonly StaffOrder[];
  readonly onView: RowProps['onView'];
}) {
  const { admin: words, myAccount } = useWords();
  const { column } = myAccount;
  const { Company, Email } = words.field;
  return (
    <CardTable
      label={words.orders.table}
      heads={[
        column.product,
        column.number,
        Company,
        Email,
        column.country,
        column.language,
        column.bought,
        column.actions,
      ]}
    >
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} onView={onView} />
      ))}
    </CardTable>
  );
}

/** Pages of results with 10, 25 or 30 orders. */
function Pages({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const words = useWords().admin.orders;
  const [size, setSize] = useState<number>(orderPageSizes[0]);
  const [page, setPage] = useState(0);
  const [viewed, setViewed] = useState<StaffOrder>();
  return (
    <>
      <div className={styles['size']}>
        <NativeSelect
          isAlwaysChosen
          id="orders.size"
          label={words.size}
          value={String(size)}
          options={orderPageSizes.map((known) => ({ value: String(known), label: String(known) }))}
          onSelect={(chosen) => {
            setSize(orderPageSizes.find((known) => String(known) === chosen) ?? size);
            setPage(0);
          }}
        />
      </div>
      <OrderTable orders={orders.slice(page * size, (page + 1) * size)} onView={setViewed} />
      <PageSteps label={words.table} page={page} pages={Math.ceil(orders.length / size)} onPage={setPage} />
      {viewed && (
        <StaffSheet
          order={viewed}
          onClose={() => {
            setViewed(undefined);
          }}
        />
      )}
    </>
  );
}

function Found({ search }: { readonly search: StaffOrderSearch }) {
  const words = useWords().admin.orders;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'orders', search],
    queryFn: () => searchOrders(search),
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const { order: orders, allOrders: count } = data;
  if (count === 0) return <p role="status">{words.none(search.value)}</p>;
  return (
    <>
      {count > orders.length && <p role="status">{words.more({ shown: orders.length, count })}</p>}
      <Pages key={JSON.stringify(search)} orders={orders} />
    </>
  );
}

/** Searches customers' sheets and opens them in an emergency. */
export function EmergencyTab() {
  const { admin: words, myAccount } = useWords();
  const [select, setSelect] = useState<StaffOrderSearch['select']>('Name');
  const [search, setSearch] = useState<StaffOrderSearch>();
  return (
    <>
      <SearchForm
        label={myAccount.search.label}
        missing={words.orders.missing}
        onAsk={(searched) => {
          setSearch({ ...searched, select });
        }}
      >
        <NativeSelect
          isAlwaysChosen
          id="orders.select"
          label={myAccount.search.in}
          value={select}
          options={staffOrderFields.map((field) => ({ value: field, label: words.field[field] }))}
          onSelect={(chosen) => {
            setSelect(staffOrderFields.find((field) => field === chosen) ?? select);
          }}
        />
      </SearchForm>
      {search === undefined ? <p>{words.orders.ask}</p> : <Found search={search} />}
    </>
  );
}

import {
  accountPageSize,
  newestPurchases,
  type PurchasedSheet,
  type PurchaseSearch,
} from '@gosds/contract/accounts/my-account-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { companyProfile } from '../company/company-calls.ts';
import styles from './my-account-page.module.css';
import { loadUser, searchOrders } from './order-calls.ts';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderViewer } from './order-viewer.tsx';

/** Company and e-mail of the account; the company profile names the company where the account itself has none. */
function Owner() {
  const words = useWords().myAccount;
  const user = useQuery({ queryKey: ['user'], queryFn: loadUser });
  const profile = useQuery(companyProfile);
  const company = user.data?.company || profile.data?.usual.companyName || words.noCompany;
  return (
    <p className={styles['owner']}>
      <strong>{company}</strong> <span>{user.data?.email}</span>
    </p>
  );
}

type FoundProps = { readonly search: PurchaseSearch; readonly onAsk: (part: Partial<PurchaseSearch>) => void };

/** The orders of the asked page, one of them opened. */
function Found({ search, onAsk }: FoundProps) {
  const words = useWords().myAccount;
  const [viewed, setViewed] = useState<PurchasedSheet>();
  const { data, error, refetch } = useQuery({
    queryKey: ['my-orders', search],
    queryFn: () => searchOrders(search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const { order: orders, allOrders: count } = data;
  if (count === 0) return <p role="status">{search.value === '' ? words.none : words.search.none(search.value)}</p>;
  return (
    <>
      <OrderTable
        orders={orders}
        sorting={search.sortPrams}
        onSort={(sortPrams) => {
          onAsk({ sortPrams });
        }}
        onView={setViewed}
      />
      <PageSteps
        label={words.pages.label}
        page={search.page}
        pages={Math.ceil(count / accountPageSize)}
        onPage={(page) => {
          onAsk({ page });
        }}
      />
      {viewed && (
        <OrderViewer
          order={viewed}
          onClose={() => {
            setViewed(undefined);
          }}
        />
      )}
    </>
  );
}

function Orders() {
  const [search, setSearch] = useState(newestPurchases);
  const ask = (part: Partial<PurchaseSearch>) => {
    setSearch((before) => ({ ...before, page: 0, ...part }));
  };
  return (
    <>
      <OrderSearch asked={search} onAsk={ask} />
      <Found search={search} onAsk={ask} />
    </>
  );
}

/** What the account has bought: found again, read, printed, and made again. */
export function MyAccountPage() {
  const words = useWords().myAccount;
  return (
    <ListPage title={words.pageTitle} heading={words.heading}>
      <Owner />
      <h2 className={styles['module']}>GoSDS</h2>
      <Orders />
    </ListPage>
  );
}

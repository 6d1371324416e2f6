import {
  accountPageSize,
  accountTabs,
  newestPurchases,
  type PurchaseSearch,
} from '@gosds/contract/accounts/my-account-search';
import { Anchor, Button } from '@mantine/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { loadUser } from '../../../api/load-user.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import { companyProfile } from '../company/company-calls.ts';
import styles from './my-account-page.module.css';
import { searchOrders, searchReports } from './order-calls.ts';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderViewer } from './order-viewer.tsx';
import type { TableProps } from './purchase-table.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportViewer } from './report-viewer.tsx';

/** Company and e-mail of the account. If the account has no company, uses that of the company profile. */
function Owner() {
  const { myAccount: words, settings } = useWords();
  const user = useQuery({ queryKey: ['user'], queryFn: loadUser });
  const profile = useQuery(companyProfile);
  const company = user.data?.company || profile.data?.usual.companyName || words.noCompany;
  return (
    <p className={styles['owner']}>
      <strong>
        <bdi>{company}</bdi>
      </strong>{' '}
      <span>{user.data?.email}</span>{' '}
      <Anchor component={Link} underline="always" to="/account-settings">
        {settings.heading}
      </Anchor>
    </p>
  );
}

type Search = Omit<PurchaseSearch, 'tab'>;
type Tab = PurchaseSearch['tab'];

const modules = { full_sds: 'GoSDS', galleria: 'GoGAL' } as const satisfies Record<Tab, string>;

type FoundProps = { readonly search: Search; readonly onAsk: (part: Partial<Search>) => void };

/** Keeps the previous page on the screen while the next one loads. */
const options = { placeholderData: keepPreviousData, staleTime: 0 } as const;

type ListProps = FoundProps & {
  readonly count: number;
  /** Shown if nothing was bought yet, with a link to the page that starts a purchase. */
  readonly none: { readonly text: string; readonly page: string; readonly to: string };
  readonly children: ReactNode;
};

/** One page of orders with links to the others, or a message that there are none. */
function List({ search, onAsk, count, none, children }: ListProps) {
  const words = useWords().myAccount;
  if (count === 0 && search.value !== '') return <p role="status">{words.search.none(search.value)}</p>;
  if (count === 0) {
    return (
      <div className={styles['none']}>
        <p role="status">{none.text}</p>
        <Button component={Link} to={none.to}>
          {none.page}
        </Button>
      </div>
    );
  }
  return (
    <>
      {children}
      <PageSteps
        label={words.pages.label}
        page={search.page}
        pages={Math.ceil(count / accountPageSize)}
        onPage={(page) => {
          onAsk({ page });
        }}
      />
    </>
  );
}

type Found<Order> = { readonly order: readonly Order[]; readonly allOrders: number };

type AnswerProps<Order> = FoundProps & {
  readonly query: UseQueryResult<Found<Order>>;
  readonly children: (found: Found<Order>) => ReactNode;
};

/** A page of purchases below its search, which appears once there is a purchase to look for. */
function Answer<Order>({ search, onAsk, query, children }: AnswerProps<Order>) {
  const { data, error, refetch } = query;
  const isSearched = search.value !== '' || (data?.allOrders ?? 0) > 0;
  return (
    <>
      {isSearched && <OrderSearch asked={search} onAsk={onAsk} />}
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && (data === undefined ? <PageLoader /> : children(data))}
    </>
  );
}

type PurchasesProps<Order> = FoundProps & {
  readonly none: ListProps['none'];
  readonly query: UseQueryResult<Found<Order>>;
  readonly Table: ComponentType<TableProps<Order>>;
  readonly Viewer: ComponentType<{ readonly order: Order; readonly onClose: () => void }>;
};

/** The purchases of one kind, one of them opened. */
function Purchases<Order>({ search, onAsk, none, query, Table, Viewer }: PurchasesProps<Order>) {
  const [viewed, setViewed] = useState<Order>();
  return (
    <Answer search={search} onAsk={onAsk} query={query}>
      {({ order, allOrders }) => (
        <List search={search} onAsk={onAsk} count={allOrders} none={none}>
          <Table
            orders={order}
            sorting={search.sortPrams}
            onSort={(sortPrams) => {
              onAsk({ sortPrams });
            }}
            onView={setViewed}
          />
          {viewed !== undefined && (
            <Viewer
              order={viewed}
              onClose={() => {
                setViewed(undefined);
              }}
            />
          )}
        </List>
      )}
    </Answer>
  );
}

function Sheets(found: FoundProps) {
  const { search } = found;
  const { myAccount, frame } = useWords();
  const none = { text: myAccount.none, page: frame.sheets, to: '/my-sheets' };
  const query = useQuery({ queryKey: ['my-orders', search], queryFn: () => searchOrders(search), ...options });
  return <Purchases {...found} none={none} query={query} Table={OrderTable} Viewer={OrderViewer} />;
}

function Reports(found: FoundProps) {
  const { search } = found;
  const { myAccount } = useWords();
  const none = { text: myAccount.report.none, page: modules.galleria, to: '/galleria-data' };
  const query = useQuery({ queryKey: ['my-reports', search], queryFn: () => searchReports(search), ...options });
  return <Purchases {...found} none={none} query={query} Table={ReportTable} Viewer={ReportViewer} />;
}

function Orders({ tab }: { readonly tab: Tab }) {
  const [search, setSearch] = useState<Search>(newestPurchases);
  const ask = (part: Partial<Search>) => {
    setSearch((before) => ({ ...before, page: 0, ...part }));
  };
  const found = { search, onAsk: ask };
  return <div className={styles['part']}>{tab === 'full_sds' ? <Sheets {...found} /> : <Reports {...found} />}</div>;
}

/** The purchases of the account: search, read, print, and reuse them. The address holds the tab. */
export function MyAccountPage() {
  const words = useWords().myAccount;
  const [params, setParams] = useSearchParams();
  const tab = accountTabs.find((known) => known === params.get('tab')) ?? 'full_sds';
  return (
    <ListPage title={words.pageTitle} heading={words.heading}>
      <Owner />
      <Segmented
        label={words.module}
        value={tab}
        options={accountTabs.map((value) => ({ value, label: modules[value] }))}
        onChoose={(value) => {
          setParams({ tab: value }, { replace: true });
        }}
      />
      <Orders key={tab} tab={tab} />
    </ListPage>
  );
}

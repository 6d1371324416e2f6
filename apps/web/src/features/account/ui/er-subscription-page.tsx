import type { Words } from '@gosds/phrases/generated/interface/words';
import type { BoughtErService } from '@gosds/contract/accounts/list-er-services';
import { useQuery } from '@tanstack/react-query';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useWords } from '../../../words/words.ts';
import { loadErOffered, loadErServices } from '../api/account-calls.ts';
import { Unsubscribe } from './unsubscribe.tsx';
import styles from './er-subscription-page.module.css';

function typeText({ type, boughtAt, endDate }: BoughtErService, words: Words['account']['type']): string {
  if (type === 'subscription') return words.subscription;
  return words.single(new Date(endDate).getUTCFullYear() - new Date(boughtAt).getUTCFullYear());
}

const hasEnded = ({ endDate }: BoughtErService) => new Date(endDate) <= new Date();

function ServiceRow({ service }: { readonly service: BoughtErService }) {
  const { account, formats } = useWords();
  const { column } = account;
  const { productName, CWNumber, price, boughtAt, endDate, subscriptionId, isRenewed } = service;
  const isOver = hasEnded(service);
  const end = formats.longDay(endDate);
  return (
    <tr>
      <th scope="row">{productName}</th>
      <td data-head={column.number}>{CWNumber}</td>
      <td data-head={column.type}>{typeText(service, account.type)}</td>
      <td data-head={column.price}>{formats.price(price)}</td>
      <td data-head={column.bought}>{formats.longDay(boughtAt)}</td>
      <td data-head={column.end}>{isOver ? account.ended(end) : end}</td>
      <td data-head={column.renewal}>
        {subscriptionId !== null && isRenewed && !isOver ? (
          <Unsubscribe service={service} subscriptionId={subscriptionId} />
        ) : (
          account.notRenewed
        )}
      </td>
    </tr>
  );
}

function Services({ services }: { readonly services: readonly BoughtErService[] }) {
  const { column, heading } = useWords().account;
  return (
    <CardTable
      label={heading}
      heads={[column.product, column.number, column.type, column.price, column.bought, column.end, column.renewal]}
    >
      {services.map((service) => (
        <ServiceRow key={service.orderId} service={service} />
      ))}
    </CardTable>
  );
}

/** The emergency-response services that the account has bought. */
export function ErSubscriptionPage() {
  const { account } = useWords();
  usePageTitle(account.pageTitle);
  const { data, error, refetch } = useQuery({ queryKey: ['er-services'], queryFn: loadErServices, staleTime: 0 });
  const { data: isOffered } = useQuery({ queryKey: ['er-offered'], queryFn: loadErOffered, staleTime: Infinity });
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{account.heading}</h1>
      {isOffered === false && <p className={styles['intro']}>{account.notOffered}</p>}
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data?.length === 0 && <p>{account.none}</p>}
      {data !== undefined && data.length > 0 && <Services services={data} />}
    </div>
  );
}

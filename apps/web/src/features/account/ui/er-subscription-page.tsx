import type { BoughtErService } from '@gosds/contract/accounts/list-er-services';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { usd } from '../../../ui/money.ts';
import { years } from '../../../ui/years.ts';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { loadErOffered, loadErServices } from '../api/account-calls.ts';
import styles from './er-subscription-page.module.css';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const day = (iso: string) => dates.format(new Date(iso));

function typeText({ type, boughtAt, endDate }: BoughtErService): string {
  if (type === 'subscription') return 'Subscription, billed annually';
  const length = new Date(endDate).getUTCFullYear() - new Date(boughtAt).getUTCFullYear();
  return `Single payment, ${years.format(length)}`;
}

const hasEnded = ({ endDate }: BoughtErService) => new Date(endDate) <= new Date();

function ServiceRow({ service }: { readonly service: BoughtErService }) {
  const { productName, CWNumber, price, boughtAt, endDate } = service;
  return (
    <tr>
      <th scope="row">{productName}</th>
      <td data-head="CW number">{CWNumber}</td>
      <td data-head="Type">{typeText(service)}</td>
      <td data-head="Price">{usd(price)}</td>
      <td data-head="Bought">{day(boughtAt)}</td>
      <td data-head="End">{hasEnded(service) ? `Ended ${day(endDate)}` : day(endDate)}</td>
    </tr>
  );
}

function Services({ services }: { readonly services: readonly BoughtErService[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {['Product', 'CW number', 'Type', 'Price', 'Bought', 'End'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <ServiceRow key={service.orderId} service={service} />
        ))}
      </tbody>
    </table>
  );
}

/** The emergency-response services that the account has bought. */
export function ErSubscriptionPage() {
  usePageTitle('Subscription');
  const { data, error, refetch } = useQuery({ queryKey: ['er-services'], queryFn: loadErServices, staleTime: 0 });
  const { data: isOffered } = useQuery({ queryKey: ['er-offered'], queryFn: loadErOffered, staleTime: Infinity });
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>Subscriptions</h1>
      {isOffered === false && (
        <p className={styles['intro']}>
          You cannot buy 24/7 emergency response at the moment. This page lists what you have bought.
        </p>
      )}
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data?.length === 0 && <p>You have not bought emergency response.</p>}
      {data !== undefined && data.length > 0 && <Services services={data} />}
    </div>
  );
}

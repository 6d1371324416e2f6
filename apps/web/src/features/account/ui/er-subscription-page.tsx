import type { Words } from '@gosds/phrases/generated/interface/words';
import type { BoughtErService } from '@gosds/contract/accounts/list-er-services';
import { useQuery } from '@tanstack/react-query';
import { creditNoteUrl, invoiceUrl } from '../../../api/paper-urls.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useEmergencyText } from '../../../words/emergency-text.ts';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';
import { loadEmergencyResponse, loadErServices } from '../api/account-calls.ts';
import { Unsubscribe } from './unsubscribe.tsx';
import styles from './er-subscription-page.module.css';

function typeText({ type, boughtAt, endDate }: BoughtErService, words: Words['account']['type']): string {
  if (type === 'subscription') return words.subscription;
  return words.single(new Date(endDate).getUTCFullYear() - new Date(boughtAt).getUTCFullYear());
}

const hasEnded = ({ endDate }: BoughtErService) => new Date(endDate) <= new Date();

/** The end of the service. If a renewal was not paid: the end of the grace period, and where to pay. */
function EndText({ service, isOver }: { readonly service: BoughtErService; readonly isOver: boolean }) {
  const { account, formats } = useWords();
  const end = formats.longDay(service.endDate);
  if (isOver) return account.ended(end);
  if (!service.isOverdue) return end;
  return (
    <>
      {account.overdue(end)}{' '}
      {service.payLink === null ? (
        service.typePaid === 'paypal' && account.payAtPayPal
      ) : (
        <a href={service.payLink}>{account.payNow}</a>
      )}
    </>
  );
}

/** The invoice of each year, and the credit notes of renewals. */
function Papers({ service }: { readonly service: BoughtErService }) {
  const { account, myAccount, formats } = useWords();
  const { tag } = useSpokenLanguage();
  const { productName: name, orderId, boughtAt, renewals } = service;
  const years = [{ orderId, paidAt: boughtAt, creditNotes: [] }, ...renewals];
  return years.map((year) => (
    <div key={year.orderId}>
      <PdfLink
        href={invoiceUrl(year.orderId, tag)}
        label={account.invoiceNamed({ name, day: formats.day(year.paidAt) })}
      >
        {formats.day(year.paidAt)}
      </PdfLink>
      {year.creditNotes.map((refundId) => (
        <PdfLink
          key={refundId}
          href={creditNoteUrl({ orderId: year.orderId, refundId }, tag)}
          label={myAccount.creditNoteNamed(name)}
        >
          {myAccount.creditNote}
        </PdfLink>
      ))}
    </div>
  ));
}

function ServiceRow({ service }: { readonly service: BoughtErService }) {
  const { account, myAccount, formats } = useWords();
  const { column } = account;
  const { boughtBy, productName, CWNumber, price, boughtAt, subscriptionId, isRenewed } = service;
  const isOver = hasEnded(service);
  return (
    <tr>
      <th scope="row">
        <bdi>{productName}</bdi>
      </th>
      <td data-head={column.number}>{CWNumber}</td>
      <td data-head={column.type} data-wraps>
        {typeText(service, account.type)}
      </td>
      <td data-head={column.price}>{formats.price(price)}</td>
      <td data-head={column.bought}>
        <div>
          {formats.longDay(boughtAt)}
          {boughtBy !== null && <div>{myAccount.boughtBy(boughtBy)}</div>}
        </div>
      </td>
      <td data-head={column.end} data-wraps>
        <div>
          <EndText service={service} isOver={isOver} />
        </div>
      </td>
      <td data-head={column.renewal}>
        {subscriptionId !== null && isRenewed && !isOver ? (
          <Unsubscribe service={service} subscriptionId={subscriptionId} />
        ) : (
          account.notRenewed
        )}
      </td>
      <td data-head={column.invoices}>
        <div>
          <Papers service={service} />
        </div>
      </td>
    </tr>
  );
}

function Services({ services }: { readonly services: readonly BoughtErService[] }) {
  const { column, heading } = useWords().account;
  return (
    <CardTable
      isOfShorts
      label={heading}
      heads={[
        ...[column.product, column.number, column.type, column.price, column.bought],
        ...[column.end, column.renewal, column.invoices],
      ]}
    >
      {services.map((service) => (
        <ServiceRow key={service.orderId} service={service} />
      ))}
    </CardTable>
  );
}

type NumberProps = { readonly services: readonly BoughtErService[] };

/**
 * The number to call, for users with a current service; else says that nothing can be bought if the service is not
 * offered.
 */
function ResponseNumber({ services }: NumberProps) {
  const { account } = useWords();
  const textOf = useEmergencyText();
  const { data: response } = useQuery({
    queryKey: ['emergency-response'],
    queryFn: loadEmergencyResponse,
    staleTime: Infinity,
  });
  if (response === null) return <p className={styles['intro']}>{account.notOffered}</p>;
  if (response === undefined || services.every(hasEnded)) return null;
  return <p className={styles['intro']}>{textOf(response)}</p>;
}

/** The emergency-response services that the account has bought. */
export function ErSubscriptionPage() {
  const { account } = useWords();
  usePageTitle(account.pageTitle);
  const { data, error, refetch } = useQuery({ queryKey: ['er-services'], queryFn: loadErServices, staleTime: 0 });
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{account.heading}</h1>
      <ResponseNumber services={data ?? []} />
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data?.length === 0 && <p>{account.none}</p>}
      {data !== undefined && data.length > 0 && <Services services={data} />}
    </div>
  );
}

import { Button } from '@mantine/core';
import type { PaymentQuestion, PaymentRecord } from '@gosds/contract/staff/refunds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { useWords } from '../../words/words.ts';
import { loadPayments } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { Comparison } from './comparison.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type RowProps = { readonly payment: PaymentRecord; readonly onRefund: (payment: PaymentRecord) => void };

function PaymentRow({ payment, onRefund }: RowProps) {
  const { admin, formats, myAccount } = useWords();
  const { refunds: words, method, field } = admin;
  const { cwOrderId, invoice, amountMinor, refundedMinor, pendingMinor } = payment;
  return (
    <tr>
      <th scope="row" className={styles['number']}>
        {words.order(cwOrderId)}
      </th>
      <td data-head={words.invoice}>
        <bdi dir="ltr">{invoice ?? '–'}</bdi>
      </td>
      <td data-head={field.Email}>{payment.email}</td>
      <td data-head={myAccount.column.product} data-wraps>
        <bdi>{payment.productName}</bdi>
      </td>
      <td data-head={words.paid}>
        <div>
          <div>{formats.day(payment.paidAt)}</div>
          <div>{method[payment.paidBy]}</div>
        </div>
      </td>
      <td data-head={words.amount}>{formats.price(amountMinor)}</td>
      <td data-head={words.back}>
        <div>
          <div>{refundedMinor === 0 ? '–' : formats.price(refundedMinor)}</div>
          {pendingMinor > 0 && <div>{words.pending(pendingMinor)}</div>}
        </div>
      </td>
      <td>
        {refundedMinor + pendingMinor < amountMinor && (
          <Button
            size="xs"
            variant="default"
            aria-label={words.refundNamed(cwOrderId)}
            onClick={() => {
              onRefund(payment);
            }}
          >
            {words.refund}
          </Button>
        )}
      </td>
    </tr>
  );
}

type FoundProps = { readonly question: PaymentQuestion; readonly onRefund: RowProps['onRefund'] };

function Found({ question, onRefund }: FoundProps) {
  const { admin, myAccount } = useWords();
  const { refunds: words, field } = admin;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'payments', question],
    queryFn: () => loadPayments(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const { payments, count } = data;
  if (count === 0) return <p role="status">{question.text === '' ? words.none : words.noneFound(question.text)}</p>;
  const { column } = myAccount;
  return (
    <>
      {count > payments.length && <p role="status">{words.more({ shown: payments.length, count })}</p>}
      <CardTable
        isOfShorts
        label={words.table}
        heads={[
          ...[words.orderHead, words.invoice, field.Email, column.product, words.paid],
          ...[words.amount, words.back, column.actions],
        ]}
      >
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onRefund={onRefund} />
        ))}
      </CardTable>
    </>
  );
}

const all: PaymentQuestion = { text: '', check: 'Contains' };

/** Payments and their refunds. */
export function RefundsTab() {
  const words = useWords().admin.refunds;
  const [question, setQuestion] = useState(all);
  const [chosen, setChosen] = useState<PaymentRecord>();
  const [message, setMessage] = useState<string>();
  const showAll = () => {
    setQuestion(all);
  };
  const close = () => {
    setChosen(undefined);
  };
  return (
    <>
      <SearchForm
        label={words.what}
        missing={words.missing}
        onAsk={({ value, check }) => {
          setQuestion({ text: value, check });
        }}
        onAll={question.text === '' ? undefined : showAll}
      />
      {message !== undefined && (
        <div className={styles['make']}>
          <FormMessage tone="success">{message}</FormMessage>
        </div>
      )}
      <Found
        question={question}
        onRefund={(payment) => {
          setMessage(undefined);
          setChosen(payment);
        }}
      />
      <Comparison />
      {chosen && (
        <RefundDialog
          payment={chosen}
          onDone={(done) => {
            setMessage(done);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

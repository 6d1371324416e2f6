import { maxStaffReason } from '@gosds/contract/staff/staff-reason';
import { Button, Textarea, TextInput } from '@mantine/core';
import type { PaymentRecord } from '@gosds/contract/staff/refunds';
import { currencyCode } from '@gosds/phrases/currency';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { useWords } from '../../words/words.ts';
import { giveBack } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { minorIn, type RefundForm, refundFaults } from './refund-form.ts';

type FieldsProps = {
  readonly form: RefundForm;
  readonly leftMinor: number;
  /** True once the user has tried to refund; until then, empty inputs are not reported. */
  readonly isTried: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<RefundForm>) => void;
};

/** The refusal that stands beside the amount. */
const isTooMuch = (error: Error | null): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'refund-too-much';

function Fields({ form, leftMinor, isTried, error, onChange }: FieldsProps) {
  const words = useWords().admin.refunds;
  const faults = refundFaults(form, leftMinor);
  const amountFault = faults.amount && (isTried || form.amount !== '') ? words.amountFault : undefined;
  return (
    <>
      <TextInput
        label={words.amountLabel(currencyCode)}
        description={words.left(leftMinor)}
        inputMode="decimal"
        maxLength={12}
        value={form.amount}
        error={isTooMuch(error) ? messageOf(error) : amountFault}
        onChange={({ currentTarget }) => {
          onChange({ amount: currentTarget.value });
        }}
      />
      <Textarea
        label={words.reason}
        description={words.reasonHelp}
        maxLength={maxStaffReason}
        autosize
        value={form.reason}
        error={faults.reason && (isTried || form.reason !== '') ? words.reasonFault : undefined}
        onChange={({ currentTarget }) => {
          onChange({ reason: currentTarget.value });
        }}
      />
    </>
  );
}

const isRefusal = (error: Error | null) =>
  isTooMuch(error) || (error instanceof ApiProblem && error.code === 'refund-refused');

const empty: RefundForm = { amount: '', reason: '' };

type Props = {
  readonly payment: PaymentRecord;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

/** Refunds part or all of a payment. */
export function RefundDialog({ payment, onDone, onClose }: Props) {
  const words = useWords().admin.refunds;
  const { id, cwOrderId, amountMinor, refundedMinor, pendingMinor } = payment;
  const leftMinor = amountMinor - refundedMinor - pendingMinor;
  const [form, setForm] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  // One key per dialog, so that a second click, or a retry after a lost response, does not refund twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const giving = useMutation({
    mutationFn: giveBack,
    onSuccess: ({ status, amountMinor: given }) => {
      onDone(status === 'done' ? words.done(given) : words.onItsWay(given));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    const cents = minorIn(form.amount);
    const faults = refundFaults(form, leftMinor);
    if (cents === undefined || faults.amount || faults.reason) return;
    giving.mutate({ id, key, amountMinor: cents, reason: form.reason });
  };
  return (
    <FormDialog
      title={words.refundNamed(cwOrderId)}
      isChanged={JSON.stringify(form) !== JSON.stringify(empty)}
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{words.text}</p>
        <Fields
          form={form}
          leftMinor={leftMinor}
          isTried={isTried}
          error={giving.error}
          onChange={(part) => {
            setForm((before) => ({ ...before, ...part }));
            // After a refusal nothing was refunded, so the next attempt gets a new key. Any other failure may hide a
            // refund, so the key stays.
            if (isRefusal(giving.error)) setKey(crypto.randomUUID());
            giving.reset();
          }}
        />
        {giving.error !== null && !isTooMuch(giving.error) && (
          <FormMessage tone="problem">{messageOf(giving.error)}</FormMessage>
        )}
        <Button type="submit" loading={giving.isPending}>
          {words.give}
        </Button>
      </form>
    </FormDialog>
  );
}

import { Button, Textarea } from '@mantine/core';
import type { ErasureFacts } from '@gosds/contract/staff/erase-account';
import { maxStaffReason, staffReasonSchema } from '@gosds/contract/staff/staff-reason';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useFirstWords, useWords } from '../../words/words.ts';
import { endCustomer, type ListedUser, loadErasureFacts } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { PasswordField } from '../../ui/password-field.tsx';

/** What ends with the account, and what the law requires to keep. */
function Consequences({ facts: { kept, sheets, services, heir } }: { readonly facts: ErasureFacts }) {
  const words = useWords().admin.erase;
  return (
    <ul>
      {sheets > 0 && <li>{words.sheets(sheets)}</li>}
      {services > 0 && <li>{words.services(services)}</li>}
      {kept.documents > 0 && <li>{words.kept({ count: kept.documents, years: kept.years, law: kept.law })}</li>}
      {heir !== null && <li>{words.heir(heir)}</li>}
    </ul>
  );
}

type Form = { readonly reason: string; readonly password: string };
const empty: Form = { reason: '', password: '' };

const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === 'password-wrong';

type FieldsProps = {
  readonly form: Form;
  /** True once the user has tried to delete; until then, empty inputs are not reported. */
  readonly isTried: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<Form>) => void;
};

function Fields({ form, isTried, error, onChange }: FieldsProps) {
  const { erase: words, refunds } = useWords().admin;
  const { access } = useFirstWords();
  const isShort = isTried && !staffReasonSchema.safeParse(form.reason).success;
  const missing = isTried && form.password === '' ? access.fault.passwordMissing : undefined;
  return (
    <>
      <Textarea
        label={refunds.reason}
        description={words.reasonHelp}
        maxLength={maxStaffReason}
        autosize
        value={form.reason}
        error={isShort ? refunds.reasonFault : undefined}
        onChange={({ currentTarget }) => {
          onChange({ reason: currentTarget.value });
        }}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={form.password}
        error={missing ?? (error !== null && isWrong(error) ? messageOf(error) : undefined)}
        onChange={({ currentTarget }) => {
          onChange({ password: currentTarget.value });
        }}
      />
    </>
  );
}

/** Deletes the account and loads the lists of staff again. */
function useErasure() {
  const words = useWords().admin.erase;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: endCustomer,
    onSuccess: () => {
      notifications.show({ id: 'customer-deleted', message: words.done, color: 'teal' });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  });
}

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Asks for the reason and the password of the staff member, then for a confirmation. */
function EraseForm({ user, onClose, onType }: Props & { readonly onType: () => void }) {
  const { admin, settings } = useWords();
  const words = admin.erase;
  const erasure = useErasure();
  const [form, setForm] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    setIsAsking(form.password !== '' && staffReasonSchema.safeParse(form.reason).success);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Fields
        form={form}
        isTried={isTried}
        error={erasure.error}
        onChange={(part) => {
          setForm((before) => ({ ...before, ...part }));
          onType();
          erasure.reset();
        }}
      />
      {erasure.error !== null && !isWrong(erasure.error) && (
        <FormMessage tone="problem">{messageOf(erasure.error)}</FormMessage>
      )}
      <Button type="submit" loading={erasure.isPending}>
        {words.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.question(user.email)}
          yes={words.button}
          no={settings.delete.keep}
          isNoUsual
          onYes={() => {
            setIsAsking(false);
            erasure.mutate({ id: user._id, ...form }, { onSuccess: onClose });
          }}
          onNo={() => {
            setIsAsking(false);
          }}
        >
          {settings.delete.forEver}
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Deletes the account of a customer who asked for it. */
export function EraseDialog({ user, onClose }: Props) {
  const { erase: words, eraseObstacle } = useWords().admin;
  const [isChanged, setIsChanged] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['erasure-facts', user._id],
    queryFn: () => loadErasureFacts(user._id),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <FormDialog title={user.email} isChanged={isChanged} onClose={onClose}>
      <p>{words.text}</p>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Consequences facts={data} />}
      {data !== undefined && data.obstacle !== null && (
        <FormMessage tone="note">{eraseObstacle[data.obstacle]}</FormMessage>
      )}
      {data?.obstacle === null && (
        <EraseForm
          user={user}
          onClose={onClose}
          onType={() => {
            setIsChanged(true);
          }}
        />
      )}
    </FormDialog>
  );
}

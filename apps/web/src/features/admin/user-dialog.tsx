import { Button, Checkbox, TextInput } from '@mantine/core';
import { userFlags, type UserFlags } from '@gosds/contract/staff/staff-rights';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { useWords } from '../../words/words.ts';
import { type ListedUser, saveUser } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { changeOf, discountFault, formOf, leftFault, type UserForm } from './user-form.ts';

/** The service alone knows which day it is. */
const isDayOver = (error: Error | null): boolean =>
  error instanceof ApiProblem &&
  error.code === 'validation' &&
  JSON.stringify(error.fields['fields'] ?? {}).includes('GoSDSDiscountUpTo');

type PartProps = { readonly form: UserForm; readonly onChange: (part: Partial<UserForm>) => void };

function Terms({ form, isPast, onChange }: PartProps & { readonly isPast: boolean }) {
  const { edit: words, users } = useWords().admin;
  const ofDiscount = discountFault(form.discount);
  const ofLeft = leftFault(form.left);
  return (
    <>
      <TextInput
        label={users.discount}
        description={words.discountHelp}
        inputMode="decimal"
        maxLength={20}
        value={form.discount}
        error={ofDiscount && (ofDiscount === 'outside' ? words.discountRange : words.notNumber)}
        onChange={({ currentTarget }) => {
          onChange({ discount: currentTarget.value });
        }}
      />
      <TextInput
        type="date"
        label={users.until}
        description={words.untilHelp}
        value={form.until}
        error={isPast ? words.past : undefined}
        onChange={({ currentTarget }) => {
          onChange({ until: currentTarget.value });
        }}
      />
      <TextInput
        label={users.left}
        inputMode="numeric"
        maxLength={20}
        value={form.left}
        error={ofLeft && (ofLeft === 'outside' ? words.leftRange : words.notInteger)}
        onChange={({ currentTarget }) => {
          onChange({ left: currentTarget.value });
        }}
      />
    </>
  );
}

function Rights({
  flags,
  isOwn,
  onChange,
}: { readonly flags: UserFlags; readonly isOwn: boolean } & Pick<PartProps, 'onChange'>) {
  const { edit: words, flag, users } = useWords().admin;
  return (
    <fieldset className={styles['rights']}>
      <legend>{users.rights}</legend>
      <p>{isOwn ? words.ownRights : words.rightsHelp}</p>
      {userFlags.map((name) => (
        <Checkbox
          key={name}
          label={flag[name]}
          checked={flags[name]}
          disabled={isOwn}
          onChange={({ currentTarget }) => {
            onChange({ flags: { ...flags, [name]: currentTarget.checked } });
          }}
        />
      ))}
    </fieldset>
  );
}

type Props = {
  readonly user: ListedUser;
  readonly ownEmail: string;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
};

/** Discount, free sheets and rights of one user. Nothing is saved before a second question. */
export function UserDialog({ user, ownEmail, isAdmin, onClose }: Props) {
  const { edit: words } = useWords().admin;
  const [form, setForm] = useState(formOf(user));
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: saveUser,
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const isWrong = discountFault(form.discount) !== undefined || leftFault(form.left) !== undefined;
  const change = (part: Partial<UserForm>) => {
    setForm((before) => ({ ...before, ...part }));
    saving.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWrong) setAsks(true);
  };
  return (
    <FormDialog title={user.email} isChanged={JSON.stringify(form) !== JSON.stringify(formOf(user))} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Terms form={form} isPast={isDayOver(saving.error)} onChange={change} />
        {isAdmin && <Rights flags={form.flags} isOwn={user.email === ownEmail} onChange={change} />}
        {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
        <Button type="submit" disabled={isWrong} loading={saving.isPending}>
          {words.save}
        </Button>
      </form>
      {asks && (
        <ConfirmDialog
          title={words.confirm}
          yes={words.yes}
          no={words.no}
          onYes={() => {
            setAsks(false);
            saving.mutate(changeOf(user, form));
          }}
          onNo={() => {
            setAsks(false);
          }}
        >
          {words.confirmText(user.email)}
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}

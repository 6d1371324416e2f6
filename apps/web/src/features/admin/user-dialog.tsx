import { Button, Checkbox, TextInput } from '@mantine/core';
import { promoTypes } from '@gosds/contract/checkout/promo-codes';
import { userFlags, type UserFlags } from '@gosds/contract/staff/staff-rights';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import type { PromoType } from '../../payment/payment-calls.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { useWords } from '../../words/words.ts';
import { type ListedUser, saveUser } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { changeOf, discountFault, formOf, isWrong, leftFault, type ModuleForm, type UserForm } from './user-form.ts';

/** True if the service says that the day is over: only it knows today's date. */
const isDayOver = (error: Error | null, module: PromoType): boolean =>
  error instanceof ApiProblem &&
  error.code === 'validation' &&
  JSON.stringify(error.fields['fields'] ?? {}).includes(`${module}DiscountUpTo`);

type PartProps = { readonly form: UserForm; readonly onChange: (part: Partial<UserForm>) => void };

type ModuleProps = {
  readonly module: PromoType;
  readonly form: ModuleForm;
  readonly isPast: boolean;
  readonly onChange: (part: Partial<ModuleForm>) => void;
};

/** Discount and free sheets, or free reports, of one module. */
function Module({ module, form, isPast, onChange }: ModuleProps) {
  const { edit: words, users } = useWords().admin;
  const ofDiscount = discountFault(form.discount);
  const ofLeft = leftFault(form.left);
  const isReports = module === 'GoGAL';
  return (
    <fieldset className={styles['rights']}>
      <legend>{module}</legend>
      <NumberInput
        label={users.discount}
        description={isReports ? words.reportDiscountHelp : words.discountHelp}
        maxLength={20}
        value={form.discount}
        error={ofDiscount && (ofDiscount === 'outside' ? words.discountRange : words.notNumber)}
        onType={(discount) => {
          onChange({ discount });
        }}
      />
      <DateField
        type="date"
        label={users.until}
        description={words.untilHelp}
        value={form.until}
        error={isPast ? words.past : undefined}
        onChange={(until) => {
          onChange({ until });
        }}
      />
      <TextInput
        label={isReports ? users.reportsLeft : users.left}
        inputMode="numeric"
        maxLength={20}
        value={form.left}
        error={ofLeft && (ofLeft === 'outside' ? words.leftRange : words.notInteger)}
        onChange={({ currentTarget }) => {
          onChange({ left: currentTarget.value });
        }}
      />
    </fieldset>
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
  readonly onErase: () => void;
};

/** Discounts, free sheets and reports, and rights of one user. Asks for confirmation before saving. */
export function UserDialog({ user, ownEmail, isAdmin, onClose, onErase }: Props) {
  const { edit: words, erase } = useWords().admin;
  const [form, setForm] = useState(formOf(user));
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: saveUser,
    // Closes with the list loaded again, so that the next dialog shows what was saved.
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const isClosed = promoTypes.some((module) => isWrong(form[module]));
  const change = (part: Partial<UserForm>) => {
    setForm((before) => ({ ...before, ...part }));
    saving.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isClosed) setAsks(true);
  };
  return (
    <FormDialog title={user.email} isChanged={JSON.stringify(form) !== JSON.stringify(formOf(user))} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {promoTypes.map((module) => (
          <Module
            key={module}
            module={module}
            form={form[module]}
            isPast={isDayOver(saving.error, module)}
            onChange={(part) => {
              change({ [module]: { ...form[module], ...part } });
            }}
          />
        ))}
        {isAdmin && <Rights flags={form.flags} isOwn={user.email === ownEmail} onChange={change} />}
        {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
        <Button type="submit" disabled={isClosed} loading={saving.isPending}>
          {words.save}
        </Button>
        {isAdmin && user.email !== ownEmail && (
          <Button variant="default" onClick={onErase}>
            {erase.open}
          </Button>
        )}
      </form>
      {asks && (
        <ConfirmDialog
          title={words.confirm}
          yes={words.yes}
          no={words.no}
          onYes={() => {
            setAsks(false);
            saving.mutate(changeOf(user, form), { onSuccess: onClose });
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

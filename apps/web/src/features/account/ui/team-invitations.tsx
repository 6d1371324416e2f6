import { emailSchema } from '@gosds/contract/accounts/account-fields';
import type { TeamInvitation } from '@gosds/contract/teams/team-calls';
import { type TeamRole, teamRoles } from '@gosds/contract/teams/team-rights';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useWords } from '../../../words/words.ts';
import { endInvitation, sendInvitation } from '../api/team-calls.ts';
import styles from './settings.module.css';

function InviteForm() {
  const { team: words, teamRole } = useWords().settings;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('author');
  const [isTried, setIsTried] = useState(false);
  const queries = useQueryClient();
  const inviting = useMutation({
    mutationFn: sendInvitation,
    onSuccess: (_, { email: sent }) => {
      setEmail((now) => (now === sent ? '' : now));
      setIsTried(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['team'] }),
  });
  const isGood = emailSchema.safeParse(email).success;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isGood) inviting.mutate({ email, role });
      }}
    >
      {inviting.error !== null && <FormMessage tone="problem">{messageOf(inviting.error)}</FormMessage>}
      {inviting.isSuccess && email === '' && <FormMessage tone="success">{words.invited}</FormMessage>}
      <TextInput
        type="email"
        label={words.email}
        maxLength={200}
        value={email}
        error={isTried && !isGood && words.emailFault}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
        }}
      />
      <NativeSelect
        isAlwaysChosen
        id="invited-role"
        label={words.role}
        value={role}
        options={teamRoles.map((value) => ({ value, label: teamRole[value] }))}
        onSelect={(value) => {
          setRole(teamRoles.find((each) => each === value) ?? role);
        }}
      />
      <div className={styles['ways']}>
        <Button type="submit" loading={inviting.isPending}>
          {words.invite}
        </Button>
      </div>
    </form>
  );
}

/** The open invitations, and a form to invite others. */
export function Invitations({ invitations }: { readonly invitations: readonly TeamInvitation[] }) {
  const { team: words, teamRole } = useWords().settings;
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: endInvitation,
    onSettled: () => queries.invalidateQueries({ queryKey: ['team'] }),
  });
  return (
    <>
      {invitations.length > 0 && (
        <ul className={styles['list']} aria-label={words.open}>
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id} className={styles['item']}>
              <span>
                <b>{email}</b>
                <br />
                <span className={styles['soft']}>{words.until(expiresAt)}</span>
              </span>
              <span>{teamRole[role]}</span>
              <Button
                size="xs"
                variant="default"
                aria-label={words.revokeNamed(email)}
                onClick={() => {
                  revoking.mutate(id);
                }}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {revoking.error !== null && <FormMessage tone="problem">{messageOf(revoking.error)}</FormMessage>}
      <InviteForm />
    </>
  );
}

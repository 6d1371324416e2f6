import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ApiScope, apiScopes } from '@gosds/contract/developers/api-keys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { makeKey } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import type { Made } from './shown-once.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type Typed = { readonly name: string; readonly scopes: ApiScope[]; readonly password: string };

const blank: Typed = { name: '', scopes: [], password: '' };

const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === 'password-wrong';

/** What is missing; reported once the user has tried to send the form. */
function useFaults({ name, scopes, password }: Typed, isTried: boolean) {
  const { keys: words } = useWords().developers;
  const { access } = useFirstWords();
  const faultIf = (isMissing: boolean, text: string) => (isTried && isMissing ? text : undefined);
  return {
    name: faultIf(name.trim() === '', words.nameMissing),
    scopes: faultIf(scopes.length === 0, words.scopeMissing),
    password: faultIf(password === '', access.fault.passwordMissing),
  };
}

/** Makes a key; `onMade` receives the key itself. */
export function NewKeyForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const { keys: words, keyScope } = useWords().developers;
  const [typed, setTyped] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const faults = useFaults(typed, isTried);
  const making = useMutation({
    mutationFn: makeKey,
    onSuccess: ({ secret, key }) => {
      setTyped(blank);
      setIsTried(false);
      onMade({ secret, name: key.name });
    },
  });
  const type = (changes: Partial<Typed>) => {
    setTyped({ ...typed, ...changes });
    making.reset();
  };
  const wrong = isWrong(making.error) ? messageOf(making.error) : undefined;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (typed.name.trim() !== '' && typed.scopes.length > 0 && typed.password !== '') making.mutate(typed);
      }}
    >
      {making.error !== null && wrong === undefined && (
        <FormMessage tone="problem">{messageOf(making.error)}</FormMessage>
      )}
      <TextInput
        label={words.name}
        description={words.nameHelp}
        maxLength={60}
        value={typed.name}
        error={faults.name}
        onChange={({ currentTarget }) => {
          type({ name: currentTarget.value });
        }}
      />
      <Checkbox.Group
        label={words.may}
        value={typed.scopes}
        error={faults.scopes}
        onChange={(chosen) => {
          type({ scopes: apiScopes.filter((scope) => chosen.includes(scope)) });
        }}
      >
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            mt="xs"
            value={scope}
            label={keyScope[scope]}
            aria-invalid={faults.scopes !== undefined || undefined}
          />
        ))}
      </Checkbox.Group>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={typed.password}
        error={faults.password ?? wrong}
        onChange={({ currentTarget }) => {
          type({ password: currentTarget.value });
        }}
      />
      <div className={styles['ways']}>
        <Button type="submit" loading={making.isPending}>
          {words.make}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords, useWords } from '../../../words/words.ts';
import styles from '../ui/settings.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';

type Props = {
  readonly title: string;
  readonly intro: string;
  readonly button: string;
  readonly act: (password: string) => Promise<void>;
  readonly onClose: () => void;
};

const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === 'password-wrong';

/** Asks for the password before an action whose effect outlives the session. */
export function PasswordDialog({ title, intro, button, act, onClose }: Props) {
  const { keys: words } = useWords().developers;
  const { access } = useFirstWords();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const acting = useMutation({ mutationFn: act });
  const missing = isTried && password === '' ? access.fault.passwordMissing : undefined;
  const wrong = isWrong(acting.error) ? messageOf(acting.error) : undefined;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (password !== '') acting.mutate(password, { onSuccess: onClose });
        }}
      >
        <p className={styles['lead']}>{intro}</p>
        {acting.error !== null && wrong === undefined && (
          <FormMessage tone="problem">{messageOf(acting.error)}</FormMessage>
        )}
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={missing ?? wrong}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            acting.reset();
          }}
        />
        <div className={styles['ways']}>
          <Button type="submit" loading={acting.isPending}>
            {button}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

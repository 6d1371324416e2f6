import { Button } from '@mantine/core';
import { useSession } from '../../../api/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords } from '../../../words/words.ts';
import { useLogin } from '../lib/use-login.ts';
import styles from './access-frame.module.css';
import { LoginFields } from './login-fields.tsx';

type Props = { readonly onGiveUp: () => void };

/** Logs the user in over the page after the session has expired. Keeps all input; waiting calls continue. */
export function LoginDialog({ onGiveUp }: Props) {
  const { access, frame } = useFirstWords();
  const session = useSession();
  const start = session.status === 'signed-out' ? { email: '', isRemembered: false } : session;
  const { form, submit, problem, isBusy } = useLogin(start, () => undefined);
  return (
    <Dialog
      onClose={onGiveUp}
      title={access.login.ended}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p className={styles['intro']}>{access.login.again}</p>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
        <LoginFields form={form} isEmailFixed />
        <div className={styles['row']}>
          <Button variant="default" onClick={onGiveUp}>
            {frame.signOut}
          </Button>
          <Button type="submit" loading={isBusy}>
            {access.login.button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { useSession } from '../../../api/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useLogin } from '../lib/use-login.ts';
import styles from './access-frame.module.css';
import { LoginFields } from './login-fields.tsx';

type Props = { readonly onGiveUp: () => void };

/** Logs in over the page after the session has expired; nothing typed is lost and the waiting calls go on. */
export function LoginDialog({ onGiveUp }: Props) {
  const session = useSession();
  const start = session.status === 'signed-out' ? { email: '', isRemembered: false } : session;
  const { form, submit, problem, isBusy } = useLogin(start, () => undefined);
  return (
    <Dialog
      onClose={onGiveUp}
      title="Your session has ended"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p className={styles['intro']}>Log in again to continue. We kept everything you typed.</p>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
        <LoginFields form={form} isEmailFixed />
        <div className={styles['row']}>
          <Button variant="default" onClick={onGiveUp}>
            Sign out
          </Button>
          <Button type="submit" loading={isBusy}>
            LOGIN
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { openSession } from '../../../api/session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { useFirstWords } from '../../../words/words.ts';
import { confirm, confirmationMessage, logIn, sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import { type ConfirmationForm, confirmationForm } from '../lib/access-forms.ts';
import { loginAs } from '../lib/login-state.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { NewLinkForm } from './link-form.tsx';
import { linkTo } from './link-to.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type Credentials = { readonly email: string; readonly password: string };

type Stage = 'form' | 'dead-link' | Credentials;

type FieldsProps = { readonly token: string; readonly onDone: (stage: Stage) => void };

/** Asks for the password of the sign-up, since another person may have opened the link. */
function ConfirmationFields({ token, onDone }: FieldsProps) {
  const { access } = useFirstWords();
  const { confirmation } = access;
  const faultText = useFaultText();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ConfirmationForm>({
    resolver: standardSchemaResolver(confirmationForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ password }: ConfirmationForm) => {
    try {
      const { email } = await confirm(token, password);
      onDone({ email, password });
    } catch (error) {
      logError(error, 'confirmation');
      const code = error instanceof ApiProblem ? error.code : undefined;
      if (code === 'link-invalid') onDone('dead-link');
      else if (code === 'password-wrong')
        form.setError('password', { message: confirmationMessage(error) }, { shouldFocus: true });
      else setProblem(confirmationMessage(error));
    }
  };
  const submit = async (event: SyntheticEvent) => {
    setProblem(undefined);
    await form.handleSubmit(send)(event);
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p className={styles['intro']}>{confirmation.intro}</p>
      {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
      <PasswordField
        label={access.password}
        autoComplete="current-password"
        size="md"
        error={faultText(errors.password)}
        {...form.register('password')}
      />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {confirmation.button}
      </Button>
      {isSubmitting && <div role="status">{confirmation.verifying}</div>}
      <p className={styles['intro']}>{sentence(confirmation.other<ReactNode>({ link: linkTo('/forgot-password') }))}</p>
    </form>
  );
}

/** Logs in with the password that confirmed the address, so that it need not be typed again. */
function Verified({ email, password }: Credentials) {
  const { access } = useFirstWords();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const goOn = async () => {
    setIsBusy(true);
    try {
      const { csrfToken, googleUserId } = await logIn({ email, password, remember: false });
      openSession({ email, token: csrfToken, googleUserId }, { isRemembered: false });
    } catch (error) {
      logError(error, 'confirmation');
    }
    // With a session, the login page goes on to the product; without one, it asks for the password.
    void navigate('/login', { state: loginAs(email) });
  };
  return (
    <div className={styles['form']}>
      <FormMessage tone="success">{access.confirmation.verified}</FormMessage>
      <Button size="md" fullWidth loading={isBusy} onClick={() => void goOn()}>
        {access.login.button}
      </Button>
    </div>
  );
}

/** Opening the page changes nothing, so that a mail scanner does not use up the link. */
export function ConfirmationPage() {
  const { access } = useFirstWords();
  const { confirmation } = access;
  const { token = '' } = useParams();
  const [stage, setStage] = useState<Stage>('form');
  return (
    <AccessFrame pageTitle={access.title.confirmation} heading={confirmation.heading}>
      {stage === 'form' && <ConfirmationFields token={token} onDone={setStage} />}
      {typeof stage === 'object' && <Verified {...stage} />}
      {stage === 'dead-link' && (
        <>
          <div className={styles['form']}>
            <NewLinkForm send={sendVerificationAgain} messageOf={signUpMessage} />
          </div>
          <p className={styles['foot']}>{sentence(confirmation.already({ link: linkTo('/login') }))}</p>
        </>
      )}
    </AccessFrame>
  );
}

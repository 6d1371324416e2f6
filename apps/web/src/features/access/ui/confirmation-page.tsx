import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { useFirstWords } from '../../../words/words.ts';
import { confirm, confirmationMessage, sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import { type ConfirmationForm, confirmationForm } from '../lib/access-forms.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { NewLinkForm } from './link-form.tsx';
import { linkTo } from './link-to.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type Stage = 'form' | 'verified' | 'dead-link';

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
  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      await confirm(token, password);
      onDone('verified');
    } catch (error) {
      logError(error, 'confirmation');
      if (error instanceof ApiProblem && error.code === 'link-invalid') onDone('dead-link');
      else setProblem(confirmationMessage(error));
    }
  });
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

/** Opening the page changes nothing, so that a mail scanner does not use up the link. */
export function ConfirmationPage() {
  const { access } = useFirstWords();
  const { confirmation } = access;
  const { token = '' } = useParams();
  const [stage, setStage] = useState<Stage>('form');
  return (
    <AccessFrame pageTitle={access.title.confirmation} heading={confirmation.heading}>
      {stage === 'form' && <ConfirmationFields token={token} onDone={setStage} />}
      {stage === 'verified' && (
        <div className={styles['form']}>
          <FormMessage tone="success">{confirmation.verified}</FormMessage>
          <Button component={Link} to="/login" size="md" fullWidth>
            {access.login.button}
          </Button>
        </div>
      )}
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

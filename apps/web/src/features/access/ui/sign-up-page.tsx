import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiProblem } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { useFirstWords } from '../../../words/words.ts';
import { signUp, signUpMessage } from '../api/access-calls.ts';
import { signUpForm, type SignUpForm } from '../lib/access-forms.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { linkTo } from './link-to.tsx';
import { VerificationSent } from './verification-sent.tsx';
import { WaitingProductNote } from './waiting-product-note.tsx';

type Stage = 'form' | 'sent' | 'send-failed';

const blank: SignUpForm = { name: '', email: '', password: '', confirmPassword: '' };

export function SignUpPage() {
  const [stage, setStage] = useState<Stage>('form');
  // Kept for a user who comes back to mend the address.
  const [typed, setTyped] = useState(blank);
  if (stage !== 'form')
    return (
      <VerificationSent
        email={typed.email}
        hasFailed={stage === 'send-failed'}
        onChange={() => {
          setStage('form');
        }}
      />
    );
  return (
    <SignUpFields
      start={typed}
      onDone={(reached, form) => {
        setTyped(form);
        setStage(reached);
      }}
    />
  );
}

/** Refusals of the address, which stand beside it. */
const isOfAddress = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'user-exists' || error.code === 'email-blocked');

type FieldsProps = {
  readonly start: SignUpForm;
  readonly onDone: (stage: Stage, form: SignUpForm) => void;
};

function SignUpFields({ start, onDone }: FieldsProps) {
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const [problem, setProblem] = useState<string>();
  const form = useForm<SignUpForm>({
    resolver: standardSchemaResolver(signUpForm),
    defaultValues: start,
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const send = async (filled: SignUpForm) => {
    const { name, email, password } = filled;
    try {
      await signUp({ name, email, password });
      onDone('sent', filled);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) onDone('send-failed', filled);
      else if (isOfAddress(error)) form.setError('email', { message: signUpMessage(error) }, { shouldFocus: true });
      else setProblem(signUpMessage(error));
    }
  };
  const submit = async (event: SyntheticEvent) => {
    setProblem(undefined);
    await form.handleSubmit(send)(event);
  };
  return (
    <AccessFrame pageTitle={access.title.signUp} heading={access.signUp.heading}>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <WaitingProductNote />
        {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
        <TextInput
          label={access.name}
          autoComplete="name"
          size="md"
          error={faultText(errors.name)}
          {...form.register('name')}
        />
        <TextInput
          label={access.email}
          type="email"
          autoComplete="username"
          size="md"
          error={faultText(errors.email)}
          {...form.register('email')}
        />
        <NewPasswordFields label={access.password} typed={typed} register={form.register} errors={errors} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {access.signUp.button}
        </Button>
      </form>
      <p className={styles['foot']}>{sentence(access.signUp.known({ link: linkTo('/login') }))}</p>
    </AccessFrame>
  );
}

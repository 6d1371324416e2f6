import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
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

type Stage = { readonly name: 'form' } | { readonly name: 'sent' | 'send-failed'; readonly email: string };

export function SignUpPage() {
  const [stage, setStage] = useState<Stage>({ name: 'form' });
  if (stage.name !== 'form')
    return (
      <VerificationSent
        email={stage.email}
        hasFailed={stage.name === 'send-failed'}
        onChange={() => {
          setStage({ name: 'form' });
        }}
      />
    );
  return <SignUpFields onDone={setStage} />;
}

function SignUpFields({ onDone }: { readonly onDone: (stage: Stage) => void }) {
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const [problem, setProblem] = useState<string>();
  const form = useForm<SignUpForm>({
    resolver: standardSchemaResolver(signUpForm),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(async ({ name, email, password }) => {
    setProblem(undefined);
    try {
      await signUp({ name, email, password });
      onDone({ name: 'sent', email });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) onDone({ name: 'send-failed', email });
      else setProblem(signUpMessage(error));
    }
  });
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

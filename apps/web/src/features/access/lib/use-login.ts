import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { openSession } from '../../../api/session.ts';
import { logIn, loginMessage } from '../api/access-calls.ts';
import { loginForm, type LoginForm } from './access-forms.ts';

type Start = { readonly email: string; readonly isRemembered: boolean };

/** A login form and its call. Calls `onLoggedIn` once the session is stored. */
export function useLogin({ email, isRemembered }: Start, onLoggedIn: () => void) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email, password: '', isRemembered },
  });
  const send = async ({ email, password, isRemembered }: LoginForm) => {
    try {
      const { csrfToken, googleUserId } = await logIn({ email, password, remember: isRemembered });
      openSession({ email, token: csrfToken, googleUserId }, { isRemembered });
      onLoggedIn();
    } catch (error) {
      setProblem(loginMessage(error));
    }
  };
  const submit = async (event: SyntheticEvent) => {
    setProblem(undefined);
    await form.handleSubmit(send)(event);
  };
  return { form, submit, problem, isBusy: form.formState.isSubmitting };
}

import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeSession, sessionStore } from '../../../api/session.ts';
import { expectAccessible, problem, renderScreen, serve, textBeside } from '../../../testing/render-screen.tsx';
import { chooseModule } from '../lib/chosen-module.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { LoginPage } from './login-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

beforeEach(() => {
  closeSession();
});

describe('the login', () => {
  beforeEach(() => {
    chooseModule('GoSDS');
  });
  const email = () => screen.getByRole('textbox', { name: 'E-mail' });
  const password = () => screen.getByLabelText('Password');

  it('takes what is typed at once as the e-mail address', async () => {
    serve({});
    const { user } = renderScreen(<LoginPage />, '/login');
    await user.keyboard('lena@example.com');
    expect((email() as HTMLInputElement).value).toBe('lena@example.com');
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const sent = serve({});
    const { user } = renderScreen(<LoginPage />, '/login');
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    await waitFor(() => {
      expect(textBeside(email())).toContain('Please enter your e-mail.');
    });
    expect(textBeside(password())).toContain('Please enter your password.');
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('drops the refusal of an earlier attempt where a field of the next one is missing', async () => {
    serve({ 'POST /api/users/login': problem(401, 'invalid-credentials', 'Invalid Credentials') });
    const { user } = renderScreen(<LoginPage />, '/login');
    await user.click(email());
    await user.keyboard('lena@example.com{Tab}Solvent1{Enter}');
    await screen.findByText('Invalid Credentials');
    await user.clear(password());
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(textBeside(password())).toContain('Please enter your password.');
    });
    expect(screen.queryByText('Invalid Credentials')).toBeNull();
  });

  it('keeps what was typed where the service refuses it, and opens the session where it does not', async () => {
    const answers = { 'POST /api/users/login': problem(401, 'invalid-credentials', 'Invalid Credentials') as unknown };
    serve(answers);
    const { user } = renderScreen(<LoginPage />, '/login');
    await user.click(email());
    await user.keyboard('lena@example.com{Tab}Solvent1{Enter}');
    await screen.findByText('Invalid Credentials');
    expect([email(), password()].map((input) => (input as HTMLInputElement).value)).toEqual([
      'lena@example.com',
      'Solvent1',
    ]);
    answers['POST /api/users/login'] = { csrfToken: 'token', googleUserId: '' };
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    await waitFor(() => {
      expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', email: 'lena@example.com' });
    });
  });
});

describe('the confirmation of an address', () => {
  const confirmed = { verified: true, email: 'lena@example.com' };

  async function confirm(login: unknown) {
    chooseModule('GoSDS');
    const sent = serve({ 'POST /api/users/confirm-email': confirmed, 'POST /api/users/login': login });
    const pages = (
      <Routes>
        <Route path="/confirmation/:token" element={<ConfirmationPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<p>The wizard</p>} />
      </Routes>
    );
    const { user } = renderScreen(pages, '/confirmation/token');
    await user.type(screen.getByLabelText('Password'), 'Solvent1{Enter}');
    await screen.findByText('Your email has been verified.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    return { sent, user };
  }

  it('says beside the field that the password is wrong', async () => {
    serve({ 'POST /api/users/confirm-email': problem(403, 'password-wrong', 'The password is wrong.') });
    const pages = (
      <Routes>
        <Route path="/confirmation/:token" element={<ConfirmationPage />} />
      </Routes>
    );
    const { user } = renderScreen(pages, '/confirmation/token');
    await user.type(screen.getByLabelText('Password'), 'Solvent2{Enter}');
    await waitFor(() => {
      expect(textBeside(screen.getByLabelText('Password'))).toContain('The password is wrong.');
    });
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Solvent2');
  });

  it('asks for neither address nor password again', async () => {
    const { sent } = await confirm({ csrfToken: 'token', googleUserId: '' });
    await screen.findByText('The wizard');
    expect(sent.at(-1)?.body).toEqual({ email: 'lena@example.com', password: 'Solvent1', remember: false });
  });

  it('leads to the login with the address filled in where the service refuses', async () => {
    const { user } = await confirm(problem(429, 'too-many-requests', 'Too many requests'));
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    expect(email.value).toBe('lena@example.com');
    await user.keyboard('Solvent1');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Solvent1');
  });
});

describe('the sign-up', () => {
  it('says what the password lacks and that both differ, then says where the mail went', async () => {
    const sent = serve({ 'POST /api/users/signup': { mailSent: true } });
    const { user } = renderScreen(<SignUpPage />, '/signup');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lena');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lena@example.com');
    await user.type(screen.getByLabelText('Password'), 'solvent');
    await user.type(screen.getByLabelText('Confirm password'), 'solvent1');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(textBeside(screen.getByLabelText('Password'))).toMatch(/Password needs/);
    });
    expect(textBeside(screen.getByLabelText('Confirm password'))).toContain('Passwords do not match.');
    expect(sent).toEqual([]);
    await expectAccessible();
    for (const label of ['Password', 'Confirm password']) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), 'Solvent1');
    }
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(sent[0]?.body).toMatchObject({ name: 'Lena', email: 'lena@example.com', password: 'Solvent1' });
  });
});

describe('an address that the sign-up refuses or that was mistyped', () => {
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });

  async function signUp(answer: unknown) {
    serve({ 'POST /api/users/signup': answer });
    const { user } = renderScreen(<SignUpPage />, '/signup');
    await user.type(name(), 'Lena');
    await user.type(email(), 'lena@example.com');
    await user.type(screen.getByLabelText('Password'), 'Solvent1');
    await user.type(screen.getByLabelText('Confirm password'), 'Solvent1{Enter}');
    return user;
  }

  it.each([
    [401, 'user-exists', 'User already exists.'],
    [410, 'email-blocked', 'Your email address is blocked.'],
  ])('is named beside its field (%i)', async (status, code, text) => {
    const user = await signUp(problem(status, code, text));
    await waitFor(() => {
      expect(textBeside(email())).toContain(text);
    });
    await user.type(email(), 'x');
    await waitFor(() => {
      expect(textBeside(email())).not.toContain(text);
    });
  });

  it('can be mended without typing the rest again', async () => {
    const user = await signUp({ mailSent: true });
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect([name().value, email().value]).toEqual(['Lena', 'lena@example.com']);
  });
});

describe('the forgotten password', () => {
  it('says where the link went, or why it did not, with the address kept', async () => {
    const answers = {
      'POST /api/users/forgot-password': problem(404, 'user-not-registered', 'User is not registered') as unknown,
    };
    serve(answers);
    const { user } = renderScreen(<ForgotPasswordPage />, '/forgot-password');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lena@example.com{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'lena@example.com');
    await expectAccessible();
  });
});

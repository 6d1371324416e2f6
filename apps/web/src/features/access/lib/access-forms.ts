import { emailSchema, newPasswordSchema, personNameSchema } from '@gosds/contract/accounts/account-fields';
import { accountTexts } from '@gosds/contract/accounts/account-texts';
import { z } from 'zod';

export type PasswordRule = { readonly text: string; readonly isMet: (password: string) => boolean };

export const passwordRules: readonly PasswordRule[] = [
  { text: 'At least 6 characters', isMet: (password) => password.length >= 6 },
  { text: 'A digit', isMet: (password) => /\d/.test(password) },
  { text: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { text: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
];

const email = z.string().trim().min(1, 'Please enter your e-mail.').pipe(emailSchema);
const confirmPassword = z.string().min(1, 'Please enter the password again.');
const mustMatch = { message: accountTexts.passwordsDiffer, path: ['confirmPassword'] };
const matches = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.confirmPassword === '' || form.password === form.confirmPassword;

export const loginForm = z.object({
  email,
  password: z.string().min(1, 'Please enter your password.').min(6, accountTexts.passwordLength),
  isRemembered: z.boolean(),
});

export const signUpForm = z
  .object({
    name: z.string().trim().min(1, 'Please enter your name.').pipe(personNameSchema),
    email,
    password: newPasswordSchema,
    confirmPassword,
  })
  .refine(matches, { ...mustMatch, when: () => true });

export const linkForm = z.object({ email });

export const resetPasswordForm = z
  .object({ password: newPasswordSchema, confirmPassword })
  .refine(matches, { ...mustMatch, when: () => true });

export type LoginForm = z.infer<typeof loginForm>;
export type SignUpForm = z.infer<typeof signUpForm>;
export type LinkFormValues = z.infer<typeof linkForm>;
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

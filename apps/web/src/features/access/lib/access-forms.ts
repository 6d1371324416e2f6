import { emailSchema, newPasswordSchema, personNameSchema } from '@gosds/contract/accounts/account-fields';
import { passwordRules } from '@gosds/contract/accounts/password-rules';
import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import { z } from 'zod';

/** Names a fault by the key of its message. */
const named = (fault: keyof FirstWords['access']['fault']) => fault;

const email = z.string().trim().min(1, named('emailMissing')).pipe(emailSchema);
const confirmPassword = z.string().min(1, named('passwordAgain'));
const mustMatch = { message: named('passwordsDiffer'), path: ['confirmPassword'] };
const matches = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.confirmPassword === '' || form.password === form.confirmPassword;

export const loginForm = z.object({
  email,
  password: z.string().min(1, named('passwordMissing')).min(passwordRules.minLength, named('passwordLength')),
  isRemembered: z.boolean(),
});

export const signUpForm = z
  .object({
    name: z.string().trim().min(1, named('nameMissing')).pipe(personNameSchema),
    email,
    password: newPasswordSchema,
    confirmPassword,
  })
  .refine(matches, { ...mustMatch, when: () => true });

export const confirmationForm = z.object({
  password: z.string().min(1, named('passwordMissing')).max(passwordRules.maxLength, named('passwordLong')),
});

export const linkForm = z.object({ email });

export const resetPasswordForm = z
  .object({ password: newPasswordSchema, confirmPassword })
  .refine(matches, { ...mustMatch, when: () => true });

export type LoginForm = z.infer<typeof loginForm>;
export type SignUpForm = z.infer<typeof signUpForm>;
export type ConfirmationForm = z.infer<typeof confirmationForm>;
export type LinkFormValues = z.infer<typeof linkForm>;
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

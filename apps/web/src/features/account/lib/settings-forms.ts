import { newPasswordSchema, personNameSchema } from '@gosds/contract/accounts/account-fields';
import { passwordRules } from '@gosds/contract/accounts/password-rules';
import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import { z } from 'zod';

/** Names a fault by the key of its message. */
const named = (fault: keyof FirstWords['access']['fault']) => fault;

export const nameForm = z.object({ name: z.string().trim().min(1, named('nameMissing')).pipe(personNameSchema) });

export const passwordForm = z
  .object({
    currentPassword: z.string().min(1, named('passwordMissing')).max(passwordRules.maxLength, named('passwordLong')),
    password: newPasswordSchema,
    confirmPassword: z.string().min(1, named('passwordAgain')),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    message: named('passwordsDiffer'),
    path: ['confirmPassword'],
    when: () => true,
  });

export type NameForm = z.infer<typeof nameForm>;
export type PasswordForm = z.infer<typeof passwordForm>;

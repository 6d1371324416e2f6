import { z } from 'zod';
import { accountFault } from './account-texts.ts';
import { passwordRules } from './password-rules.ts';

/** Trimmed here; the server stores and compares it in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .max(254, accountFault('emailInvalid'))
  .pipe(z.email(accountFault('emailInvalid')));

/** A password as typed at login. Accepts every password that earlier rules allowed. */
export const anyPasswordSchema = z.string().min(1).max(passwordRules.maxLength);

/** For sign-up and for a change. */
export const newPasswordSchema = z
  .string()
  .min(passwordRules.minLength, accountFault('passwordLength'))
  .max(passwordRules.maxLength, accountFault('passwordLong'))
  .regex(passwordRules.signs.digit, accountFault('passwordDigit'))
  .regex(passwordRules.signs.lowercase, accountFault('passwordLowercase'))
  .regex(passwordRules.signs.uppercase, accountFault('passwordUppercase'));

export const personNameSchema = z
  .string()
  .trim()
  .max(200, accountFault('nameLong'))
  // Unicode counts the invisible filler characters of Korean as letters.
  .regex(/^(?!\p{Default_Ignorable_Code_Point})\p{L}/u, accountFault('nameStart'))
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, accountFault('nameCharacters'));

/** Older pages send it. The server ignores it: links in mails always use the configured address. */
export const protocolSchema = z.string().max(10).optional();

/** 32 random bytes in base64url, as in a mailed link. */
export const linkTokenSchema = z.string().min(1).max(200);

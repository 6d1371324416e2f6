import { z } from 'zod';
import { accountFault } from './account-texts.ts';

/** Trimmed; stored and compared in lower case by the server. */
export const emailSchema = z
  .string()
  .trim()
  .max(254, accountFault('emailInvalid'))
  .pipe(z.email(accountFault('emailInvalid')));

/** A password as typed at login: any that could ever have been set. */
export const anyPasswordSchema = z.string().min(1).max(256);

/** Six characters at least, a digit, a lower-case and an upper-case letter, at sign-up and at a change alike. */
export const newPasswordSchema = z
  .string()
  .min(6, accountFault('passwordLength'))
  .max(256)
  .regex(/\d/, accountFault('passwordDigit'))
  .regex(/[a-z]/, accountFault('passwordLowercase'))
  .regex(/[A-Z]/, accountFault('passwordUppercase'));

export const personNameSchema = z
  .string()
  .trim()
  .max(200)
  // The filler letters of Korean are letters that nobody sees.
  .regex(/^(?!\p{Default_Ignorable_Code_Point})\p{L}/u, accountFault('nameStart'))
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, accountFault('nameCharacters'));

/** Sent by older pages; links in mails always come from the configured address. */
export const protocolSchema = z.string().max(10).optional();

/** 32 random bytes in base64url, as they stand in a mailed link. */
export const linkTokenSchema = z.string().min(1).max(200);

import { passwordRules } from './password-rules.ts';

/**
 * Messages for faults in the fields of the access screens, by key. Messages of the specification are quoted to the
 * letter.
 */
export const accountTexts = {
  passwordLength: `Password needs at least ${passwordRules.minLength} characters.`,
  passwordLong: `Password may have ${passwordRules.maxLength} characters at most.`,
  passwordDigit: 'Password needs a digit.',
  passwordLowercase: 'Password needs a lowercase letter.',
  passwordUppercase: 'Password needs an uppercase letter.',
  nameStart: 'Name must start with A-Z.',
  nameCharacters: 'Name must not hold control characters.',
  nameLong: 'Name may have 200 characters at most.',
  emailInvalid: 'Please provide valid email address.',
} as const;

/** The key of a fault, as a schema reports it. The service says it in English, the screens in their language. */
export const accountFault = (key: keyof typeof accountTexts): string => key;

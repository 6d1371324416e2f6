/** What can be wrong with a field of the access screens, by the key that names it; those in the specification are to the letter. */
export const accountTexts = {
  passwordLength: 'Password needs at least 6 characters.',
  passwordDigit: 'Password needs a digit.',
  passwordLowercase: 'Password needs a lowercase letter.',
  passwordUppercase: 'Password needs an uppercase letter.',
  nameStart: 'Name must start with A-Z.',
  nameCharacters: 'Name must not hold control characters.',
  emailInvalid: 'Please provide valid email address.',
} as const;

/** The name of a fault as a schema gives it: the service says it in English, the screens in their language. */
export const accountFault = (key: keyof typeof accountTexts): string => key;

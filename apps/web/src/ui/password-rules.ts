/** `name` is the key of the rule's text. */
export type PasswordRule = {
  readonly name: 'length' | 'digit' | 'lowercase' | 'uppercase';
  readonly isMet: (password: string) => boolean;
};

export const passwordRules: readonly PasswordRule[] = [
  { name: 'length', isMet: (password) => password.length >= 6 },
  { name: 'digit', isMet: (password) => /\d/.test(password) },
  { name: 'lowercase', isMet: (password) => /[a-z]/.test(password) },
  { name: 'uppercase', isMet: (password) => /[A-Z]/.test(password) },
];

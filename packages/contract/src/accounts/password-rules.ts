/** What a new password needs: its length, and one of each kind of sign. */
export const passwordRules = {
  minLength: 6,
  maxLength: 256,
  signs: { digit: /\d/, lowercase: /[a-z]/, uppercase: /[A-Z]/ },
} as const;

/** Texts of the access screens; those in the specification are to the letter. */
export const accountTexts = {
  passwordsDiffer: 'Passwords do not match.',
  passwordLength: 'Password needs at least 6 characters.',
  passwordDigit: 'Password needs a digit.',
  passwordLowercase: 'Password needs a lowercase letter.',
  passwordUppercase: 'Password needs an uppercase letter.',
  nameStart: 'Name must start with A-Z.',
  nameCharacters: 'Name must not hold control characters.',
  emailInvalid: 'Please provide valid email address.',
  verifying: 'Verifing email...',
  verified: 'Your email has been verified.',
  passwordChanged: 'Password is successfully changed.',
  registrationError: 'Registration Error',
  forgotPasswordError: 'Forgot password Error',
  changePasswordFailed: 'Change password failed.',
  invalidCredentials: 'Invalid Credentials',
} as const;

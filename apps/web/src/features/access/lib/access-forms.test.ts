import { ownValue } from '@gosds/ghs/own-value';
import { firstWords } from '@gosds/phrases/generated/interface/en/first';
import { describe, expect, it } from 'vitest';
import { loginForm, resetPasswordForm, signUpForm } from './access-forms.ts';

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.success
    ? []
    : (result.error?.issues.map(({ message }) => ownValue<string>(firstWords.access.fault, message)) ?? []);

const anna = { name: 'Anna', email: 'anna@example.com', password: 'Secret1', confirmPassword: 'Secret1' };

describe('sign-up, specification 2 section 5', () => {
  it('takes six characters with a digit, a lowercase and an uppercase letter', () => {
    expect(messages(signUpForm.safeParse({ ...anna, password: 'Secr1t', confirmPassword: 'Secr1t' }))).toEqual([]);
  });

  it.each([
    ['Secr1', 'Password needs at least 6 characters.'],
    ['secret1', 'Password needs an uppercase letter.'],
    ['SECRET1', 'Password needs a lowercase letter.'],
    ['Secrets', 'Password needs a digit.'],
    [`Secret1${'x'.repeat(250)}`, 'Password may have 256 characters at most.'],
  ])('refuses %s and says what is missing', (password, message) => {
    expect(messages(signUpForm.safeParse({ ...anna, password, confirmPassword: password }))).toEqual([message]);
  });

  it('says that the passwords do not match, in the specified words', () => {
    expect(messages(signUpForm.safeParse({ ...anna, confirmPassword: 'Secret2' }))).toEqual([
      'Passwords do not match.',
    ]);
  });

  it.each(['1anna', ' -anna', '\u3164', '\u200b\u200b', '.'])(
    'refuses the name %j, which does not start with a letter',
    (name) => {
      expect(messages(signUpForm.safeParse({ ...anna, name }))).toEqual(['Name must start with A-Z.']);
    },
  );
});

it.each(['anna', 'Änne', 'ünal', '李雷', 'Ольга', 'علي'])('takes the name %s, in letters of any script', (name) => {
  expect(messages(signUpForm.safeParse({ ...anna, name }))).toEqual([]);
});

describe('reset password, specification 2 section 5', () => {
  it('asks for the characters, and for six of them, since fewer are guessed', () => {
    const say = (password: string) => messages(resetPasswordForm.safeParse({ password, confirmPassword: password }));
    expect(say('aB1xyz')).toEqual([]);
    expect(say('aB1xy')).toEqual(['Password needs at least 6 characters.']);
    expect(say('aBcxyz')).toEqual(['Password needs a digit.']);
  });
});

describe('login, specification 2 section 5', () => {
  it('asks for six characters', () => {
    const form = { email: 'anna@example.com', isRemembered: false };
    expect(loginForm.safeParse({ ...form, password: 'abcde' }).success).toBe(false);
    expect(loginForm.safeParse({ ...form, password: 'abcdef' }).success).toBe(true);
  });
});

import { PasswordInput, VisuallyHidden } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFirstWords } from '../words/words.ts';
import { CheckIcon } from './icons.tsx';
import styles from './new-password-fields.module.css';

/** `name` is the key of the rule's text. */
type PasswordRule = {
  readonly name: 'length' | 'digit' | 'lowercase' | 'uppercase';
  readonly isMet: (password: string) => boolean;
};

const passwordRules: readonly PasswordRule[] = [
  { name: 'length', isMet: (password) => password.length >= 6 },
  { name: 'digit', isMet: (password) => /\d/.test(password) },
  { name: 'lowercase', isMet: (password) => /[a-z]/.test(password) },
  { name: 'uppercase', isMet: (password) => /[A-Z]/.test(password) },
];

type Field = { readonly registered: UseFormRegisterReturn; readonly error: string | undefined; readonly label: string };

type Props = {
  readonly typed: string;
  readonly password: Field;
  readonly confirm: Field;
};

/** Password and confirmation. The rules beside the field are ticked off as they are met. */
export function NewPasswordFields({ typed, password, confirm }: Props) {
  const { access } = useFirstWords();
  const words = access.rule;
  const toggle = { 'aria-label': access.showPassword };
  return (
    <>
      <div>
        <PasswordInput
          label={password.label}
          autoComplete="new-password"
          size="md"
          aria-describedby="password-rules"
          visibilityToggleButtonProps={toggle}
          error={password.error}
          aria-invalid={password.error !== undefined || undefined}
          {...password.registered}
        />
        <ul id="password-rules" className={styles['rules']} aria-label={access.passwordRules}>
          {passwordRules.map((rule) => (
            <li key={rule.name} data-met={rule.isMet(typed)}>
              <span className={styles['mark']} aria-hidden="true">
                {rule.isMet(typed) && <CheckIcon size={12} />}
              </span>
              {words[rule.name]}
              <VisuallyHidden component="span"> {rule.isMet(typed) ? words.met : words.notMet}</VisuallyHidden>
            </li>
          ))}
        </ul>
      </div>
      <PasswordInput
        label={confirm.label}
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={toggle}
        error={confirm.error}
        aria-invalid={confirm.error !== undefined || undefined}
        {...confirm.registered}
      />
    </>
  );
}

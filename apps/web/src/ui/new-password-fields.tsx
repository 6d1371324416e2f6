import { passwordRules } from '@gosds/contract/accounts/password-rules';
import { VisuallyHidden } from '@mantine/core';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useFaultText } from '../words/use-fault-text.ts';
import { useFirstWords } from '../words/words.ts';
import { CheckIcon } from './icons.tsx';
import styles from './new-password-fields.module.css';
import { PasswordField } from './password-field.tsx';

/** `name` is the key of the rule's text. */
type PasswordRule = {
  readonly name: 'length' | 'digit' | 'lowercase' | 'uppercase';
  readonly isMet: (password: string) => boolean;
};

const shownRules: readonly PasswordRule[] = [
  { name: 'length', isMet: (password) => password.length >= passwordRules.minLength },
  ...(['digit', 'lowercase', 'uppercase'] as const).map((name) => ({
    name,
    isMet: (password: string) => passwordRules.signs[name].test(password),
  })),
];

type FieldName = 'password' | 'confirmPassword';

type Props = {
  /** The label of the password: a new account has no old one to tell it from. */
  readonly label: string;
  readonly typed: string;
  readonly register: (name: FieldName) => UseFormRegisterReturn;
  readonly errors: Readonly<Partial<Record<FieldName, FieldError>>>;
};

/** Password and confirmation. The rules beside the field are ticked off as they are met. */
export function NewPasswordFields({ label, typed, register, errors }: Props) {
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const words = access.rule;
  return (
    <>
      <div>
        <PasswordField
          label={label}
          autoComplete="new-password"
          size="md"
          aria-describedby="password-rules"
          maxLength={undefined}
          error={faultText(errors.password)}
          {...register('password')}
        />
        <ul id="password-rules" className={styles['rules']} aria-label={access.passwordRules}>
          {shownRules.map((rule) => (
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
      <PasswordField
        label={access.confirmPassword}
        maxLength={undefined}
        autoComplete="new-password"
        size="md"
        error={faultText(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
    </>
  );
}

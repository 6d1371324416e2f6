import { passwordRules } from '@gosds/contract/accounts/password-rules';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useFirstWords } from '../words/words.ts';

type Props = Omit<PasswordInputProps, 'visibilityToggleButtonProps' | 'aria-invalid'>;

/** A password that can be shown. Screen readers hear its error, which the library's input only shows. */
export function PasswordField(props: Props) {
  const { access } = useFirstWords();
  return (
    <PasswordInput
      maxLength={passwordRules.maxLength}
      // The library leaves the button out of the order of the Tab key.
      visibilityToggleButtonProps={{ 'aria-label': access.showPassword, tabIndex: 0 }}
      aria-invalid={Boolean(props.error) || undefined}
      {...props}
    />
  );
}

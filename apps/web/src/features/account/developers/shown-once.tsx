import { TextInput } from '@mantine/core';
import { FormMessage } from '../../../ui/form-message.tsx';
import styles from '../ui/settings.module.css';
import { CopyButton } from './copy-button.tsx';

export type Made = {
  readonly secret: string;
  /** What the secret belongs to, as its list names it. */
  readonly name: string;
};

type Props = Made & { readonly label: string; readonly intro: string };

/** A secret that is shown once, with a copy button. */
export function ShownOnce({ secret, name, label, intro }: Props) {
  return (
    <FormMessage tone="success">
      <p className={styles['lead']}>
        <bdi>
          <strong>{name}</strong>
        </bdi>
        <br />
        {intro}
      </p>
      <div className={styles['ways']}>
        <TextInput
          className={styles['secret']}
          aria-label={label}
          readOnly
          value={secret}
          dir="ltr"
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
        <CopyButton text={secret} />
      </div>
    </FormMessage>
  );
}

import type { Words } from '@gosds/phrases/generated/interface/words';
import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { MailIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { mailSheet } from './print-calls.ts';
import styles from './print-step.module.css';
import { readRecipients } from './recipients.ts';

/** The error message; if there are several addresses, it names the wrong ones. */
const problemText = ({ access, print }: Words, count: number, invalid: readonly string[]): string =>
  count > 1 ? print.mail.wrong(invalid.join(', ')) : access.fault.emailInvalid;

/** Sends the sheet to others. */
export function MailForm({ orderId, onFailure }: { readonly orderId: string; readonly onFailure: () => void }) {
  const words = useWords();
  const { mail } = words.print;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    const { addresses, areValid, invalid } = readRecipients(text);
    setProblem(areValid ? undefined : problemText(words, addresses.length, invalid));
    if (!areValid) {
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await mailSheet(orderId, addresses);
      notifications.show({ message: mail.sent, color: 'teal' });
      setText((now) => (now === text ? '' : now));
    } catch (error) {
      logError(error, 'sendemail');
      onFailure();
    }
    setIsBusy(false);
  };
  return (
    <form
      className={styles['mail']}
      noValidate
      data-own-undo
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        ref={input}
        className={styles['addresses'] ?? ''}
        label={mail.label}
        description={mail.hint}
        type="text"
        inputMode="email"
        autoComplete="email"
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" leftSection={<MailIcon size={16} />} loading={isBusy}>
        {mail.send}
      </Button>
    </form>
  );
}

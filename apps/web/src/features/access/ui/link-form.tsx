import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords } from '../../../words/words.ts';
import { linkForm, type LinkFormValues } from '../lib/access-forms.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import styles from './access-frame.module.css';

type Props = {
  readonly button: string;
  /** Mails the link. Rejects only if the attempt itself failed. */
  readonly send: (email: string) => Promise<unknown>;
  readonly messageOf: (error: unknown) => string;
  /** Text shown once the link is on its way to this address. */
  readonly sent: (email: string) => ReactNode;
  /** Text above the field until then. */
  readonly children: ReactNode;
  /** Content below the field. */
  readonly below?: ReactNode;
  /** Checks that content, beside whose fields faults are shown. False if something there is missing. */
  readonly checkBelow?: () => boolean;
};

/** Form for the address that a link is mailed to. */
export function LinkForm({ button, send, messageOf, sent, children, below, checkBelow = () => true }: Props) {
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<LinkFormValues>({
    resolver: standardSchemaResolver(linkForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submitWith = (isBelowGood: boolean) => {
    setProblem(undefined);
    return form.handleSubmit(async ({ email }) => {
      if (!isBelowGood) return;
      try {
        await send(email);
        setSentTo(email);
      } catch (error) {
        setProblem(messageOf(error));
      }
    });
  };
  if (sentTo !== undefined) return <FormMessage tone="success">{sent(sentTo)}</FormMessage>;
  return (
    <form noValidate className={styles['link']} onSubmit={(event) => void submitWith(checkBelow())(event)}>
      {children}
      {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
      <TextInput
        label={access.email}
        type="email"
        autoComplete="username"
        size="md"
        error={faultText(errors.email)}
        {...form.register('email')}
      />
      {below}
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {button}
      </Button>
    </form>
  );
}

/**
 * Replaces the content of a page whose link has expired. The answer does not reveal whether the address has an account.
 */
export function NewLinkForm(props: Pick<Props, 'send' | 'messageOf'>) {
  const { newLink } = useFirstWords().access;
  return (
    <LinkForm {...props} button={newLink.button} sent={() => newLink.sent}>
      <FormMessage tone="problem">{newLink.dead}</FormMessage>
    </LinkForm>
  );
}

import { Button, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useSearchText } from '../../../ui/use-search-text.ts';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';

type Props = {
  readonly label: string;
  /** The current search text. */
  readonly text: string;
  readonly onAsk: (text: string) => void;
};

/** A search field that narrows the results; an empty text shows all again. */
export function NarrowForm({ label, text, onAsk }: Props) {
  const { search } = useWords().galleria;
  const { text: typed, setText, send } = useSearchText(text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(typed.trim());
    onAsk(typed.trim());
  };
  return (
    <form className={styles['narrow']} onSubmit={submit}>
      <TextInput
        label={label}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default">
        {search.button}
      </Button>
    </form>
  );
}

import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
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
  const [typed, setTyped] = useState(text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
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
          setTyped(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default">
        {search.button}
      </Button>
    </form>
  );
}

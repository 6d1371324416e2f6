import { TextInput, type TextInputProps } from '@mantine/core';
import { useNumberText } from '../words/use-number-text.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** The stored text. */
  readonly value: string;
  /** What is stored of a typed text; by default the text. */
  readonly read?: (typed: string) => string;
  /** Called with the text to store. */
  readonly onType: (stored: string) => void;
};

/** A text input of a number, with the decimal mark of the screens; while the user types it shows the text as typed. */
export function NumberInput({ value, read, onType, onBlur, ...input }: Props) {
  const number = useNumberText(value, read);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={number.text}
      onChange={({ currentTarget }) => {
        onType(number.type(currentTarget.value));
      }}
      onBlur={(event) => {
        number.leave();
        onBlur?.(event);
      }}
    />
  );
}

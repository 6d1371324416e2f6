import { TextInput, type TextInputProps } from '@mantine/core';
import type { NumberNotation } from '../words/number-text.ts';
import { useNumberText } from '../words/use-number-text.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** The stored text. */
  readonly value: string;
  /** By default the text is stored as typed. */
  readonly notation?: NumberNotation;
  /** Called with the text to store. */
  readonly onType: (stored: string) => void;
};

/** A text input of a number, with the decimal mark of the screens; while the user types it shows the text as typed. */
export function NumberInput({ value, notation, onType, onBlur, ...input }: Props) {
  const number = useNumberText(value, notation);
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

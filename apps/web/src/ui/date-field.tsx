import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';

type Props = Pick<TextInputProps, 'label' | 'description' | 'error'> & {
  readonly type: 'date' | 'datetime-local';
  /** As the browser writes it; empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * A native date input. The browser gives a date that is only partly typed as empty, which would pass for “no date”; so
 * its form is not sent, and the fault stands beside the field.
 */
export function DateField({ value, error, onChange, ...props }: Props) {
  const { noDate } = useWords().admin.edit;
  const input = useRef<HTMLInputElement>(null);
  const [isPart, setIsPart] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = (event: Event) => {
      const isRefused = input.current?.validity.badInput === true;
      setIsPart(isRefused);
      if (!isRefused) return;
      event.preventDefault();
      event.stopPropagation();
    };
    form?.addEventListener('submit', onSubmit, true);
    return () => {
      form?.removeEventListener('submit', onSubmit, true);
    };
  }, []);
  return (
    <TextInput
      {...props}
      ref={input}
      value={value}
      error={isPart ? noDate : error}
      onChange={({ currentTarget }) => {
        setIsPart(false);
        onChange(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        setIsPart(currentTarget.validity.badInput);
      }}
    />
  );
}

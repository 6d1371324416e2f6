import { useState } from 'react';
import { type NumberNotation, shownNumber } from './number-text.ts';
import { useFirstWords } from './words.ts';

/**
 * The text of a number field. While the user types it is the text as typed; else it is the stored value with the decimal
 * mark of the screens. Without `read` the text is stored as typed.
 */
export function useNumberText(
  stored: string,
  { read = (typed) => typed, show = shownNumber }: Partial<NumberNotation> = {},
) {
  const { decimalMark } = useFirstWords().formats;
  const [typing, setTyping] = useState<{ readonly text: string; readonly stored: string } | null>(null);
  return {
    /** A change from elsewhere, such as undo, replaces the typed text. */
    text: typing?.stored === stored ? typing.text : show(stored, decimalMark),
    /** Takes the typed text and returns what to store. */
    type: (text: string): string => {
      const next = read(text, decimalMark);
      setTyping({ text, stored: next });
      return next;
    },
    /** Ends typing, when the user leaves the field. */
    leave: () => {
      setTyping(null);
    },
  };
}

import { useState } from 'react';

type SearchText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly send: (text: string) => void;
};

/**
 * The text of a search box whose search stands in the address. The address follows a search late: what is typed
 * meanwhile stays. A search that this box did not send, such as one by Back, replaces the text.
 */
export function useSearchText(searched: string): SearchText {
  const [box, setBox] = useState<{ text: string; searched: string; sent: readonly string[] }>({
    text: searched,
    searched,
    sent: [],
  });
  if (box.searched !== searched) {
    const place = box.sent.indexOf(searched);
    setBox({ text: place < 0 ? searched : box.text, searched, sent: place < 0 ? [] : box.sent.slice(place + 1) });
  }
  return {
    text: box.text,
    setText: (text) => {
      setBox((before) => ({ ...before, text }));
    },
    send: (text) => {
      setBox((before) => ({ ...before, text, sent: [...before.sent, text] }));
    },
  };
}

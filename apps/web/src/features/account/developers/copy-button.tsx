import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';

/** Copies a text. If the browser refuses, the user can still select it. */
export function CopyButton({ text }: { readonly text: string }) {
  const { keys: words } = useWords().developers;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button variant="default" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}

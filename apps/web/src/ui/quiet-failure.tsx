import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { failedParts, tryFailedParts } from '../api/load-part.ts';
import { useFirstWords } from '../words/words.ts';
import { FormMessage } from './form-message.tsx';

/**
 * True in the one place that shows the retry button: the first in the page, and none while the message over the page
 * has one.
 */
function useHasButton(): boolean {
  const [place] = useState(() => Symbol('place'));
  useEffect(() => {
    failedParts.setState(({ places }) => ({ places: [...places, place] }));
    return () => {
      failedParts.setState(({ places }) => ({ places: places.filter((each) => each !== place) }));
    };
  }, [place]);
  return useStore(failedParts, ({ retries, places }) => retries.length === 0 && places[0] === place);
}

/**
 * Replaces a part that the user did not ask for and that could not be loaded. One button on the page retries all such
 * parts.
 */
export function QuietFailure({ text }: { readonly text: string }) {
  const { frame } = useFirstWords();
  const hasButton = useHasButton();
  return (
    <FormMessage tone="warning">
      <p>{text}</p>
      {hasButton && (
        <Button size="compact-sm" variant="default" onClick={tryFailedParts}>
          {frame.tryAgain}
        </Button>
      )}
    </FormMessage>
  );
}

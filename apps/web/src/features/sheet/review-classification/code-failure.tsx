import { useState } from 'react';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { useWords } from '../../../words/words.ts';

/** Announces each failure of the call once. */
export function CodeFailure({ error }: { readonly error: Error | null }) {
  const { failure } = useWords().reviewClassification;
  const [said, setSaid] = useState<Error | null>(null);
  if (!error || error === said) return null;
  return (
    <FailureDialog
      details={[failure]}
      onClose={() => {
        setSaid(error);
      }}
    />
  );
}

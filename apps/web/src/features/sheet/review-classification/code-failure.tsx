import { useState } from 'react';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';

const details = ['The codes on this step come from the rules in this page. Nothing you entered is lost.'];

/** Said once for each failure of the call. */
export function CodeFailure({ error }: { readonly error: Error | null }) {
  const [said, setSaid] = useState<Error | null>(null);
  if (!error || error === said) return null;
  return (
    <FailureDialog
      details={details}
      onClose={() => {
        setSaid(error);
      }}
    />
  );
}

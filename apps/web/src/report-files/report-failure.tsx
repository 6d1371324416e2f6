import { useState } from 'react';
import { ApiProblem, messageOf } from '../api/call.ts';
import { FailureDialog } from '../ui/failure-dialog.tsx';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The server's messages about single fields. */
function fieldTexts(error: unknown): readonly string[] {
  const fields = error instanceof ApiProblem ? error.fields['fields'] : undefined;
  return isTexts(fields) ? Object.values(fields) : [];
}

/** The specified dialog for a failed call, with the server's further messages below. Reopens with the next failure. */
export function ReportFailure({ error }: { readonly error: unknown }) {
  const [dismissed, setDismissed] = useState<unknown>(null);
  if (error === null || error === undefined || dismissed === error) return null;
  return (
    <FailureDialog
      details={[messageOf(error), ...fieldTexts(error)]}
      onClose={() => {
        setDismissed(error);
      }}
    />
  );
}

import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { useWords } from '../../../words/words.ts';

/** Announces each failure of the suggestions once. */
export function GoodsFailure({ error }: { readonly error: Error | null }) {
  const { failed } = useWords().dangerousGoods;
  const [said, setSaid] = useState<Error | null>(null);
  if (!error || error === said) return null;
  return (
    <FailureDialog
      text={failed}
      details={[messageOf(error)]}
      onClose={() => {
        setSaid(error);
      }}
    />
  );
}

import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { useWords } from '../../../words/words.ts';

/** Announces the first failure of the suggestions since the step opened. Each change of the draft tries again; those are logged alone. */
export function GoodsFailure({ error }: { readonly error: Error | null }) {
  const { failed } = useWords().dangerousGoods;
  const [isSaid, setIsSaid] = useState(false);
  if (!error || isSaid) return null;
  return (
    <FailureDialog
      text={failed}
      details={[messageOf(error)]}
      onClose={() => {
        setIsSaid(true);
      }}
    />
  );
}

import { goodsFailureText } from '@gosds/contract/documents/goods-suggestions';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';

/** Said once for each failure of the suggestions. */
export function GoodsFailure({ error }: { readonly error: Error | null }) {
  const [said, setSaid] = useState<Error | null>(null);
  if (!error || error === said) return null;
  return (
    <FailureDialog
      text={goodsFailureText}
      details={[messageOf(error)]}
      onClose={() => {
        setSaid(error);
      }}
    />
  );
}

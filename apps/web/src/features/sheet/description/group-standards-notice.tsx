import { Button } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';

/** Says, where the country has group standards, when they are chosen. */
export function GroupStandardsNotice({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Group standards" onClose={onClose}>
      <p>You can add HSR Numbers and Group Standards to your material in the Preview page before Checkout.</p>
      <Button data-autofocus onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}

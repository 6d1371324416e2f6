import type { ModalProps } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ModalProps, 'opened'> & {
  /** Something was typed or chosen that is not saved. */
  readonly isChanged: boolean;
};

/** A dialog with input: Escape, a click beside it and its cross ask before they discard what was changed in it. */
export function FormDialog({ isChanged, onClose, children, ...props }: Props) {
  const [asks, setAsks] = useState(false);
  const leave = () => {
    if (!isChanged) onClose();
    else if (!asks) setAsks(true);
  };
  return (
    <Dialog {...props} onClose={leave}>
      {children}
      {asks && (
        <ConfirmDialog
          title="Discard your changes?"
          yes="Discard"
          no="Keep editing"
          isNoUsual
          onYes={onClose}
          onNo={() => {
            setAsks(false);
          }}
        >
          What you changed in this dialog is not saved.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

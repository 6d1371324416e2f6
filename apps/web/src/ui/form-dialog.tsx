import type { ModalProps } from '@mantine/core';
import { useState } from 'react';
import { useFirstWords } from '../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ModalProps, 'opened'> & {
  /** True if the dialog has unsaved input. */
  readonly isChanged: boolean;
};

/** A dialog with input: Escape, a click outside and the close button ask before they discard changes. */
export function FormDialog({ isChanged, onClose, children, ...props }: Props) {
  const [asks, setAsks] = useState(false);
  const { discard } = useFirstWords().frame;
  const leave = () => {
    if (!isChanged) onClose();
    else if (!asks) setAsks(true);
  };
  return (
    <Dialog {...props} onClose={leave}>
      {children}
      {asks && (
        <ConfirmDialog
          title={discard.title}
          yes={discard.yes}
          no={discard.no}
          isNoUsual
          onYes={onClose}
          onNo={() => {
            setAsks(false);
          }}
        >
          {discard.text}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

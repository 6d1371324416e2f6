import { Modal, type ModalProps } from '@mantine/core';
import { useEffect } from 'react';
import { busyButtonInFocus } from './use-focus-of-busy-buttons.ts';

/** A dialog that is open while rendered. When it closes, the focus returns to the element that had it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useEffect(() => {
    const opener = busyButtonInFocus() ?? document.activeElement;
    return () => {
      // After the dialog has left the page, and only if nothing else has taken the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
      });
    };
  }, []);
  return <Modal opened {...props} />;
}

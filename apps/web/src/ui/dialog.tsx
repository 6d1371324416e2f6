import { Modal, type ModalProps } from '@mantine/core';
import { useEffect } from 'react';
import { busyButtonInFocus } from './use-focus-of-busy-buttons.ts';

/** A dialog that is open for as long as it is shown; when it goes, the focus goes back to where it came from. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useEffect(() => {
    const opener = busyButtonInFocus() ?? document.activeElement;
    return () => {
      // After the dialog is gone from the page, and only where nothing else has taken the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
      });
    };
  }, []);
  return <Modal opened {...props} />;
}

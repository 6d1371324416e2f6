import { Modal, type ModalProps } from '@mantine/core';
import { createContext, type SyntheticEvent, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { busyButtonInFocus, giveFocus } from './use-focus-of-busy-buttons.ts';

/** React passes events of a dialog on to where it was opened; a form there would be sent with the form of the dialog. */
const endSubmit = (event: SyntheticEvent) => {
  event.stopPropagation();
};

/** Tells a dialog whether another one is open over it. */
const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined);

/**
 * A dialog that is open while rendered. Escape closes only the uppermost. When it closes, the focus returns to the
 * element that had it.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const cover = useContext(CoverContext);
  const [isCovered, setIsCovered] = useState(false);
  // Before the next key: Escape closes the outer dialog as soon as the inner one has left the page.
  useLayoutEffect(() => {
    cover(true);
    return () => {
      cover(false);
    };
  }, [cover]);
  useEffect(() => {
    const opener = busyButtonInFocus() ?? document.activeElement;
    return () => {
      // After the dialog has left the page, and only if nothing else has taken the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body) giveFocus(opener);
      });
    };
  }, []);
  return (
    <CoverContext value={setIsCovered}>
      <Modal opened closeOnEscape={!isCovered} onSubmit={endSubmit} {...props} />
    </CoverContext>
  );
}

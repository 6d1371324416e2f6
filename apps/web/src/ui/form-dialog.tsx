import type { ModalProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFirstWords } from '../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ModalProps, 'opened'> & {
  /** True if the dialog has unsaved input. */
  readonly isChanged: boolean;
};

const usable = ':not(:disabled, [readonly], [type="hidden"], [type="file"])';

/** The first field of a group of radio buttons is the chosen one. */
const stopOf = (field: HTMLElement): HTMLElement =>
  (field instanceof HTMLInputElement && field.type === 'radio' && field.closest('fieldset, [role="radiogroup"]')
    ? field.closest('fieldset, [role="radiogroup"]')?.querySelector<HTMLElement>('input:checked')
    : undefined) ?? field;

/** Names the first field as the one that gets the focus, unless another one is named; else the close button would. */
function FirstField({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = content;
    if (current === null || current.querySelector('[data-autofocus]') !== null) return;
    const field = current.querySelector<HTMLElement>(`input${usable}, select:not(:disabled), textarea${usable}`);
    if (field !== null) stopOf(field).dataset['autofocus'] = 'true';
  }, []);
  return (
    <div ref={content} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

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
      <FirstField>{children}</FirstField>
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

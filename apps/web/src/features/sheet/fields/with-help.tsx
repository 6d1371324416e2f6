import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useId, useState, type FocusEvent, type ReactNode } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useFirstWords } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import styles from './with-help.module.css';

const HelpCard = lazy(() => loadPart(async () => ({ default: (await import('./help-card.tsx')).HelpCard })));

type Props = {
  /** Path of the input, or of the group of inputs that share the help. */
  readonly path: string;
  readonly label?: string;
};

/**
 * The help of an input and its button. Tab skips the button, so that it costs no key between two fields; a shortcut
 * opens it from the field.
 */
function Help({ path, label = labelOf(path) }: Props) {
  const id = useId();
  const { help } = useFirstWords().wizard;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <UnstyledButton
        className={styles['button'] ?? ''}
        tabIndex={-1}
        data-help-of={path}
        aria-label={help.named(label)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        ?
      </UnstyledButton>
      <div id={id} role="status" className={styles['place']}>
        {isOpen && (
          <Suspense fallback={null}>
            <HelpCard path={path} onClose={close} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Closes the help when the focus leaves the field, by pressing its button. */
function closeHelp({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[data-help-of][aria-expanded="true"]')?.click();
}

type BoxProps = Props & {
  readonly isWide?: boolean;
  /** True if the help follows a word within a line. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
};

/** An input with its help beside the label. */
export function WithHelp({ path, label, isWide = false, isInline = false, children }: BoxProps) {
  return (
    <div
      className={styles['box']}
      data-wide={isWide || undefined}
      data-inline={isInline || undefined}
      onBlur={closeHelp}
    >
      {children}
      <Help path={path} {...(label === undefined ? {} : { label })} />
    </div>
  );
}

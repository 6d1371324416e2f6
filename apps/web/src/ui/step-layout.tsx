import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFirstWords } from '../words/words.ts';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import { isShortcut } from './shortcuts.ts';
import styles from './step-layout.module.css';
import { useFocusInView } from './use-focus-in-view.ts';

type Way = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** True if something else on the page must be done first. */
  readonly isQuiet?: boolean;
};

type Props = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly back: Way;
  /** Next is hidden without it. */
  readonly next?: Way;
  /** Buttons between Back and Next. */
  readonly between?: ReactNode;
  readonly children: ReactNode;
};

/** The shortcut for Next, from any field of the step. */
function useNextKey({ onClick, isDisabled = false, isBusy = false }: Partial<Way> = {}): void {
  const press = useRef<() => void>(undefined);
  useEffect(() => {
    press.current = isDisabled || isBusy ? undefined : onClick;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut('next-step', event)) return;
      // An open dialog takes precedence.
      if (event.repeat || document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      press.current?.();
    };
    // Captures the key before the field, whose own Enter does something else.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

/** Stays a Tab stop while it is closed, so that screen readers announce it and the user can wait there until it opens. */
function NextButton({ way: { isQuiet, isDisabled = false, isBusy, onClick } }: { readonly way: Way }) {
  const { frame } = useFirstWords();
  return (
    <Button
      variant={isQuiet === true ? 'default' : 'filled'}
      rightSection={<ArrowRightIcon size={16} />}
      data-disabled={isDisabled}
      aria-disabled={isDisabled || undefined}
      loading={isBusy ?? false}
      aria-keyshortcuts="Control+Enter"
      title={frame.nextKeys}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {frame.next}
    </Button>
  );
}

/** Heading, content, Back and Next, the same on every step. The heading takes the focus when the step is entered. */
export function StepLayout({ title, intro, back, next, between, children }: Props) {
  const { frame } = useFirstWords();
  useNextKey(next);
  const frameRef = useRef<HTMLDivElement>(null);
  useFocusInView(frameRef);
  return (
    <div ref={frameRef} className={styles['frame']}>
      <div>
        <h2 tabIndex={-1} id="step-heading" className={styles['heading']}>
          {title}
        </h2>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      </div>
      {children}
      {(next?.isBusy === true || back.isBusy === true) && (
        <div className={styles['overlay']} role="status" aria-label={frame.loading}>
          <Loader />
        </div>
      )}
      <div className={styles['ways']}>
        <Button
          variant="default"
          leftSection={<ArrowLeftIcon size={16} />}
          disabled={back.isDisabled ?? false}
          loading={back.isBusy ?? false}
          onClick={back.onClick}
        >
          {frame.back}
        </Button>
        <div className={styles['between']}>{between}</div>
        {next && <NextButton way={next} />}
      </div>
    </div>
  );
}

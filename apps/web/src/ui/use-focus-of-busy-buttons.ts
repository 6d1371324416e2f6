import { useEffect } from 'react';

const mark = 'data-had-focus';

/** The button that had the focus until it was disabled, while nothing else has taken it. */
export const busyButtonInFocus = (): HTMLElement | null =>
  document.activeElement === document.body ? document.querySelector<HTMLElement>(`[${mark}]`) : null;

function unmark(): void {
  for (const button of document.querySelectorAll(`[${mark}]`)) button.removeAttribute(mark);
}

function follow(button: HTMLButtonElement): void {
  if (button.disabled && document.activeElement === button) {
    button.setAttribute(mark, '');
  } else if (!button.disabled && button.hasAttribute(mark)) {
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    button.removeAttribute(mark);
  }
}

/**
 * A button that works is disabled meanwhile, and a browser takes the focus from what is disabled: who goes by the keyboard
 * would begin at the top of the page again. Once the button works no more it has the focus again, where nothing else took it.
 */
export function useFocusOfBusyButtons(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLButtonElement) follow(target);
    });
    observer.observe(document.body, { attributes: true, attributeFilter: ['disabled'], subtree: true });
    document.addEventListener('pointerdown', unmark);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', unmark);
    };
  }, []);
}

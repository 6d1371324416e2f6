import { useEffect } from 'react';

const mark = 'data-had-focus';

/** The button that had the focus when it was disabled; null once another element has the focus. */
export const busyButtonInFocus = (): HTMLElement | null =>
  document.activeElement === document.body ? document.querySelector<HTMLElement>(`[${mark}]`) : null;

/** Moves the focus to the element; to a busy button once it can have it. */
export function giveFocus(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement && element.disabled) element.setAttribute(mark, '');
  else element.focus();
}

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
 * Returns the focus to a button after it was busy, unless another element has it. A busy button is disabled, and browsers
 * take the focus from it, so that keyboard users would start again at the top of the page.
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

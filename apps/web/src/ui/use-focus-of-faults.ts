import { useEffect } from 'react';
import { busyButtonInFocus } from './use-focus-of-busy-buttons.ts';

/** True while the focus is where it was when the form was sent, or was lost because its button is busy. */
const isLeftAlone = (at: Element | null): boolean =>
  document.activeElement === at || document.activeElement === document.body || busyButtonInFocus() !== null;

const isFaulty = (element: Element | null): boolean => element?.getAttribute('aria-invalid') === 'true';

/** True for an act in a dialog that does not hold the form: the question that is asked before the form goes out. */
const isInDialogAbove = (form: Element | undefined, target: EventTarget | null): boolean => {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return form !== undefined && dialog !== null && !dialog.contains(form);
};

/**
 * Moves the focus to the first faulty field of a form that was sent, also where the service answers later. Ends with the
 * next act of the user, so that nobody who types on is moved.
 */
export function useFocusOfFaults(): void {
  useEffect(() => {
    const sent: { form?: Element; at: Element | null } = { at: null };
    const forget = ({ target }: Event) => {
      if (!isInDialogAbove(sent.form, target)) delete sent.form;
    };
    const point = () => {
      const { form, at } = sent;
      if (form === undefined || !isLeftAlone(at) || isFaulty(document.activeElement)) return;
      const first = form.querySelector('[aria-invalid="true"]');
      if (first instanceof HTMLElement) first.focus();
    };
    const onSubmit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      Object.assign(sent, { form: target, at: document.activeElement });
      // Faults that stand there already change nothing on the page.
      requestAnimationFrame(point);
    };
    const observer = new MutationObserver(point);
    observer.observe(document.body, { attributes: true, attributeFilter: ['aria-invalid'], subtree: true });
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) document.addEventListener(act, forget, true);
    document.addEventListener('submit', onSubmit, true);
    return () => {
      observer.disconnect();
      for (const act of acts) document.removeEventListener(act, forget, true);
      document.removeEventListener('submit', onSubmit, true);
    };
  }, []);
}

import { useEffect } from 'react';

/** Pixels that a hand moves between press and release without meaning to. */
const slack = 4;

const pressable = 'a[href], button, summary, label';

type Press = { readonly on: HTMLElement; readonly x: number; readonly y: number };

function pressOf({ target, isPrimary, button, clientX, clientY }: PointerEvent): Press | undefined {
  const on = target instanceof Element && isPrimary && button === 0 ? target.closest(pressable) : null;
  return on instanceof HTMLElement ? { on, x: clientX, y: clientY } : undefined;
}

/** True if the page moved the pressed element away from under a pointer at rest. */
function hasSlipped({ on, x, y }: Press, { target, clientX, clientY }: PointerEvent): boolean {
  const isAtRest = Math.abs(clientX - x) <= slack && Math.abs(clientY - y) <= slack;
  return isAtRest && on.isConnected && target instanceof Node && !on.contains(target);
}

/**
 * Clicks a link or button that moved while it was pressed. Browsers drop such a click, because the pointer is released
 * on another element. The page moves when a message appears late, often as the press takes the focus from an input.
 */
export function useSteadyClicks(): void {
  useEffect(() => {
    let press: Press | undefined;
    const onDown = (event: PointerEvent) => {
      press = pressOf(event);
    };
    const onUp = (event: PointerEvent) => {
      if (press !== undefined && hasSlipped(press, event)) press.on.click();
      press = undefined;
    };
    const onCancel = () => {
      press = undefined;
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerup', onUp, true);
    document.addEventListener('pointercancel', onCancel, true);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerup', onUp, true);
      document.removeEventListener('pointercancel', onCancel, true);
    };
  }, []);
}

import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { bounded, keepShare, keptShare, nextShare, panelShare } from './panel-share.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './panel-place.module.css';

/** How far an arrow key moves the divider, in per cent of the width, alone and with Shift. */
const keyStep = 2;
const wideKeyStep = 10;

/** A pointer that moves less than this, in px, clicks the divider and does not drag it. */
const clickSlack = 4;

/** A click waits so long, in ms, for the second one of a double click: the divider must not leave the pointer. */
const doubleClick = 300;

const keyShares: Readonly<Record<string, (share: number, step: number) => number>> = {
  ArrowLeft: (share, step) => share + step,
  ArrowRight: (share, step) => share - step,
  Home: () => panelShare.max,
  End: () => panelShare.min,
};

const layoutOf = (divider: HTMLElement | null) => divider?.closest<HTMLElement>('[data-layout]') ?? null;

/** True if the text runs from right to left. */
const isFromRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The panel's part of the width of form and panel, in per cent, with the divider at `x`. */
function shareAt(layout: HTMLElement, x: number): number {
  const all = layout.getBoundingClientRect();
  const form = layout.querySelector('[data-form]')?.getBoundingClientRect();
  // The panel is where the lines end.
  if (isFromRight(layout)) return (100 * (x - all.left)) / Math.max(1, (form?.right ?? all.right) - all.left);
  return (100 * (all.right - x)) / Math.max(1, all.right - (form?.left ?? 0));
}

/**
 * The panel's part of the width, stored on this device. The layout reads it from a CSS variable, so that dragging
 * redraws nothing else.
 */
function usePanelShare() {
  const divider = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => keptShare(localStorage));
  useLayoutEffect(() => {
    const layout = layoutOf(divider.current);
    layout?.style.setProperty('--panel-share', `${share}fr`);
    layout?.style.setProperty('--form-share', `${100 - share}fr`);
  }, [share]);
  const show = (wanted: number) => {
    setShare(bounded(wanted));
    keepShare(localStorage, bounded(wanted));
  };
  return { divider, share, show };
}

/**
 * Divider between form and panel, for dragging or the arrow keys. A click takes the next width, for those who cannot
 * drag (WCAG 2.2, 2.5.7). A double click restores the default width.
 */
export function PanelDivider() {
  const { divider, share, show } = usePanelShare();
  const grab = useRef({ x: 0, isDragged: false });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const label = useFirstWords().wizard.panel.width;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = keyShares[event.key];
    if (!change) return;
    event.preventDefault();
    const step = event.shiftKey ? wideKeyStep : keyStep;
    show(change(share, isFromRight(event.currentTarget) ? -step : step));
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const layout = layoutOf(currentTarget);
    if (!layout || !currentTarget.hasPointerCapture(pointerId)) return;
    if (Math.abs(clientX - grab.current.x) >= clickSlack) grab.current.isDragged = true;
    if (grab.current.isDragged) show(shareAt(layout, clientX));
  };
  return (
    <div
      ref={divider}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={panelShare.min}
      aria-valuemax={panelShare.max}
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      className={styles['divider']}
      onKeyDown={onKeyDown}
      onClick={() => {
        clearTimeout(waiting.current);
        if (grab.current.isDragged) return;
        waiting.current = setTimeout(() => {
          show(nextShare(share));
        }, doubleClick);
      }}
      onDoubleClick={() => {
        clearTimeout(waiting.current);
        show(panelShare.usual);
      }}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        grab.current = { x: clientX, isDragged: false };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={onPointerMove}
    />
  );
}

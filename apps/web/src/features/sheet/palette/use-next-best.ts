import { rowLimits } from '@gosds/sheet/draft/row-limits';
import type { InputPath } from '@gosds/sheet/draft/input-path';
import { searchNextBestField } from '@gosds/sheet/review/next-best-field';
import { useEffect, useRef } from 'react';
import type { SheetStore } from '../state/sheet-engine.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { WizardUiStore } from '../state/wizard-ui-store.ts';

/** Delay after the last change, so that the search does not slow typing. Any change stops the search. */
const restMs = 1500;

type IsOffered = (path: InputPath) => boolean;

type End = () => void;

const nothing: End = () => undefined;

/** Calls back when the page is idle; returns a function that cancels it. */
function whenIdle(then: () => void): End {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 50);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(then, { timeout: 2000 });
  return () => {
    cancelIdleCallback(handle);
  };
}

/** Makes one sheet of the search at a time; returns a function that stops it. */
function searchInRests(sheet: SheetStore, ui: WizardUiStore, isOffered: IsOffered): End {
  const { facts, made } = sheet.getState();
  if (facts === null || made === null) return nothing;
  const count = made.product.mixture.ingredients.length;
  if (count === 0 || count > rowLimits.max) {
    ui.setState({ nextBest: null });
    return nothing;
  }
  const search = searchNextBestField({ facts, isOffered });
  const wait: { end: End } = { end: nothing };
  const step = () => {
    const { done, value } = search.next();
    if (done) ui.setState({ nextBest: value });
    else wait.end = whenIdle(step);
  };
  wait.end = whenIdle(step);
  return () => {
    wait.end();
  };
}

/** Updates the next best field of the open sheet once nothing has changed for a while. */
export function useNextBest(isOffered: IsOffered): void {
  const { sheet, ui } = useWizard();
  const offered = useRef(isOffered);
  useEffect(() => {
    offered.current = isOffered;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end: End = nothing;
    const begin = () => {
      end = searchInRests(sheet, ui, (path) => offered.current(path));
    };
    const wait = () => {
      clearTimeout(timer);
      end();
      timer = setTimeout(begin, restMs);
    };
    wait();
    const unsubscribe = sheet.subscribe((state, before) => {
      if (state.facts !== before.facts) wait();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      end();
    };
  }, [sheet, ui]);
}

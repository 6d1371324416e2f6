import { useEffect } from 'react';
import { useShortcut } from '../../../ui/shortcuts.ts';
import { helpKeyOf } from '@gosds/sheet/draft/help-key';
import { focusInput } from './focus-input.ts';
import type { WizardUiStore } from '../state/wizard-ui-store.ts';
import { stepOfPath } from '../state/journey.ts';

/** Path of the draft input that an element is or belongs to; undefined for other elements. */
function fieldAt(element: Element | null): string | undefined {
  if (element === null) return undefined;
  const isInput = element.id.includes('.') && stepOfPath(element.id) !== undefined;
  return isInput ? element.id : fieldAt(element.parentElement);
}

/** Moves the focus from an input to the sentences that depend on it, and from the panel back to the input. */
function followKey(ui: WizardUiStore, event: KeyboardEvent): void {
  event.preventDefault();
  if (!document.activeElement?.closest('[data-live-panel]')) {
    ui.setState({ panelTab: 'sheet', sheetView: 'text', isPanelOpen: true, isSought: true });
    return;
  }
  ui.setState({ isPanelOpen: false });
  const { field } = ui.getState();
  if (field !== '') focusInput(field);
}

/** Opens or closes the help of the focused input. */
function followHelp(event: KeyboardEvent): void {
  const field = fieldAt(document.activeElement);
  if (field === undefined) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[data-help-of="${helpKeyOf(field)}"]`)?.click();
}

/** Remembers the last entered input, and handles the shortcut between it and the sheet. */
export function useEnteredField(ui: WizardUiStore): void {
  useShortcut('sentences', (event) => {
    followKey(ui, event);
  });
  useShortcut('field-help', followHelp);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? fieldAt(target) : undefined;
      if (field !== undefined) ui.setState({ field });
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
    };
  }, [ui]);
}

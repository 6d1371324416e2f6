import { useEffect, useRef } from 'react';
import { type Command, pageCommands } from '../../../ui/commands.ts';
import { useShortcut } from '../../../ui/shortcuts.ts';
import type { StepperItem } from '../../../ui/stepper.tsx';
import { words } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import { toAdvanced } from '../state/draft-mode.ts';
import { draftReducers } from '../state/draft-store.ts';
import type { StepId } from '../state/journey.ts';
import { openPanelWindow } from '../state/panel-window.ts';
import { useWizard, type Wizard } from '../state/wizard-context.ts';
import { openPanelTab, type PanelTab } from '../state/wizard-ui-store.ts';
import { flashInput, focusInput, pressInput } from '../wizard/focus-input.ts';
import { formFields } from './form-fields.ts';
import { useNextBest } from './use-next-best.ts';

const tabIds: readonly PanelTab[] = ['hazards', 'findings', 'sheet', 'precautions', 'what-if', 'markets'];

type Place = {
  readonly items: readonly StepperItem<StepId>[];
  readonly current: StepId;
  readonly hasPanel: boolean;
};

/** Titles of the steps that can be opened. */
const openSteps = ({ items }: Place): ReadonlyMap<StepId, string> =>
  new Map(items.filter(({ isOpen, isLocked = false }) => isOpen && !isLocked).map(({ id, title }) => [id, title]));

function editCommands({ store, undo, redo }: Wizard): readonly Command[] {
  const { shortcut } = words().palette;
  const { past, future } = store.getState();
  return [
    ...(past.length > 0
      ? [{ id: 'undo', kind: 'action', label: shortcut.undo, shortcut: 'undo', run: undo } as const]
      : []),
    ...(future.length > 0
      ? [{ id: 'redo', kind: 'action', label: shortcut.redo, shortcut: 'redo', run: redo } as const]
      : []),
  ];
}

function sheetActions({ ui, startNew }: Wizard, { current }: Place): readonly Command[] {
  const { action, also } = words().palette;
  const settings: Command = {
    id: 'settings',
    kind: 'action',
    label: action.settings,
    run: () => {
      pressInput('sds-settings');
    },
  };
  return [
    {
      id: 'import',
      kind: 'action',
      label: action.import,
      words: also.import,
      run: () => {
        ui.setState({ importing: { text: null } });
      },
    },
    ...(current === 'preview' ? [settings] : []),
    {
      id: 'new',
      kind: 'action',
      label: action.new,
      words: also.new,
      run: () => {
        startNew();
      },
    },
  ];
}

/** Switches the mode. Simple deletes data, so its question opens on Ingredients, as from the switch there. */
function modeCommands({ store, ui, goTo }: Wizard, place: Place): readonly Command[] {
  const { action, also } = words().palette;
  if (!openSteps(place).has('ingredients')) return [];
  const isSimple = store.getState().draft.mode === 'simple';
  const run = () => {
    if (isSimple) {
      store.setState(
        (state) => draftReducers.edit(state, toAdvanced, { field: 'mode.advanced', now: Date.now() }),
        true,
      );
      return;
    }
    goTo('ingredients');
    ui.setState({ asksSimple: true });
  };
  return [
    { id: 'mode', kind: 'action', label: isSimple ? action.advanced : action.simple, words: also.mode, run } as const,
  ];
}

function panelCommands({ ui, store }: Wizard, { hasPanel }: Place): readonly Command[] {
  const { tab: tabNames, action, also } = words().palette;
  const { isPanelDetached } = ui.getState();
  if (!hasPanel || isPanelDetached) return [];
  const tabs = tabIds.map((tab): Command => ({
    id: `panel:${tab}`,
    kind: 'action',
    label: tabNames[tab],
    words: also.panel,
    run: () => {
      ui.setState((state) => ({ ...openPanelTab(state, tab), isPanelOpen: true }), true);
      focusInput('panel-content');
    },
  }));
  return [
    ...tabs,
    {
      id: 'panel:window',
      kind: 'action',
      label: action.panelWindow,
      run: () => {
        openPanelWindow(store.getState().id);
      },
    },
  ];
}

function goToNextBest({ ui, goToInput }: Wizard): void {
  const { nextBest } = ui.getState();
  if (nextBest === null) return;
  goToInput(nextBest.path);
  flashInput(nextBest.path);
}

function nextBestCommand(wizard: Wizard): readonly Command[] {
  const { nextBest } = wizard.ui.getState();
  if (nextBest === null) return [];
  const run = () => {
    goToNextBest(wizard);
  };
  const label = words().palette.action.nextBest(labelOf(nextBest.path));
  return [{ id: 'next-best', kind: 'action', label, shortcut: 'next-best', run }];
}

function stepCommands({ goTo }: Wizard, { items, current }: Place): readonly Command[] {
  return items
    .filter(({ id, isOpen, isLocked = false }) => isOpen && !isLocked && id !== current)
    .map(({ id, title }) => ({
      id: `step:${id}`,
      kind: 'step',
      label: title,
      words: words().palette.also.goTo,
      run: () => {
        goTo(id);
      },
    }));
}

function fieldCommands({ store, goToInput }: Wizard, place: Place): readonly Command[] {
  const open = openSteps(place);
  return formFields(store.getState().draft).flatMap(({ path, step, label, content }): readonly Command[] => {
    const title = open.get(step);
    if (title === undefined) return [];
    const run = () => {
      goToInput(path);
      flashInput(path);
    };
    return [{ id: `field:${path}`, kind: 'field', label, detail: content === '' ? title : (content ?? title), run }];
  });
}

const commandsOf = (wizard: Wizard, place: Place): readonly Command[] => [
  ...nextBestCommand(wizard),
  ...stepCommands(wizard, place),
  ...editCommands(wizard),
  ...sheetActions(wizard, place),
  ...modeCommands(wizard, place),
  ...panelCommands(wizard, place),
  ...fieldCommands(wizard, place),
];

/**
 * Gives the palette the commands of the open sheet at the moment it opens, and searches for the next best field.
 * Renders nothing.
 */
export function WizardCommands(place: Place) {
  const wizard = useWizard();
  const now = useRef({ wizard, place });
  useEffect(() => {
    now.current = { wizard, place };
  });
  useNextBest((path) => {
    const open = openSteps(place);
    return formFields(wizard.store.getState().draft).some((field) => field.path === path && open.has(field.step));
  });
  useShortcut('next-best', (event) => {
    if (document.querySelector('[aria-modal="true"]') !== null) return;
    event.preventDefault();
    goToNextBest(wizard);
  });
  const { store } = wizard;
  useEffect(() => {
    const page = {
      commands: () => commandsOf(now.current.wizard, now.current.place),
      openSheet: (id: string) => {
        now.current.wizard.openSheet(id);
      },
      sheetId: store.getState().id,
    };
    pageCommands.setState({ page });
    return () => {
      pageCommands.setState({ page: null });
    };
  }, [store]);
  return null;
}

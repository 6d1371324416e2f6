import { useEffect, useRef } from 'react';
import { type Command, pageCommands } from '../../../ui/commands.ts';
import { useShortcut } from '../../../ui/shortcuts.ts';
import type { StepperItem } from '../../../ui/stepper.tsx';
import { labelOf } from '../state/field-labels.ts';
import type { StepId } from '../state/journey.ts';
import { openPanelWindow } from '../state/panel-window.ts';
import { useWizard, type Wizard } from '../state/wizard-context.ts';
import { openPanelTab, type PanelTab } from '../state/wizard-ui-store.ts';
import { flashInput, focusInput, pressInput } from '../wizard/focus-input.ts';
import { formFields } from './form-fields.ts';
import { useNextBest } from './use-next-best.ts';

const panelTabs: Readonly<Record<PanelTab, string>> = {
  hazards: 'Show the hazards',
  findings: 'Show the findings',
  sheet: 'Show the live sheet',
  precautions: 'Show the P-statements',
  'what-if': 'Show the limits of each ingredient: what if',
  markets: 'Compare the markets',
};

const tabIds: readonly PanelTab[] = ['hazards', 'findings', 'sheet', 'precautions', 'what-if', 'markets'];

type Place = {
  readonly items: readonly StepperItem<StepId>[];
  readonly current: StepId;
  readonly hasPanel: boolean;
};

function editCommands({ store, undo, redo }: Wizard): readonly Command[] {
  const { past, future } = store.getState();
  return [
    ...(past.length > 0
      ? [{ id: 'undo', kind: 'Action', label: 'Undo the last change', shortcut: 'undo', run: undo } as const]
      : []),
    ...(future.length > 0
      ? [{ id: 'redo', kind: 'Action', label: 'Make the change again', shortcut: 'redo', run: redo } as const]
      : []),
  ];
}

function sheetActions({ ui, startNew }: Wizard, { current }: Place): readonly Command[] {
  const settings: Command = {
    id: 'settings',
    kind: 'Action',
    label: 'Open SDS Settings',
    run: () => {
      pressInput('sds-settings');
    },
  };
  return [
    {
      id: 'import',
      kind: 'Action',
      label: 'Import ingredients or an earlier sheet',
      words: 'csv xlsx excel pdf xml upload paste file',
      run: () => {
        ui.setState({ importing: { text: null } });
      },
    },
    ...(current === 'preview' ? [settings] : []),
    {
      id: 'new',
      kind: 'Action',
      label: 'Begin a new sheet',
      words: 'create start',
      run: () => {
        startNew();
      },
    },
  ];
}

function panelCommands({ ui, store }: Wizard, { hasPanel }: Place): readonly Command[] {
  const { isPanelDetached } = ui.getState();
  if (!hasPanel || isPanelDetached) return [];
  const tabs = tabIds.map((tab): Command => ({
    id: `panel ${tab}`,
    kind: 'Action',
    label: panelTabs[tab],
    words: 'panel live classification',
    run: () => {
      ui.setState((state) => ({ ...openPanelTab(state, tab), isPanelOpen: true }), true);
      focusInput('panel-content');
    },
  }));
  return [
    ...tabs,
    {
      id: 'panel window',
      kind: 'Action',
      label: 'Open the panel in its own window',
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
  const label = `Go to the next best field: ${labelOf(nextBest.path)}`;
  return [{ id: 'next-best', kind: 'Action', label, shortcut: 'next-best', run }];
}

function stepCommands({ goTo }: Wizard, { items, current }: Place): readonly Command[] {
  return items
    .filter(({ id, isOpen, isLocked = false }) => isOpen && !isLocked && id !== current)
    .map(({ id, title }) => ({
      id: `step ${id}`,
      kind: 'Step',
      label: title,
      words: 'go to',
      run: () => {
        goTo(id);
      },
    }));
}

/** Titles of the steps that can be gone to. */
const openSteps = ({ items }: Place): ReadonlyMap<StepId, string> =>
  new Map(items.filter(({ isOpen, isLocked = false }) => isOpen && !isLocked).map(({ id, title }) => [id, title]));

function fieldCommands({ store, goToInput }: Wizard, place: Place): readonly Command[] {
  const open = openSteps(place);
  return formFields(store.getState().draft).flatMap(({ path, step, label, content }): readonly Command[] => {
    const title = open.get(step);
    if (title === undefined) return [];
    const run = () => {
      goToInput(path);
      flashInput(path);
    };
    return [{ id: `field ${path}`, kind: 'Field', label, detail: content === '' ? title : (content ?? title), run }];
  });
}

const commandsOf = (wizard: Wizard, place: Place): readonly Command[] => [
  ...nextBestCommand(wizard),
  ...stepCommands(wizard, place),
  ...editCommands(wizard),
  ...sheetActions(wizard, place),
  ...panelCommands(wizard, place),
  ...fieldCommands(wizard, place),
];

/** Gives the palette what the open sheet can do, as it is when the palette opens, and looks for the next best field. Shows nothing. */
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

import { useMediaQuery } from '@mantine/hooks';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { loadPart } from '../../../api/load-part.ts';
import { StepSheet } from '../../../ui/step-sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { stepsOf, type StepId } from '../state/journey.ts';
import {
  useDraft,
  useDraftState,
  useWizard,
  useWizardUi,
  WizardContext,
  type OpenSheet,
} from '../state/wizard-context.ts';
import { loadDrawer, PanelAside, PanelDrawer } from './panel-place.tsx';
import { loadForm, StepArea } from './step-area.tsx';
import type { WizardUi } from '../state/wizard-ui-store.ts';
import { useCartBadge } from './use-cart-badge.ts';
import { useEnteredField } from './use-entered-field.ts';
import { useJourney } from './use-journey.ts';
import { useUndo, useUndoKeys } from './use-undo.ts';
import { WizardHeader } from './wizard-header.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './wizard.module.css';

const loadConflicts = async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog });
const loadLookups = async () => ({ default: (await import('../ingredients/awaited-lookups.tsx')).AwaitedLookups });

const loadImport = async () => ({ default: (await import('../imports/import-dialog.tsx')).ImportDialog });

const loadCommands = async () => ({ default: (await import('../palette/wizard-commands.tsx')).WizardCommands });

const WizardCommands = lazy(() => loadPart(loadCommands));
const ImportDialog = lazy(() => loadPart(loadImport));
const ConflictDialog = lazy(() => loadPart(loadConflicts));
const Glance = lazy(() => loadPart(async () => ({ default: (await import('../state/glance.ts')).Glance })));
const AwaitedLookups = lazy(() => loadPart(loadLookups));
const PanelLink = lazy(() => loadPart(async () => ({ default: (await import('./panel-link.tsx')).PanelLink })));
const PaidNotice = lazy(() => loadPart(async () => ({ default: (await import('./paid-notice.tsx')).PaidNotice })));

/** Loads the other steps and their dialogs once the open step is shown, so that Next needs no network. */
function useStepsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadForm, loadConflicts, loadDrawer, loadLookups, loadImport]) load().catch(() => undefined);
    }, 1500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

const FirstList = lazy(() =>
  loadPart(async () => ({ default: (await import('../template/first-list.tsx')).FirstList })),
);

const stepsWithPanel: readonly StepId[] = [
  'description',
  'ingredients',
  'properties',
  'review-classification',
  'dangerous-goods',
  'add-ons',
  'preview',
];

/** Messages about a paid sheet. */
function Paid() {
  const { paid } = useWizard();
  return <Suspense fallback={null}>{paid.state !== 'none' && <PaidNotice />}</Suspense>;
}

const outsideForm: readonly StepId[] = ['preview', 'checkout', 'print'];

/** The most important fields of a sheet from a template. */
function First({ current }: { readonly current: StepId }) {
  const hasTemplate = useDraft(({ template }) => template.id !== '');
  const isStepShown = useWizardUi((ui) => ui.isStepShown);
  if (!hasTemplate || !isStepShown || outsideForm.includes(current)) return null;
  return (
    <Suspense fallback={null}>
      <FirstList />
    </Suspense>
  );
}

/** Parts that open over the steps by themselves: conflicts with changes elsewhere, and look-ups of typed rows. */
function OverSteps() {
  const hasConflict = useFromFirst(useDraftState(({ conflict }) => conflict !== null));
  const isStepShown = useWizardUi((ui) => ui.isStepShown);
  const isImporting = useWizardUi(({ importing }) => importing !== null);
  const awaitsLookup = useFromFirst(useWizardUi(({ awaited }) => awaited.size > 0));
  return (
    <>
      <Suspense fallback={null}>{hasConflict && <ConflictDialog />}</Suspense>
      <Suspense fallback={null}>{awaitsLookup && <AwaitedLookups />}</Suspense>
      <Suspense fallback={null}>{isStepShown && <PanelLink />}</Suspense>
      <Suspense fallback={null}>{isImporting && <ImportDialog />}</Suspense>
      <Suspense fallback={null}>{isStepShown && <Glance />}</Suspense>
    </>
  );
}

type CommandsProps = ComponentProps<typeof WizardCommands>;

/** The palette's commands for the open sheet. */
function Commands(props: CommandsProps) {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  return <Suspense fallback={null}>{isWanted && <WizardCommands {...props} />}</Suspense>;
}

function OpenStep({ current }: { readonly current: StepId }) {
  const steps = stepsOf(useDraft(useShallow(({ mode, ownSds }) => ({ mode, ownSds }))));
  const step = steps.find(({ id }) => id === current) ?? steps[0];
  return step && <StepArea step={step} />;
}

/** `apart` means in its own window. */
const panelPlace = ({ isPanelFull, isPanelDetached }: WizardUi) =>
  isPanelDetached ? 'apart' : isPanelFull ? 'full' : 'beside';

/** Known in the first render, so that nothing moves afterwards. */
const atOnce = { getInitialValueInEffect: false };

type Props = {
  readonly open: OpenSheet;
  /** Shown above the steps until it is closed. */
  readonly notice: ReactNode;
};

/** The frame of an open sheet: its steps, the open step, and the panel beside it. */
export function Wizard({ open, notice }: Props) {
  const { store, ui, order } = open;
  const steps = useFirstWords().frame.steps.title;
  const { current, items: steppedItems, goTo, goToInput } = useJourney({ store, ui, order });
  const items = useCartBadge(steppedItems, ui);
  const isWide = useMediaQuery('(min-width: 1180px)', false, atOnce);
  const isPhone = useMediaQuery('(max-width: 720px)', false, atOnce);
  const panel = useStore(ui, panelPlace);
  const history = useUndo(store, { current, goTo });
  const wizard = useMemo(() => ({ ...open, goTo, goToInput, ...history }), [open, goTo, goToInput, history]);
  useUndoKeys(history);
  useEnteredField(ui);
  useStepsAtHand();
  const hasPanel = stepsWithPanel.includes(current);
  return (
    <WizardContext value={wizard}>
      <WizardHeader hasPanel={hasPanel} />
      {isPhone && <StepSheet items={items} current={current} onStep={goTo} />}
      <div className={styles['layout']} data-layout data-panel={hasPanel ? panel : 'none'}>
        {!isPhone && (
          <div className={styles['rail']}>
            <Stepper label={steps} items={items} current={current} onStep={goTo} />
          </div>
        )}
        <div className={styles['form']} data-form>
          {notice}
          {hasPanel && <Paid />}
          <First current={current} />
          <OpenStep current={current} />
        </div>
        {hasPanel && isWide && panel !== 'apart' && <PanelAside />}
      </div>
      {hasPanel && !isWide && <PanelDrawer />}
      <OverSteps />
      <Commands items={items} current={current} hasPanel={hasPanel} />
    </WizardContext>
  );
}

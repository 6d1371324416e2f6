import { useMediaQuery } from '@mantine/hooks';
import { createElement, lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { loadPart } from '../../../api/load-part.ts';
import { StepSheet } from '../../../ui/step-sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { wizardSteps, type SheetOrder, type StepId, type WizardStep } from '../state/journey.ts';
import { useJourney } from './use-journey.ts';
import type { OpenWizard } from '../state/use-open-wizard.ts';
import { useEnteredField } from './use-entered-field.ts';
import type { PaidState } from '../state/use-order.ts';
import { useUndo, useUndoKeys } from './use-undo.ts';
import { WizardContext, type Wizard as WizardParts } from '../state/wizard-context.ts';
import type { WizardUiStore } from '../state/wizard-ui-store.ts';
import { WizardHeader } from './wizard-header.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import styles from './wizard.module.css';

type StepView = (props: { readonly step: WizardStep }) => ReactNode;

const loads = {
  description: async () => ({ default: (await import('../description/description-step.tsx')).DescriptionStep }),
  ingredients: async () => ({ default: (await import('../ingredients/ingredients-step.tsx')).IngredientsStep }),
  properties: async () => ({ default: (await import('../properties/properties-step.tsx')).PropertiesStep }),
  goods: async () => ({ default: (await import('../dangerous-goods/dangerous-goods-step.tsx')).DangerousGoodsStep }),
  addOns: async () => ({ default: (await import('../add-ons/add-ons-step.tsx')).AddOnsStep }),
} as const;

const dialogs = {
  conflict: async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }),
  drawer: async () => ({ default: (await import('../../../ui/side-drawer.tsx')).SideDrawer }),
  lookups: async () => ({ default: (await import('../ingredients/awaited-lookups.tsx')).AwaitedLookups }),
} as const;

const DescriptionStep = lazy(() => loadPart(loads.description));
const ConflictDialog = lazy(() => loadPart(dialogs.conflict));
const AwaitedLookups = lazy(() => loadPart(dialogs.lookups));
const PaidNotice = lazy(() => loadPart(async () => ({ default: (await import('./paid-notice.tsx')).PaidNotice })));
const SideDrawer = lazy(() => loadPart(dialogs.drawer));

/** Fetches the steps of the form and what may open over them once the open one is shown, so that the way on needs no network. */
function useStepsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [...Object.values(loads), ...Object.values(dialogs)]) load().catch(() => undefined);
    }, 1500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

/** The steps that live in other features are given by whoever composes the page. */
export type LaterSteps = Readonly<Record<'preview' | 'checkout' | 'print', StepView>>;

type Props = {
  readonly opened: OpenWizard;
  readonly sheet: WizardParts['sheet'];
  readonly order: SheetOrder | null;
  readonly paid: PaidState;
  /** Said above the steps, until it is closed. */
  readonly notice: ReactNode;
  readonly later: LaterSteps;
  /** Live classification and preview, beside the form where there is room, else in a drawer. */
  readonly panel: ReactNode;
  /** Called once the open step is on the screen. */
  readonly onStepShown: (step: StepId) => void;
  readonly onStartNew: WizardParts['startNew'];
  readonly onOpenSheet: (draftId: string) => void;
};

const stepsWithPanel: readonly StepId[] = [
  'description',
  'ingredients',
  'properties',
  'dangerous-goods',
  'add-ons',
  'preview',
];

const ownSteps: Readonly<Partial<Record<StepId, StepView>>> = {
  description: DescriptionStep,
  ingredients: lazy(() => loadPart(loads.ingredients)),
  properties: lazy(() => loadPart(loads.properties)),
  'dangerous-goods': lazy(() => loadPart(loads.goods)),
  'add-ons': lazy(() => loadPart(loads.addOns)),
};

/** Stands beside what is fetched: it is there when that is. */
function Shown({ step, onShown }: Omit<StepAreaProps, 'later'>) {
  useEffect(() => {
    onShown(step.id);
  }, [step, onShown]);
  return null;
}

type StepAreaProps = {
  readonly step: WizardStep;
  readonly later: LaterSteps;
  readonly onShown: (step: StepId) => void;
};

/** The open step; a step is loaded when it is first opened. */
function StepArea({ step, later, onShown }: StepAreaProps) {
  const views = useMemo(() => ({ ...ownSteps, ...later }), [later]);
  return (
    <Suspense fallback={<PageLoader />}>
      {createElement(views[step.id] ?? DescriptionStep, { key: step.id, step })}
      <Shown step={step} onShown={onShown} />
    </Suspense>
  );
}

const panelLabel = 'Live classification and sheet';

/** The panel where there is no room for it beside the form. */
function PanelDrawer({ ui, children }: { readonly ui: WizardUiStore; readonly children: ReactNode }) {
  const isOpen = useStore(ui, (state) => state.isPanelOpen);
  if (!useFromFirst(isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <SideDrawer
        opened={isOpen}
        position="right"
        size="md"
        title={panelLabel}
        classNames={{ content: styles['drawer'] ?? '', body: styles['drawerBody'] ?? '' }}
        onClose={() => {
          ui.setState({ isPanelOpen: false });
        }}
      >
        {children}
      </SideDrawer>
    </Suspense>
  );
}

/** Of a sheet that was changed elsewhere in the same fields. */
function Conflicts({ store }: Pick<OpenWizard, 'store'>) {
  const isThere = useStore(store, ({ conflict }) => conflict !== null);
  return useFromFirst(isThere) ? (
    <Suspense fallback={null}>
      <ConflictDialog />
    </Suspense>
  ) : null;
}

/** What is said of a sheet that was paid. */
function Paid({ state }: Pick<PaidState, 'state'>) {
  return state === 'none' ? null : (
    <Suspense fallback={null}>
      <PaidNotice />
    </Suspense>
  );
}

/** Of rows that were typed and left. */
function Lookups({ ui }: { readonly ui: WizardUiStore }) {
  const isThere = useStore(ui, ({ awaited }) => awaited.size > 0);
  return useFromFirst(isThere) ? (
    <Suspense fallback={null}>
      <AwaitedLookups />
    </Suspense>
  ) : null;
}

/** Known in the first picture already, so that nothing is moved after it. */
const atOnce = { getInitialValueInEffect: false };

/** The frame of the wizard: its steps, the open one, and the panel beside it. */
export function Wizard(props: Props) {
  const { opened, sheet, order, paid, notice, later, panel, onStepShown, onStartNew, onOpenSheet } = props;
  const { store, ui, sync } = opened;
  const { current, items, goTo } = useJourney({ store, ui, order });
  const isWide = useMediaQuery('(min-width: 1180px)', false, atOnce);
  const isPhone = useMediaQuery('(max-width: 720px)', false, atOnce);
  const ways = useUndo(store, { current, goTo });
  const wizard = useMemo(
    () => ({ store, ui, sync, sheet, order, paid, goTo, ...ways, startNew: onStartNew, openSheet: onOpenSheet }),
    [store, ui, sync, sheet, order, paid, goTo, ways, onStartNew, onOpenSheet],
  );
  useUndoKeys(ways);
  useEnteredField(ui);
  useStepsAtHand();
  const step = wizardSteps.find(({ id }) => id === current) ?? wizardSteps[0];
  if (!step) return null;
  const hasPanel = stepsWithPanel.includes(current);
  return (
    <WizardContext value={wizard}>
      <WizardHeader hasPanel={hasPanel} />
      {isPhone && <StepSheet items={items} current={current} onStep={goTo} />}
      <div className={styles['layout']} data-panel={hasPanel}>
        {!isPhone && (
          <div className={styles['rail']}>
            <Stepper label="Steps" items={items} current={current} onStep={goTo} />
          </div>
        )}
        <div className={styles['form']}>
          {notice}
          {hasPanel && <Paid state={paid.state} />}
          <StepArea step={step} later={later} onShown={onStepShown} />
        </div>
        {hasPanel && isWide && (
          <aside className={styles['panel']} aria-label={panelLabel}>
            {panel}
          </aside>
        )}
      </div>
      {hasPanel && !isWide && <PanelDrawer ui={ui}>{panel}</PanelDrawer>}
      <Conflicts store={store} />
      <Lookups ui={ui} />
    </WizardContext>
  );
}

import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { Fix } from '@gosds/sheet/review/check';
import { withFix } from '@gosds/sheet/review/with-fix';
import { countryByCode } from '@gosds/sheet/profiles/countries';
import { notifications } from '@mantine/notifications';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { messageOf } from '../../../api/call.ts';
import { usePart } from '../../../api/use-part.ts';
import { newDraft } from '../state/draft-calls.ts';
import { draftForCountry } from '../panel/draft-for-country.ts';
import { downloadReport, type ReportFormat } from '../panel/download-report.ts';
import { useLiveSheet } from '../state/use-live-sheet.ts';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useOpenWizard } from '../state/use-open-wizard.ts';
import { useOrder } from '../state/use-order.ts';
import { stepOfPath, type StepId } from '../state/journey.ts';
import { lockedNotice, useDraft, useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { Wizard } from './wizard.tsx';
import type { PanelTab } from '../state/wizard-ui-store.ts';
import type { SheetStore } from '../state/sheet-engine.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { laterSteps } from './later-steps.tsx';
import type { LeftSheet } from './left-sheet-notice.tsx';
import { OrderContext } from '../state/order-context.ts';

const loadPanel = async () => (await import('../panel/live-panel.tsx')).LivePanel;

type PanelView = Awaited<ReturnType<typeof loadPanel>>;

type Props = {
  readonly saved: SavedDraft;
  readonly onStartNew: (leaving: LeftSheet | null) => Promise<void>;
  readonly onOpenSheet: (draftId: string) => Promise<void>;
  /** Said above the steps. */
  readonly notice: ReactNode;
};

const panelFault = (
  <FormMessage tone="warning">The live classification cannot be shown. The form goes on without it.</FormMessage>
);

/** Saves a copy of the open draft for another country and opens it; the open one stays as it is. */
function useCopyFor(): (country: string) => void {
  const { store, openSheet } = useWizard();
  return useCallback(
    (country) => {
      newDraft(draftForCountry(store.getState().draft, country)).then(
        ({ id }) => {
          openSheet(id);
          notifications.show({
            title: 'This is the copy',
            message: `It is made for ${countryByCode(country)?.name ?? country}. The first sheet stands under Sheets.`,
          });
        },
        (error: unknown) => {
          notifications.show({ message: messageOf(error), color: 'red' });
        },
      );
    },
    [store, openSheet],
  );
}

/** Saves what is unsaved first, since the report is made of the draft as it is saved. */
function useReport(): (format: ReportFormat) => void {
  const { store, sync } = useWizard();
  return useCallback(
    (format) =>
      void sync.flush().then(() => {
        downloadReport(store.getState().id, format);
      }),
    [store, sync],
  );
}

/** Where the live panel stands: its shape until it is fetched. */
function PanelPlace({ sheet, isWanted }: { readonly sheet: SheetStore; readonly isWanted: boolean }) {
  const { part, hasFailed, tryAgain } = usePart(loadPanel, isWanted);
  if (part !== null) return <Panel sheet={sheet} View={part} />;
  if (!hasFailed) return <PanelSkeleton />;
  return (
    <FormMessage tone="warning">
      <p>The live classification could not be loaded. The form goes on without it.</p>
      <Button size="compact-sm" variant="default" onClick={tryAgain}>
        Try again
      </Button>
    </FormMessage>
  );
}

/** The live panel inside the wizard: a click in it leads to the input on its step. */
function Panel({ sheet, View }: { readonly sheet: SheetStore; readonly View: PanelView }) {
  const { goTo, ui } = useWizard();
  const edit = useEdit();
  const tab = useWizardUi((state) => state.panelTab);
  const reasons = useDraft((draft) => draft.acceptedFindings);
  const field = useWizardUi((state) => state.field);
  const isSought = useWizardUi((state) => state.isSought);
  const entered = useMemo(
    () => ({
      path: field,
      isSought,
      onShown: () => {
        ui.setState({ isSought: false });
      },
    }),
    [field, isSought, ui],
  );
  const link = useMemo(
    () => ({
      labelOf,
      go: (path: string) => {
        const step = stepOfPath(path);
        if (ui.getState().paidLanguage !== null) notifications.show(lockedNotice);
        ui.setState({ isPanelOpen: false });
        if (step !== undefined) goTo(step, path);
      },
      hrefOf: (path: string) => `?step=${stepOfPath(path) ?? ''}`,
    }),
    [goTo, ui],
  );
  const onFix = useCallback(
    (fix: Fix) => {
      edit(fix.changes[0]?.path ?? '', (draft) => withFix(draft, fix));
    },
    [edit],
  );
  const acceptance = useMemo(
    () => ({
      reasons,
      onWrite: (check: string, reason: string) => {
        edit(`acceptedFindings.${check}`, (draft) => ({
          ...draft,
          acceptedFindings: { ...draft.acceptedFindings, [check]: reason },
        }));
      },
    }),
    [edit, reasons],
  );
  const onCopyFor = useCopyFor();
  const onReport = useReport();
  const onPrecaution = useCallback(
    (code: string, choice: Draft['precautionChoices'][string]) => {
      edit(`precautionChoices.${code}`, (draft) => ({
        ...draft,
        precautionChoices: { ...draft.precautionChoices, [code]: choice },
      }));
    },
    [edit],
  );
  const onTab = useCallback(
    (panelTab: PanelTab) => {
      ui.setState({ panelTab });
    },
    [ui],
  );
  return (
    <ErrorBoundary fallback={panelFault}>
      <View
        store={sheet}
        labelOf={labelOf}
        link={link}
        entered={entered}
        onFix={onFix}
        acceptance={acceptance}
        tab={tab}
        onTab={onTab}
        onCopyFor={onCopyFor}
        onReport={onReport}
        onPrecaution={onPrecaution}
      />
    </ErrorBoundary>
  );
}

/** Long enough for the first key of a new sheet: its fields are not kept waiting by what comes beside them. */
const firstKeyMs = 1000;

/** True once the open step is on the screen and what stands beside it may be fetched. */
function useAfterStep() {
  const [shown, setShown] = useState<StepId | null>(null);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (shown === null) return;
    const later = () => {
      setIsTime(true);
    };
    const timer = setTimeout(later, shown === 'description' ? firstKeyMs : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return { isAfterStep: isTime, onStepShown: setShown };
}

/** Puts the wizard together: the open draft, the live sheet, the order, and the steps of the other features. */
export function OpenSheet({ saved, onStartNew, onOpenSheet, notice }: Props) {
  const opened = useOpenWizard(saved);
  const control = useOrder(opened.store, saved.draft);
  const { isAfterStep, onStepShown } = useAfterStep();
  const { isPublished } = control;
  const sheet = useLiveSheet(opened.store, { isPublished, isWanted: isAfterStep });
  const panel = useMemo(() => <PanelPlace sheet={sheet} isWanted={isAfterStep} />, [sheet, isAfterStep]);
  const { sync, store } = opened;
  const ways = useMemo(
    () => ({
      startNew: (left: 'kept' | 'deleted' = 'kept') =>
        void sync.flush().then(() => {
          const { id, draft } = store.getState();
          return onStartNew(left === 'kept' ? { id, name: draft.description.productName.trim() } : null);
        }),
      openSheet: (id: string) => void sync.flush().then(() => onOpenSheet(id)),
    }),
    [sync, store, onStartNew, onOpenSheet],
  );
  if (!control.isKnown) return <PageLoader />;
  return (
    <OrderContext value={control}>
      <Wizard
        opened={opened}
        sheet={sheet}
        order={control.order}
        paid={control.paid}
        notice={notice}
        later={laterSteps}
        panel={panel}
        onStepShown={onStepShown}
        onStartNew={ways.startNew}
        onOpenSheet={ways.openSheet}
      />
    </OrderContext>
  );
}

import type { GalleriaPlaces } from '@gosds/contract/galleria/galleria-places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useFreeSheets } from '../../../payment/use-free-sheets.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { Stepper, type StepperItem } from '../../../ui/stepper.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { FiltersStep } from './filters-step.tsx';
import { IndustriesStep } from './industries-step.tsx';
import { ReportCheckoutStep } from './report-checkout-step.tsx';
import { ReportPreviewStep } from './report-preview-step.tsx';
import { ReportPrintStep } from './report-print-step.tsx';
import { orderQuery } from '../../../report-files/report-files.ts';
import { placesQuery } from './report-calls.ts';
import { openStep } from './open-step.ts';
import { queryOf, type StepId, useWay } from './use-way.ts';
import styles from './wizard.module.css';
import type { ReportChemical } from './wizard-state.ts';
import { wizardStore } from './wizard-store.ts';

/** Steps in the stepper; the industries belong to the filters. */
const shownSteps = ['search', 'filters', 'preview', 'checkout', 'print'] as const;
type ShownStep = (typeof shownSteps)[number];

const shownOf = (step: StepId): ShownStep => (step === 'industries' ? 'filters' : step);

type StepsProps = { readonly current: StepId; readonly furthest: StepId; readonly onStep: (id: StepId) => void };

function Steps({ current, furthest, onStep }: StepsProps) {
  const words = useWords().report;
  const { stepState } = useFirstWords().frame;
  const navigate = useNavigate();
  const free = useFreeSheets('GoGAL');
  const reached = shownSteps.indexOf(shownOf(furthest));
  const at = shownSteps.indexOf(shownOf(current));
  const items = shownSteps.map((id, index): StepperItem<ShownStep> => ({
    ...{ id, title: words.step[id], isOpen: index <= reached, isCompleted: index < at, problems: 0 },
    badge: id === 'checkout' && free > 0 ? { count: free, label: stepState.freeSheets(free) } : undefined,
  }));
  return (
    <Stepper
      label={words.steps}
      items={items}
      current={shownOf(current)}
      onStep={(id) => {
        if (id === 'search') void navigate('/galleria-data');
        else onStep(id);
      }}
    />
  );
}

type BodyProps = {
  readonly step: StepId;
  readonly chemical: ReportChemical | null;
  readonly places: GalleriaPlaces;
  readonly orderId: string | null;
};

function Body({ step, chemical, places, orderId }: BodyProps) {
  if (orderId !== null && step === 'preview') return <ReportPreviewStep orderId={orderId} />;
  if (orderId !== null && step === 'checkout') return <ReportCheckoutStep orderId={orderId} />;
  if (orderId !== null && step === 'print') return <ReportPrintStep orderId={orderId} />;
  if (step === 'industries') return <IndustriesStep places={places} />;
  return chemical === null ? null : <FiltersStep chemical={chemical} places={places} />;
}

/**
 * Moves the focus to the heading, and shows the top of the page, when a step is entered; not when the page opens. The
 * button that was pressed is gone by then.
 */
function useHeadingFocus(step: StepId): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('#step-heading')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
}

/** The order on the service: only the service knows whether it is paid. */
function useStoredOrder(orderId: string | null) {
  const { data, isPending } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== null });
  return { name: data?.name, isPaid: data?.isPaid === true, isAwaited: orderId !== null && isPending };
}

/** The open step, with the order in the address or the one that this tab created. */
function useOpenStep() {
  const { step, order, goTo } = useWay();
  const state = useStore(wizardStore);
  const { galleria: chemical } = state;
  const orderId = order ?? state.orderId;
  const stored = useStoredOrder(orderId);
  const known = { state, orderId, isPaid: stored.isPaid };
  const isAwaited = stored.isAwaited && step === 'print';
  return {
    ...{ step, order, goTo, orderId, isAwaited, chemical },
    name: stored.name ?? chemical?.Name ?? '',
    isEmpty: chemical === null && order === null,
    furthest: openStep('print', known),
    open: isAwaited ? step : openStep(step, known),
  };
}

function Frame({ way, places }: { readonly way: ReturnType<typeof useOpenStep>; readonly places: GalleriaPlaces }) {
  const { report } = useWords();
  const { step, name, furthest, goTo } = way;
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>
        <bdi>{report.heading(name)}</bdi>
      </h1>
      <div className={styles['layout']}>
        <Steps current={step} furthest={furthest} onStep={goTo} />
        <Body key={step} {...way} places={places} />
      </div>
    </div>
  );
}

/**
 * The report wizard: filters, industries, preview, checkout and print. A link to a closed step leads to the furthest
 * open one.
 */
export function ReportWizardPage() {
  usePageTitle(useWords().galleria.pageTitle);
  const way = useOpenStep();
  const places = useQuery(placesQuery);
  useHeadingFocus(way.step);
  if (way.isEmpty) return <Navigate to="/galleria-data/" replace />;
  if (way.open !== way.step)
    return <Navigate to={{ search: String(new URLSearchParams(queryOf(way.open, way.order))) }} replace />;
  if (places.error !== null) return <LoadFailure error={places.error} onRetry={() => void places.refetch()} />;
  if (places.data === undefined || way.isAwaited) return <PageLoader />;
  return <Frame way={way} places={places.data} />;
}

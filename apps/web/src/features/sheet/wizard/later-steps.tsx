import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { ApiProblem } from '../../../api/call.ts';
import { loadPart } from '../../../api/load-part.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { labelOf } from '../state/field-labels.ts';
import { stepOfPath, type StepId, type WizardStep } from '../state/journey.ts';
import { useStepGuard } from './use-step-guard.ts';
import { useDraft, useDraftState, useWizard } from '../state/wizard-context.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { complete, uncomplete } from '../state/wizard-ui-store.ts';
import type { LaterSteps } from './wizard.tsx';
import { contentKeyOf } from '../preview/content-key.ts';
import { useOrderControl } from '../state/order-context.ts';

const PreviewView = lazy(() =>
  loadPart(async () => ({ default: (await import('../preview/preview-step.tsx')).PreviewStep })),
);
const CheckoutView = lazy(() =>
  loadPart(async () => ({ default: (await import('../checkout/checkout-step.tsx')).CheckoutStep })),
);
const PrintView = lazy(() => loadPart(async () => ({ default: (await import('../print/print-step.tsx')).PrintStep })));
const StartAgainDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./start-again-dialog.tsx')).StartAgainDialog })),
);
const AnotherLanguageDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('./another-language-dialog.tsx')).AnotherLanguageDialog,
  })),
);
const SettingsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog })),
);

type StepProps = { readonly step: WizardStep };

/** Back takes the mark of the step that is left; Next checks the session first, marks the step and goes on. */
function useWays({ step }: StepProps) {
  const { ui, goTo } = useWizard();
  const guard = useStepGuard();
  const back = useCallback(
    (to: StepId) => {
      ui.setState((state) => uncomplete(state, step.id), true);
      goTo(to);
    },
    [ui, goTo, step.id],
  );
  const next = useCallback(
    async (to: StepId) => {
      if (!(await guard())) return;
      ui.setState((state) => complete(state, step.id), true);
      goTo(to);
    },
    [ui, goTo, guard, step.id],
  );
  return { back, next };
}

function useGoToInput(): (path: string) => void {
  const { goTo } = useWizard();
  return useCallback(
    (path) => {
      const target = stepOfPath(path);
      if (target !== undefined) goTo(target, path);
    },
    [goTo],
  );
}

/** What the preview says while a paid sheet is made in another language. */
function useNotice() {
  const { paidLanguage, end } = useSameSds();
  const country = useDraft(({ description }) => description.country);
  if (paidLanguage === null) return null;
  const language = languagesOf(countryByCode(country) ?? notSpecified).find(({ tag }) => tag === paidLanguage);
  const onGiveUp = () => {
    end('given-up');
  };
  return { paidLanguage: language?.name ?? paidLanguage, onGiveUp };
}

/** Findings are mended beside the preview: the document is made anew once the typing rests. */
const restMs = 1200;

function PreviewStep({ step }: StepProps) {
  const { store, sync } = useWizard();
  const { setMade } = useOrderControl();
  const { back, next } = useWays({ step });
  const id = useDraftState((state) => state.id);
  const typed = useDraft((whole) => whole);
  const [draft] = useDebouncedValue(typed, restMs);
  const [frozen, setFrozen] = useState<typeof draft | null>(null);

  const prepare = useCallback(async () => {
    await sync.flush();
    return store.getState().version;
  }, [sync, store]);

  const refresh = useCallback(
    async (error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'draft-changed') sync.receiveFrom(await loadDraft(id));
    },
    [sync, id],
  );

  const goToInput = useGoToInput();
  const sameSds = useNotice();
  return (
    <>
      <PreviewView
        sameSds={sameSds}
        draftId={id}
        prepare={prepare}
        contentKey={contentKeyOf(frozen ?? draft)}
        isBehind={frozen === null && draft !== typed}
        onMade={setMade}
        onChangedElsewhere={refresh}
        labelOf={labelOf}
        onGo={goToInput}
        onSettings={() => {
          setFrozen(typed);
        }}
        onBack={() => {
          back('add-ons');
        }}
        onNext={() => void next('checkout')}
      />
      {frozen !== null && (
        <Suspense fallback={null}>
          <SettingsDialog
            onClose={() => {
              setFrozen(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function CheckoutStep({ step }: StepProps) {
  const { order, setPaid } = useOrderControl();
  const { startNew, ui, goTo } = useWizard();
  const { next } = useWays({ step });
  const goToInput = useGoToInput();
  const goEr = useDraft((draft) => draft.addOns.goEr);
  const [asks, setAsks] = useState(false);
  const { otherLanguages, onAnotherLanguage } = useOtherLanguages();
  const { end } = useSameSds();
  const onPaid = useCallback(() => {
    setPaid();
    end('paid');
  }, [setPaid, end]);
  if (order === null) return null;
  const leave = () => {
    startNew();
  };
  const closeQuestion = () => {
    setAsks(false);
  };
  return (
    <>
      <CheckoutView
        orderId={order.orderId}
        goEr={goEr}
        onPaid={onPaid}
        onBack={() => {
          if (order.isPaid) setAsks(true);
          else leave();
        }}
        onNext={() => void next('print')}
        labelOf={labelOf}
        onGo={goToInput}
        onFindings={() => {
          ui.setState({ panelTab: 'findings', isPanelOpen: true });
          goTo('preview');
        }}
      />
      {asks && (
        <Suspense fallback={null}>
          {otherLanguages.length > 0 ? (
            <AnotherLanguageDialog
              languages={otherLanguages}
              onYes={onAnotherLanguage}
              onNo={leave}
              onClose={closeQuestion}
            />
          ) : (
            <StartAgainDialog onYes={leave} onNo={closeQuestion} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Languages of the sheet's country but its own, and the way to the same sheet in one of them. */
function useOtherLanguages() {
  const { country, language } = useDraft((draft) => draft.description);
  const { begin } = useSameSds();
  const otherLanguages = useMemo(
    () => languagesOf(countryByCode(country) ?? notSpecified).filter(({ tag }) => tag !== language),
    [country, language],
  );
  return { otherLanguages, onAnotherLanguage: begin };
}

function PrintStep() {
  const { order } = useOrderControl();
  const { startNew } = useWizard();
  const leave = () => {
    startNew();
  };
  const others = useOtherLanguages();
  const { country, packageMl } = useDraft(({ description }) => description);
  const sheet = useMemo(
    () => ({ country: countryByCode(country)?.name ?? '', languages: others.otherLanguages, packageMl }),
    [country, packageMl, others.otherLanguages],
  );
  return order === null ? null : <PrintView orderId={order.orderId} sheet={sheet} onStartNew={leave} {...others} />;
}

/** The steps that follow the form, each from its own feature. */
export const laterSteps: LaterSteps = { preview: PreviewStep, checkout: CheckoutStep, print: PrintStep };

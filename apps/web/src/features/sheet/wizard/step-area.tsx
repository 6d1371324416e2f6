import { createElement, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { loadFirstPart, loadPart } from '../../../api/load-part.ts';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { loadRestWords } from '../../../words/words.ts';
import type { StepId, WizardStep } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';

type StepView = (props: { readonly step: WizardStep }) => ReactNode;

const loads = {
  description: async () => ({ default: (await import('../description/description-step.tsx')).DescriptionStep }),
  ingredients: async () => ({ default: (await import('../ingredients/ingredients-step.tsx')).IngredientsStep }),
  properties: async () => ({ default: (await import('../properties/properties-step.tsx')).PropertiesStep }),
  'review-classification': async () => ({
    default: (await import('../review-classification/review-classification-step.tsx')).ReviewClassificationStep,
  }),
  'dangerous-goods': async () => ({
    default: (await import('../dangerous-goods/dangerous-goods-step.tsx')).DangerousGoodsStep,
  }),
  'add-ons': async () => ({ default: (await import('../add-ons/add-ons-step.tsx')).AddOnsStep }),
} as const;

const loadPreview = async () => ({ default: (await import('../preview/preview-step.tsx')).PreviewStep });

const views: Readonly<Record<StepId, StepView>> = {
  description: lazy(() => loadFirstPart(loads.description)),
  ingredients: lazy(() => loadPart(loads.ingredients)),
  properties: lazy(() => loadPart(loads.properties)),
  'review-classification': lazy(() => loadPart(loads['review-classification'])),
  'dangerous-goods': lazy(() => loadPart(loads['dangerous-goods'])),
  'add-ons': lazy(() => loadPart(loads['add-ons'])),
  preview: lazy(() => loadPart(loadPreview)),
  checkout: lazy(() =>
    loadPart(async () => ({ default: (await import('../checkout/checkout-step.tsx')).CheckoutStep })),
  ),
  print: lazy(() => loadPart(async () => ({ default: (await import('../print/print-step.tsx')).PrintStep }))),
};

/** Loads the form's steps and notices, so that Next needs no network. */
export async function loadForm(): Promise<void> {
  const notices = import('../../../ui/notice-list.tsx');
  await Promise.allSettled([loadRestWords(), notices, ...Object.values(loads).map((load) => load())]);
}

/**
 * Long enough for the first key of a new sheet: other parts load only after that, so that its fields are not delayed.
 */
const firstKeyMs = 1000;

/** Rendered beside the lazily loaded step, so that it mounts at the same time. */
function Shown({ step }: { readonly step: StepId }) {
  const { ui } = useWizard();
  useEffect(() => {
    const show = () => {
      ui.setState({ isStepShown: true });
    };
    // Loads the preview, which comes next; its own step reports a failure.
    if (step === 'add-ons') loadPreview().catch(() => undefined);
    const timer = setTimeout(show, step === 'description' ? firstKeyMs : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [ui, step]);
  return null;
}

/** The open step; each step is loaded when it is first opened. */
export function StepArea({ step }: { readonly step: WizardStep }) {
  return (
    <Suspense fallback={<PageLoader />}>
      {createElement(views[step.id], { key: step.id, step })}
      <Shown step={step.id} />
    </Suspense>
  );
}

import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { companyKey } from '../company/company-key.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { WizardStep } from '../state/journey.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { LabelUse } from './label-use.tsx';
import { useFirstWords } from '../../../words/words.ts';

const LogoField = lazy(() => loadPart(async () => ({ default: (await import('./logo-field.tsx')).LogoField })));

/** Loaded once the first fields are usable; it is the last part of the step. */
function Logo() {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  return <Suspense fallback={null}>{isWanted && <LogoField />}</Suspense>;
}

/** Runs in the background. If it fails, the profile is saved with the next sheet. */
async function remember(description: Draft['description']): Promise<CompanyProfile> {
  return (await import('../company/company-calls.ts')).rememberFrom(description);
}

export function DescriptionStep({ step }: { readonly step: WizardStep }) {
  const { store } = useWizard();
  const { intro, group } = useFirstWords().description;
  const queries = useQueryClient();
  const rememberCompany = () => {
    remember(store.getState().draft.description).then(
      (profile) => {
        queries.setQueryData(companyKey, profile);
      },
      () => undefined,
    );
  };
  return (
    <StepFrame step={step} intro={intro} onNext={rememberCompany}>
      <DescriptionFields />
      <LabelUse />
      <FieldGroup heading={group.logo} intro={group.logoIntro}>
        <Logo />
      </FieldGroup>
    </StepFrame>
  );
}

import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useQueryClient } from '@tanstack/react-query';
import { companyKey } from '../company/company-key.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { WizardStep } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { LabelUse } from './label-use.tsx';
import { LogoField } from './logo-field.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Nobody waits for it: what cannot be remembered now is remembered with the next sheet. */
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
        <LogoField />
      </FieldGroup>
    </StepFrame>
  );
}

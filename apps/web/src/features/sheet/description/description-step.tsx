import { FieldGroup } from '../fields/field-group.tsx';
import type { WizardStep } from '../state/journey.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { LabelUse } from './label-use.tsx';
import { LogoField } from './logo-field.tsx';

export function DescriptionStep({ step }: { readonly step: WizardStep }) {
  return (
    <StepFrame step={step} intro="What the product is, who supplies it and for which country the sheet is made.">
      <DescriptionFields />
      <LabelUse />
      <FieldGroup heading="Logo" intro="Printed at the top of each page.">
        <LogoField />
      </FieldGroup>
    </StepFrame>
  );
}

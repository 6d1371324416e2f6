import type { WizardStep } from '../lib/journey.ts';
import { useDraft } from '../lib/wizard-context.ts';
import { FieldGroup } from './field-group.tsx';
import { PropertyChoice, PropertyText, SolutionPh } from './property-choices.tsx';
import { QuantityField } from './quantity-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { TestResults } from './test-results.tsx';

export function PropertiesStep({ step }: { readonly step: WizardStep }) {
  const isOwnAppearance = useDraft((draft) => draft.properties.appearance === 'User Input');
  return (
    <StepFrame
      step={step}
      intro="Of the product as it is supplied. A value is one number, begins with < or >, or is a range such as 120-140. What is left empty is printed as Not Available."
    >
      <FieldGroup heading="State and appearance">
        <PropertyChoice field="state" isRequired />
        <PropertyChoice field="waterSolubility" isRequired />
        <PropertyChoice field="appearance" />
        <PropertyText field="odour" />
        {isOwnAppearance && <PropertyText field="appearanceText" />}
        <PropertyText field="ph" />
        <SolutionPh />
      </FieldGroup>
      <FieldGroup heading="Temperatures" columns={2}>
        <QuantityField field="flashPoint" />
        <QuantityField field="boilingPoint" />
        <QuantityField field="meltingPoint" />
        <QuantityField field="autoignitionTemperature" />
        <QuantityField field="decompositionTemperature" />
      </FieldGroup>
      <FieldGroup heading="Density, vapour and flow" columns={2}>
        <QuantityField field="density" />
        <QuantityField field="viscosity" hint="Kinematic, at 40 °C." />
        <QuantityField field="vapourPressure" />
        <QuantityField field="relativeVapourDensity" />
        <QuantityField field="volatiles" />
        <QuantityField field="evaporationRate" />
        <QuantityField field="molecularWeight" />
      </FieldGroup>
      <FieldGroup heading="Explosive limits" columns={2}>
        <QuantityField field="lowerExplosiveLimit" />
        <QuantityField field="upperExplosiveLimit" hint="Between 0.1 and 99.9 %." />
      </FieldGroup>
      <TestResults />
    </StepFrame>
  );
}

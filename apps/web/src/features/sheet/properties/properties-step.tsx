import { countryForm, documentTypeOf } from '@gosds/sheet/profiles/countries';
import { nationalLimitsOf } from '@gosds/sheet/lists/national-limits';
import type { WizardStep } from '../state/journey.ts';
import { useDraft } from '../state/wizard-context.ts';
import { SecondProperty } from '../fields/second-language-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { PackedGas, PropertyChoice, PropertyText, SolutionPh } from './property-choices.tsx';
import { QuantityField } from './quantity-field.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { TestResults } from './test-results.tsx';
import { ToxicitySections } from './toxicity-sections.tsx';
import { UnclassifiedHazards } from './unclassified-hazards.tsx';

/** What there is to type: all, some, or only what the review asks for by name. */
function limitsHint(country: string): string {
  const national = nationalLimitsOf(country);
  const name = national ? `${national.list} (${national.authority})` : 'the list of the country';
  if (countryForm(country).asksThresholdLimitValues) {
    return 'The sheet takes the limits of OSHA from the catalogue. Enter the threshold limit values (TLV) of the ACGIH, or say that there are none.';
  }
  if (!national?.held) return `The catalogue does not hold ${name}: look up its limits.`;
  return national.held.isPartial
    ? `The catalogue does not hold all of ${name}: look up its limits.`
    : `The sheet takes the limits of ${name} from the catalogue. Type those of ingredients that the review names.`;
}

/** What section 8.1 prints beside the limits that the catalogue holds. */
function ExposureValues() {
  const country = useDraft((draft) => draft.description.country);
  const isReach = documentTypeOf(country) === 'Reach';
  return (
    <FieldGroup
      heading="Exposure"
      intro="Optional: values beside the occupational exposure limits, which the sheet takes from the catalogue, one ingredient a line; and gloves that were tested."
      columns={1}
    >
      <PropertyText field="nationalLimits" rows={2} hint={limitsHint(country)} />
      <PropertyText field="biologicalLimits" rows={2} hint="Substance, parameter, value and time of sampling." />
      {isReach && (
        <>
          <PropertyText
            field="dnel"
            rows={2}
            hint="From the chemical safety report or the supplier's sheet: who, route, duration, effect, value."
          />
          <PropertyText field="pnec" rows={2} hint="By compartment: fresh water, sea water, sediment, soil." />
        </>
      )}
      <PropertyText
        field="gloves"
        rows={2}
        hint="Instead of the gloves that the sheet chooses: material and thickness; then breakthrough time and test."
      />
      <SecondProperty field="gloves" />
    </FieldGroup>
  );
}

export function PropertiesStep({ step }: { readonly step: WizardStep }) {
  const { state, appearance } = useDraft((draft) => draft.properties);
  const mode = useDraft((draft) => draft.mode);
  return (
    <StepFrame
      step={step}
      intro="Properties of the product as supplied. A value is one number, begins with < or >, or is a range such as 120-140. What you leave empty is printed as Not Available."
    >
      <FieldGroup heading="State and appearance">
        <PropertyChoice field="state" isRequired />
        <PropertyChoice field="waterSolubility" isRequired />
        <PropertyChoice field="appearance" />
        {appearance === 'User Input' && (
          <>
            <PropertyText field="appearanceText" />
            <SecondProperty field="appearanceText" />
          </>
        )}
        <PropertyText field="odour" />
        <SecondProperty field="odour" />
        <PropertyText field="ph" />
        <SolutionPh />
        {state === 'Gas' && <PackedGas />}
        {state === 'Solid' && (
          <PropertyText
            field="particles"
            hint="Median size and range, shape, dustiness; whether there are nanoforms."
          />
        )}
      </FieldGroup>
      <FieldGroup heading="Temperatures" columns={2}>
        <QuantityField field="flashPoint" />
        <QuantityField field="boilingPoint" />
        <QuantityField field="meltingPoint" />
        <QuantityField field="autoignitionTemperature" />
        <QuantityField field="decompositionTemperature" />
        <QuantityField
          field="storageTemperature"
          hint="What you allow: 5-30, or 30 for not above 30. Needed for peroxides and for other products that decompose by themselves."
        />
        <QuantityField
          field="carriageTemperature"
          hint="Only if the product is carried hot, like asphalt or sulphur."
        />
      </FieldGroup>
      <FieldGroup heading="Density, vapour and flow" columns={2}>
        <QuantityField field="density" />
        <QuantityField field="viscosity" hint="Kinematic, at 40 °C." />
        <QuantityField field="vapourPressure" />
        <QuantityField field="relativeVapourDensity" />
        <QuantityField field="volatiles" />
        <QuantityField field="evaporationRate" />
        <QuantityField field="molecularWeight" />
        <QuantityField field="partitionCoefficient" hint="For a substance. A mixture usually has none." />
      </FieldGroup>
      <FieldGroup heading="Explosive limits" columns={2}>
        <QuantityField field="lowerExplosiveLimit" />
        <QuantityField field="upperExplosiveLimit" hint="Between 0.1 and 99.9 %." />
      </FieldGroup>
      <UnclassifiedHazards />
      <ExposureValues />
      {mode === 'advanced' && <ToxicitySections />}
      <TestResults />
    </StepFrame>
  );
}

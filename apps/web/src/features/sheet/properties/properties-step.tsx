import { countryForm, documentTypeOf } from '@gosds/sheet/profiles/countries';
import { nationalLimitsOf } from '@gosds/sheet/lists/national-limits';
import type { WizardStep } from '../state/journey.ts';
import { useDraft } from '../state/wizard-context.ts';
import { SecondProperty } from '../fields/second-language-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { PackedGas, PropertyChoice, PropertyText, SolutionPh } from './property-choices.tsx';
import { MoreProperties } from './more-properties.tsx';
import { QuantityField } from './quantity-field.tsx';
import { ShownProperty } from './shown-property.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { TestResults } from './test-results.tsx';
import { ToxicitySections } from './toxicity-sections.tsx';
import { UnclassifiedHazards } from './unclassified-hazards.tsx';
import { today } from '../state/today.ts';
import { useWords, words } from '../../../words/words.ts';
import { appearances } from '@gosds/sheet/draft/property-values';
import { physicalStateOf } from '@gosds/sheet/draft/physical-state';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof QuantityField> & Pick<ComponentProps<typeof ShownProperty>, 'field'>;

/** A quantity that Simple mode hides if nothing asks for it. */
const AdvancedQuantity = (props: Props) => (
  <ShownProperty field={props.field}>
    <QuantityField {...props} />
  </ShownProperty>
);

/** The exposure limits that the user must type: all, some, or only those that the review names. */
function limitsHint(country: string): string {
  const { limits } = words().properties;
  const national = nationalLimitsOf(country, today());
  if (countryForm(country).asksThresholdLimitValues) return limits.osha;
  if (!national) return limits.countryNotHeld;
  const list = `${national.list} (${national.authority})`;
  if (!national.held) return limits.notHeld(list);
  return national.held.isPartial ? limits.partlyHeld(list) : limits.held(list);
}

/** Values that section 8.1 prints beside the limits from the catalogue. */
function ExposureValues() {
  const { properties } = useWords();
  const country = useDraft((draft) => draft.description.country);
  const isReach = documentTypeOf(country) === 'Reach';
  return (
    <FieldGroup heading={properties.heading.exposure} intro={properties.exposureIntro} columns={1}>
      <PropertyText field="nationalLimits" rows={2} hint={limitsHint(country)} />
      <ShownProperty field="biologicalLimits">
        <PropertyText field="biologicalLimits" rows={2} hint={properties.hint.biologicalLimits} />
      </ShownProperty>
      {isReach && (
        <>
          <ShownProperty field="dnel">
            <PropertyText field="dnel" rows={2} hint={properties.hint.dnel} />
          </ShownProperty>
          <ShownProperty field="pnec">
            <PropertyText field="pnec" rows={2} hint={properties.hint.pnec} />
          </ShownProperty>
        </>
      )}
      <PropertyText field="gloves" rows={2} hint={properties.hint.gloves} />
      <SecondProperty field="gloves" />
    </FieldGroup>
  );
}

export function PropertiesStep({ step }: { readonly step: WizardStep }) {
  const { intro, heading, hint } = useWords().properties;
  const { appearance } = useDraft((draft) => draft.properties);
  const state = useDraft(({ properties }) => (properties.state === '' ? undefined : physicalStateOf(properties)));
  const mode = useDraft((draft) => draft.mode);
  return (
    <StepFrame step={step} intro={intro}>
      <FieldGroup heading={heading.appearance}>
        <PropertyChoice field="state" isRequired />
        <PropertyChoice field="waterSolubility" isRequired />
        <PropertyChoice field="appearance" />
        {appearance === appearances.ownText && (
          <>
            <PropertyText field="appearanceText" />
            <SecondProperty field="appearanceText" />
          </>
        )}
        <PropertyText field="odour" />
        <SecondProperty field="odour" />
        <PropertyText field="ph" />
        <ShownProperty field="phSolution">
          <SolutionPh />
        </ShownProperty>
        {state === 'gas' && <PackedGas />}
        {state === 'solid' && <PropertyText field="particles" hint={hint.particles} />}
      </FieldGroup>
      <FieldGroup heading={heading.temperatures} columns={2}>
        <QuantityField field="flashPoint" />
        <QuantityField field="boilingPoint" />
        <AdvancedQuantity field="meltingPoint" />
        <AdvancedQuantity field="autoignitionTemperature" />
        <AdvancedQuantity field="decompositionTemperature" />
        <AdvancedQuantity field="storageTemperature" hint={hint.storageTemperature} />
        <AdvancedQuantity field="carriageTemperature" hint={hint.carriageTemperature} />
      </FieldGroup>
      <FieldGroup heading={heading.flow} columns={2}>
        <QuantityField field="density" />
        <QuantityField field="viscosity" hint={hint.viscosity} />
        <AdvancedQuantity field="vapourPressure" />
        <AdvancedQuantity field="relativeVapourDensity" />
        <AdvancedQuantity field="volatiles" />
        <AdvancedQuantity field="evaporationRate" />
        <AdvancedQuantity field="molecularWeight" />
        <AdvancedQuantity field="partitionCoefficient" hint={hint.partitionCoefficient} />
      </FieldGroup>
      <FieldGroup heading={heading.explosive} columns={2}>
        <QuantityField field="lowerExplosiveLimit" />
        <QuantityField field="upperExplosiveLimit" hint={hint.upperExplosiveLimit} />
      </FieldGroup>
      <UnclassifiedHazards />
      <ExposureValues />
      {mode === 'advanced' ? <ToxicitySections /> : <MoreProperties />}
      <TestResults />
    </StepFrame>
  );
}

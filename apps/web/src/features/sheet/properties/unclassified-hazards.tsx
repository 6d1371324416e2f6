import { Checkbox } from '@mantine/core';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { SecondProperty } from '../fields/second-language-field.tsx';
import { PropertyText } from './property-choices.tsx';

function CombustibleDust() {
  const path = 'properties.isCombustibleDust';
  const checked = useDraft((draft) => draft.properties.isCombustibleDust);
  const edit = useEdit();
  return (
    <WithHelp path={path} isWide>
      <Checkbox
        id={path}
        label="Supplied as a combustible dust: its particles catch fire or explode when they float in air"
        checked={checked}
        onChange={(event) => {
          const isCombustibleDust = event.currentTarget.checked;
          edit(path, (draft) => ({ ...draft, properties: { ...draft.properties, isCombustibleDust } }));
        }}
      />
    </WithHelp>
  );
}

/** Hazards that no class covers and that the United States and Canada regulate all the same; nothing elsewhere. */
export function UnclassifiedHazards() {
  const isAsked = useDraft((draft) => countryForm(draft.description.country).statesOtherHazards === true);
  const isSolid = useDraft((draft) => draft.properties.state === 'Solid');
  if (!isAsked) return null;
  return (
    <FieldGroup
      heading="Hazards not otherwise classified"
      intro="Optional: known hazards that no class covers, in the words of the label."
    >
      {isSolid && <CombustibleDust />}
      <PropertyText field="physicalHazardUnclassified" />
      <SecondProperty field="physicalHazardUnclassified" />
      <PropertyText field="healthHazardUnclassified" />
      <SecondProperty field="healthHazardUnclassified" />
    </FieldGroup>
  );
}

import { Checkbox } from '@mantine/core';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { SecondProperty } from '../fields/second-language-field.tsx';
import { PropertyText } from './property-choices.tsx';
import { useWords } from '../../../words/words.ts';
import { physicalStateOf } from '@gosds/sheet/draft/physical-state';

function CombustibleDust() {
  const { combustibleDust } = useWords().properties;
  const path = 'properties.isCombustibleDust';
  const checked = useDraft((draft) => draft.properties.isCombustibleDust);
  const edit = useEdit();
  return (
    <WithHelp path={path} isWide>
      <Checkbox
        id={path}
        label={combustibleDust}
        checked={checked}
        onChange={(event) => {
          const isCombustibleDust = event.currentTarget.checked;
          edit(path, (draft) => ({ ...draft, properties: { ...draft.properties, isCombustibleDust } }));
        }}
      />
    </WithHelp>
  );
}

/** Hazards outside all classes that the United States and Canada regulate; empty for other countries. */
export function UnclassifiedHazards() {
  const { heading, unclassifiedIntro } = useWords().properties;
  const isAsked = useDraft((draft) => countryForm(draft.description.country).statesOtherHazards === true);
  const isSolid = useDraft((draft) => physicalStateOf(draft.properties) === 'solid');
  if (!isAsked) return null;
  return (
    <FieldGroup heading={heading.unclassified} intro={unclassifiedIntro}>
      {isSolid && <CombustibleDust />}
      <PropertyText field="physicalHazardUnclassified" />
      <SecondProperty field="physicalHazardUnclassified" />
      <PropertyText field="healthHazardUnclassified" />
      <SecondProperty field="healthHazardUnclassified" />
    </FieldGroup>
  );
}

import { countryForm } from '@gosds/sheet/profiles/countries';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useFirstWords } from '../../../words/words.ts';

// Loaded once the first fields are usable, because it has many words.
const NationalLawFields = lazy(() =>
  loadPart(async () => ({ default: (await import('./national-law-fields.tsx')).NationalLawFields })),
);

/** Fields for a claim that exempts a name from disclosure. */
function ClaimFields() {
  const words = useFirstWords().description.claim;
  return (
    <FieldGroup heading={words.heading} intro={words.intro}>
      <DescriptionField field="hmiraRegistryNumber" hint={words.number} />
      <DescriptionField field="hmiraDateFiled" placeholder="2026-03-15" />
      <DescriptionField field="hmiraDateGranted" placeholder="2026-03-15" hint={words.granted} />
    </FieldGroup>
  );
}

/** Fields for section 15 in the country's own form of the sheet; empty for other countries. */
export function NationalFields() {
  const form = useDraft((draft) => countryForm(draft.description.country).form);
  const isClaimAsked = useDraft((draft) => countryForm(draft.description.country).withholdsByClaim === true);
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  if (isClaimAsked) return <ClaimFields />;
  if (form === undefined || !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <NationalLawFields form={form} />
    </Suspense>
  );
}

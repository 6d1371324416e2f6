import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from '../fields/draft-field.module.css';
import { DescriptionField } from '../fields/description-field.tsx';
import { GroupStandardsField } from './group-standards-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';

function ListingField({ id, label }: { readonly id: string; readonly label: string }) {
  const value = useDraft((draft) => draft.description.nationalListings[id] ?? '');
  const edit = useEdit();
  const path = `description.nationalListings.${id}`;
  return (
    <TextInput
      className={styles['wide']}
      id={path}
      maxLength={500}
      label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        edit(path, (draft) => {
          const nationalListings = { ...draft.description.nationalListings, [id]: typed };
          return { ...draft, description: { ...draft.description, nationalListings } };
        });
      }}
    />
  );
}

/** What a country's own form of the sheet asks in section 15. */
export function NationalLawFields({ form }: { readonly form: JurisdictionId }) {
  const { approval, documentNumber, lists } = nationalWordsOf(form, 'en');
  const [hasOldText] = useState(useDraft((draft) => draft.description.hsnoApproval !== ''));
  if (approval === undefined && lists.length === 0) return null;
  return (
    <FieldGroup
      heading="National law"
      intro="Printed in section 15 of the sheet; what you leave blank is printed as Not Available."
    >
      {approval !== undefined && <GroupStandardsField />}
      {approval !== undefined && hasOldText && (
        <DescriptionField
          field="hsnoApproval"
          isWide
          hint="From before group standards were chosen from a list. It is printed behind them."
        />
      )}
      {documentNumber !== undefined && <DescriptionField field="documentNumber" hint="Printed at the top of page 1." />}
      {lists.map(({ id, label }) => (
        <ListingField key={id} id={id} label={label} />
      ))}
    </FieldGroup>
  );
}

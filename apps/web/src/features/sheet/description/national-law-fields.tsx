import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from '../fields/draft-field.module.css';
import { DescriptionField } from '../fields/description-field.tsx';
import { GroupStandardsField } from './group-standards-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';

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

/** Fields for section 15 in a country's own form of the sheet. */
export function NationalLawFields({ form }: { readonly form: JurisdictionId }) {
  const { approval, documentNumber, lists } = nationalWordsOf(form, useSpokenLanguage().tag);
  const words = useWords().nationalLaw;
  const [hasOldText] = useState(useDraft((draft) => draft.description.hsnoApproval !== ''));
  if (approval === undefined && lists.length === 0) return null;
  return (
    <FieldGroup heading={words.heading} intro={words.intro}>
      {approval !== undefined && <GroupStandardsField />}
      {approval !== undefined && hasOldText && (
        <DescriptionField field="hsnoApproval" isWide hint={words.oldApproval} />
      )}
      {documentNumber !== undefined && <DescriptionField field="documentNumber" hint={words.documentNumber} />}
      {lists.map(({ id, label }) => (
        <ListingField key={id} id={id} label={label} />
      ))}
    </FieldGroup>
  );
}

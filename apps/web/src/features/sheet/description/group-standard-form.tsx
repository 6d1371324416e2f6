import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from './group-standards-dialog.module.css';

export type TypedStandard = { readonly Id: string; readonly ApprovalCode: string; readonly Name: string };

type Props = {
  readonly start: TypedStandard;
  readonly onSave: (typed: TypedStandard) => void;
  readonly onCancel: () => void;
};

/** Number and name of a custom group standard. */
export function GroupStandardForm({ start, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState(start);
  const [isAttempted, setIsAttempted] = useState(false);
  const lacks = (field: 'ApprovalCode' | 'Name') => isAttempted && typed[field].trim() === '';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsAttempted(true);
        const blank = (['ApprovalCode', 'Name'] as const).find((field) => typed[field].trim() === '');
        if (blank === undefined) onSave(typed);
        else document.getElementById(`group-standard.${blank}`)?.focus();
      }}
    >
      <TextInput
        id="group-standard.ApprovalCode"
        label="HSR Number"
        placeholder="HSR000000"
        data-autofocus
        maxLength={40}
        value={typed.ApprovalCode}
        error={lacks('ApprovalCode') && 'Enter the HSR number.'}
        onChange={({ currentTarget: { value } }) => {
          setTyped((before) => ({ ...before, ApprovalCode: value }));
        }}
      />
      <TextInput
        id="group-standard.Name"
        label="Name"
        maxLength={300}
        value={typed.Name}
        error={lacks('Name') && 'Enter the name of the group standard.'}
        onChange={({ currentTarget: { value } }) => {
          setTyped((before) => ({ ...before, Name: value }));
        }}
      />
      <div className={styles['ways']}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{start.Id === '' ? 'Add' : 'Change'}</Button>
      </div>
    </form>
  );
}

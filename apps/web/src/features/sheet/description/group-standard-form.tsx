import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival.ts';
import { useWords } from '../../../words/words.ts';
import styles from './group-standards-dialog.module.css';

export type TypedStandard = { readonly Id: string; readonly ApprovalCode: string; readonly Name: string };

type Props = {
  readonly start: TypedStandard;
  readonly onSave: (typed: TypedStandard) => Promise<void>;
  readonly onCancel: () => void;
};

const isBlank = (text: string): boolean => text.trim() === '';

/** Number and name of a custom group standard. */
export function GroupStandardForm({ start, onSave, onCancel }: Props) {
  const words = useWords().groupStandards;
  const first = useFocusOnArrival<HTMLInputElement>('always');
  const [typed, setTyped] = useState(start);
  const [isAttempted, setIsAttempted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    await onSave(typed);
    setIsBusy(false);
  };
  const lacks = (text: string) => isAttempted && isBlank(text);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsAttempted(true);
        if (isBlank(typed.ApprovalCode)) document.getElementById('group-standard.ApprovalCode')?.focus();
        else if (isBlank(typed.Name)) document.getElementById('group-standard.Name')?.focus();
        else if (!isBusy) void save();
      }}
    >
      <TextInput
        id="group-standard.ApprovalCode"
        label={words.number}
        placeholder="HSR000000"
        ref={first}
        maxLength={40}
        value={typed.ApprovalCode}
        error={lacks(typed.ApprovalCode) && words.numberMissing}
        onChange={({ currentTarget: { value } }) => {
          setTyped((before) => ({ ...before, ApprovalCode: value }));
        }}
      />
      <TextInput
        id="group-standard.Name"
        label={words.name}
        maxLength={300}
        value={typed.Name}
        error={lacks(typed.Name) && words.nameMissing}
        onChange={({ currentTarget: { value } }) => {
          setTyped((before) => ({ ...before, Name: value }));
        }}
      />
      <div className={styles['ways']}>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {start.Id === '' ? words.add : words.change}
        </Button>
      </div>
    </form>
  );
}

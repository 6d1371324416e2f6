import { Button, TextInput } from '@mantine/core';
import { type ActQuestion, allActs, loggedKinds } from '@gosds/contract/staff/staff-acts';
import { type SyntheticEvent, useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useWords } from '../../words/words.ts';
import styles from './acts-search.module.css';

const isWrongOrder = ({ from, until }: ActQuestion): boolean => from !== '' && until !== '' && until < from;

type FieldsProps = { readonly question: ActQuestion; readonly onChange: (part: Partial<ActQuestion>) => void };

function TextFields({ question, onChange }: FieldsProps) {
  const { acts: words, kind } = useWords().admin;
  return (
    <>
      <TextInput
        label={words.staff}
        maxLength={200}
        value={question.staff}
        onChange={({ currentTarget }) => {
          onChange({ staff: currentTarget.value });
        }}
      />
      <NativeSelect
        id="act-kind"
        label={words.act}
        value={question.kind}
        placeholder={words.any}
        options={loggedKinds.map((value) => ({ value, label: kind[value] }))}
        onSelect={(value) => {
          onChange({ kind: loggedKinds.find((known) => known === value) ?? '' });
        }}
      />
      <TextInput
        label={words.subject}
        maxLength={200}
        value={question.subject}
        onChange={({ currentTarget }) => {
          onChange({ subject: currentTarget.value });
        }}
      />
    </>
  );
}

type Props = { readonly onAsk: (question: ActQuestion) => void };

/** Searches the log by who, act, subject and days. */
export function ActsSearch({ onAsk }: Props) {
  const { acts: words } = useWords().admin;
  const { search } = useWords().myAccount;
  const [question, setQuestion] = useState(allActs);
  const [isWrong, setIsWrong] = useState(false);
  const change = (part: Partial<ActQuestion>) => {
    setQuestion((before) => ({ ...before, ...part }));
    setIsWrong(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsWrong(isWrongOrder(question));
    if (!isWrongOrder(question)) onAsk({ ...question, staff: question.staff.trim(), subject: question.subject.trim() });
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit} noValidate>
      <TextFields question={question} onChange={change} />
      <DateField
        type="date"
        label={words.from}
        value={question.from}
        onChange={(from) => {
          change({ from });
        }}
      />
      <DateField
        type="date"
        label={words.until}
        value={question.until}
        error={isWrong && words.untilEarly}
        onChange={(until) => {
          change({ until });
        }}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="default">
          {search.button}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            change(allActs);
            onAsk(allActs);
          }}
        >
          {search.all}
        </Button>
      </div>
    </form>
  );
}

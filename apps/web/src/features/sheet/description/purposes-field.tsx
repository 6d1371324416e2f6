import { Button, Group, MultiSelect } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import { answered, type Purpose, purposes } from '@gosds/sheet/draft/use/purpose';
import { openPurposes } from '@gosds/sheet/draft/use/purposes-of';
import { purposesToConfirm } from '@gosds/sheet/sections/measures/processing';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../fields/draft-field.module.css';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { arePurposesShown } from '../state/shown-purposes.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';

type Answers = Draft['description']['purposes'];

const path = 'description.purposes';

const answerAll = (answers: Answers, list: readonly Purpose[], options: { readonly isSo: boolean }): Answers =>
  list.reduce((all, purpose) => answered(all, purpose, options), answers);

/** What was chosen is confirmed, and what was taken away is denied. */
function chosenOf(answers: Answers, codes: readonly string[]): Answers {
  const chosen = purposes.filter((each) => codes.includes(each));
  const removed = answers.confirmed.filter((each) => !chosen.includes(each));
  return answerAll(answerAll(answers, removed, { isSo: false }), chosen, { isSo: true });
}

function useAnswer() {
  const edit = useEdit();
  return (change: (answers: Answers) => Answers) => {
    edit(path, ({ description, ...draft }) => ({
      ...draft,
      description: { ...description, purposes: change(description.purposes) },
    }));
  };
}

type SuggestionProps = { readonly suggested: readonly Purpose[] };

/** Purposes that the words suggest; one click confirms or denies them. */
function Suggestion({ suggested }: SuggestionProps) {
  const { productCategories: words, findings } = useWords();
  const answer = useAnswer();
  const act = (isSo: boolean, label: string) => (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => {
        answer((answers) => answerAll(answers, suggested, { isSo }));
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles['wide']}>
      <FormMessage tone="note">
        <Group gap="sm">
          <span>{words.purposes.suggested(suggested.map((each) => findings.purpose[each]).join('; '))}</span>
          {act(true, words.confirm)}
          {act(false, words.purposes.deny)}
        </Group>
      </FormMessage>
    </div>
  );
}

/** The purposes that the product category leaves open. Hidden if it leaves none, and the words suggest none. */
export function PurposesField() {
  const { productCategories: words, findings } = useWords();
  const description = useDraft((draft) => draft.description);
  const isSolid = useDraft((draft) => draft.properties.state === 'Solid');
  const isShown = useDraft(arePurposesShown);
  const answer = useAnswer();
  if (!isShown) return null;
  const { confirmed } = description.purposes;
  const suggested = purposesToConfirm(description, { isSolid });
  const open = openPurposes(description);
  const offered = purposes.filter((each) => open.includes(each) || confirmed.includes(each));
  return (
    <>
      <WithHelp path={path} isWide>
        <MultiSelect
          id={path}
          label={labelOf(path)}
          description={words.purposes.hint}
          data={offered.map((each) => ({ value: each, label: findings.purpose[each] }))}
          value={confirmed}
          searchable
          hidePickedOptions
          withScrollArea={false}
          classNames={{ options: styles['options'] ?? '' }}
          nothingFoundMessage={words.nothing}
          onChange={(chosen) => {
            answer((answers) => chosenOf(answers, chosen));
          }}
        />
      </WithHelp>
      {suggested.length > 0 && <Suggestion suggested={suggested} />}
    </>
  );
}

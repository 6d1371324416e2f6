import { Button, UnstyledButton } from '@mantine/core';
import { ownValue } from '@gosds/ghs/own-value';
import type { FirstField } from '@gosds/sheet/draft/template/template';
import { templates } from '@gosds/sheet/generated/templates';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { shownDay } from '../../../ui/days.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { labelOf } from '../state/field-labels.ts';
import styles from './new-sheet-dialog.module.css';
import { countryOf, languageOf, nameOf } from './sheet-order.ts';
import type { SheetActions } from './use-sheets.ts';
import { useWords } from '../../../words/words.ts';

type Props = {
  readonly sheets: readonly ListedSheet[];
  readonly actions: SheetActions;
  readonly onClose: () => void;
};

/** Sheets of one product differ by country, language or day. */
function optionOf(sheet: ListedSheet) {
  const language = sheet.language === '' ? [] : [languageOf(sheet)];
  return {
    value: sheet.id,
    label: [nameOf(sheet), countryOf(sheet), ...language, shownDay(sheet.savedAt)].join(' · '),
  };
}

function CopyOf({ sheets, actions }: Omit<Props, 'onClose'>) {
  const words = useWords().home.begin;
  const [chosen, setChosen] = useState('');
  const sheet = sheets.find(({ id }) => id === chosen);
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby="copy-heading">
      <h3 id="copy-heading" className={styles['heading']}>
        {words.copy}
      </h3>
      <div className={styles['copy']}>
        <NativeSelect
          id="new-sheet.copy"
          label={words.sheet}
          value={chosen}
          options={sheets.map(optionOf)}
          onSelect={setChosen}
        />
        <Button
          variant="default"
          disabled={sheet === undefined}
          loading={actions.duplicate.isPending}
          onClick={() => {
            if (sheet) actions.duplicate.mutate(sheet);
          }}
        >
          {words.copyIt}
        </Button>
      </div>
    </section>
  );
}

const shownNames = 3;

/** Names of the most important fields of a template; a name itself may have a comma. */
const namesOf = (first: readonly FirstField[]): string =>
  first
    .slice(0, shownNames)
    .map(({ path }) => labelOf(path))
    .join(' · ');

function Templates({ actions }: Pick<Props, 'actions'>) {
  const { home, templates: texts } = useWords();
  const words = home.begin;
  return (
    <section aria-labelledby="template-heading">
      <h3 id="template-heading" className={styles['heading']}>
        {words.template}
      </h3>
      <p className={styles['text']}>{words.templateText}</p>
      <ul className={styles['templates']}>
        {templates.map(({ id, name, first }) => (
          <li key={id}>
            <UnstyledButton
              className={styles['template']}
              disabled={actions.fromTemplate.isPending}
              onClick={() => {
                actions.fromTemplate.mutate(id);
              }}
            >
              <strong>{ownValue<string>(texts.name, id) ?? name}</strong>
              <span>{namesOf(first)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to begin a sheet: empty, as a copy, or from a template. */
export function NewSheetDialog({ sheets, actions, onClose }: Props) {
  const words = useWords().home;
  return (
    <Dialog title={words.new} size="lg" onClose={onClose}>
      <div className={styles['ways']}>
        <Button
          fullWidth
          loading={actions.begin.isPending}
          onClick={() => {
            actions.begin.mutate();
          }}
        >
          {words.begin.empty}
        </Button>
        <CopyOf sheets={sheets} actions={actions} />
        <Templates actions={actions} />
      </div>
    </Dialog>
  );
}

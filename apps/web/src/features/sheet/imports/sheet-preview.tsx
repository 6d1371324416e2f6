import { Button } from '@mantine/core';
import type { SheetFile } from '@gosds/imports/sheet/sheet-file';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { isBlankIngredient } from '../state/ingredient-edits.ts';
import { copiedName } from '../state/copied-name.ts';
import { newDraft } from '../state/draft-calls.ts';
import { useWizard } from '../state/wizard-context.ts';
import { matchDraft } from './match-draft.ts';
import { languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { useWords } from '../../../words/words.ts';
import styles from './import-dialog.module.css';

export type ReadSheet = Extract<SheetFile, { readonly kind: 'sheet' }>;

/** The draft under a name that marks it as a copy. */
const asCopy = (draft: Draft): Draft => ({
  ...draft,
  description: { ...draft.description, productName: copiedName(draft.description.productName) },
});

function Facts({ draft: { description } }: { readonly draft: Draft }) {
  const { sheet } = useWords().imports;
  const facts: readonly (readonly [string, string])[] = [
    [sheet.product, description.productName],
    [sheet.company, description.companyName],
    [sheet.country, nameOfCountry(description.country) ?? description.country],
    [sheet.language, description.language === '' ? '' : languageTitle(description.language)],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? sheet.notInFile : value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { readonly sheet: ReadSheet; readonly onOpened: () => void; readonly onBack: () => void };

/** What was detected in an earlier sheet. It opens as a new sheet; the open sheet stays unchanged. */
export function SheetPreview({ sheet: { draft, lost, from }, onOpened, onBack }: Props) {
  const { frame, imports, formats } = useWords();
  const { sheet: texts, lost: lostTexts } = imports;
  const { openSheet } = useWizard();
  const open = useMutation({
    mutationFn: async () => newDraft(asCopy(await matchDraft(draft))),
    onSuccess: ({ id }) => {
      onOpened();
      openSheet(id);
    },
  });
  const rows = draft.ingredients.filter((row) => !isBlankIngredient(row));
  return (
    <div className={styles['preview']}>
      {from === 'changed-pdf' && <FormMessage tone="warning">{texts.changedPdf}</FormMessage>}
      <Facts draft={draft} />
      <section aria-labelledby="import-sheet-rows">
        <h3 id="import-sheet-rows" className={styles['heading']}>
          {texts.ingredients(rows.length)}
        </h3>
        <ul className={styles['left']}>
          {rows.map(({ id, name, casNumber, proportion }) => (
            <li key={id}>
              <bdi className={styles['line']}>
                {proportion === '' ? '–' : `${shownNumber(proportion, formats.decimalMark)} %`}
              </bdi>
              <span>{name}</span>
              <span>{casNumber}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="import-lost">
        <h3 id="import-lost" className={styles['heading']}>
          {texts.lost}
        </h3>
        <ul className={styles['lost']}>
          {lost.map((part) => (
            <li key={part}>{lostTexts[part]}</li>
          ))}
        </ul>
      </section>
      {open.error !== null && <FormMessage tone="problem">{messageOf(open.error)}</FormMessage>}
      <div className={styles['ways']}>
        <Button variant="default" onClick={onBack}>
          {frame.back}
        </Button>
        <Button
          loading={open.isPending}
          onClick={() => {
            open.mutate();
          }}
        >
          {texts.open}
        </Button>
      </div>
    </div>
  );
}

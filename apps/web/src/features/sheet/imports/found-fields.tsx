import { Checkbox } from '@mantine/core';
import type { FoundField } from '@gosds/imports/mixture/find-fields';
import type { Draft } from '@gosds/sheet/draft/draft';
import { labelOf } from '../state/field-labels.ts';
import { textAt } from './apply-import.ts';
import type { ImportChoices } from './import-choices.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { useWords } from '../../../words/words.ts';
import styles from './import-dialog.module.css';

/** By default a value is imported only into an empty field. */
export const isFieldChosen = ({ path }: FoundField, { fields }: ImportChoices, draft: Draft): boolean =>
  fields[path] ?? textAt(draft, path) === '';

type Props = {
  readonly fields: readonly FoundField[];
  readonly choices: ImportChoices;
  readonly draft: Draft;
  readonly onToggle: (path: string, isOn: boolean) => void;
};

/** Values other than ingredients, such as the product name, each with a checkbox. */
export function FoundFields({ fields, choices, draft, onToggle }: Props) {
  const { imports, formats } = useWords();
  const { found } = imports;
  const shown = (path: string, text: string) =>
    path.startsWith('properties.') ? shownNumber(text, formats.decimalMark) : text;
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="import-fields">
      <h3 id="import-fields" className={styles['heading']}>
        {found.heading}
      </h3>
      <ul className={styles['fields']}>
        {fields.map((field) => {
          const { path, value } = field;
          const old = textAt(draft, path);
          const isSame = old === value;
          return (
            <li key={path}>
              <Checkbox
                label={found.field({ field: labelOf(path), value: shown(path, value) })}
                description={isSame ? found.same : old === '' ? undefined : found.replaces(shown(path, old))}
                checked={isFieldChosen(field, choices, draft)}
                disabled={isSame}
                onChange={(event) => {
                  onToggle(path, event.currentTarget.checked);
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

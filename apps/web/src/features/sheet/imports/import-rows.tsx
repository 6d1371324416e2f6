import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import type { LeftRow, MixtureRow } from '@gosds/imports/mixture/read-mixture';
import { isBalance } from '@gosds/sheet/draft/proportion';
import { useState } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { type ImportChoices, isChosen } from './import-choices.ts';
import type { RowMatch } from './use-import-matches.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { useWords } from '../../../words/words.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';
import styles from './import-dialog.module.css';

/** Number of rows drawn at first; a button draws more. */
const pageSize = 100;

const matchText = (match: RowMatch | undefined, texts: Words['imports']['match']): string => {
  if (match === undefined) return '';
  if (match.status !== 'judged') return match.status === 'later' ? texts.later : texts.pending;
  const { verdict } = match;
  if (verdict.kind === 'take') return verdict.match.Name;
  return verdict.kind === 'offer' ? texts.several : texts.none;
};

const toneOf = (match: RowMatch | undefined) =>
  match?.status === 'judged' ? (match.verdict.kind === 'take' ? 'known' : 'unknown') : undefined;

/** True if the file writes the proportion differently; spaces and per cent signs do not count. */
const isWrittenOtherwise = ({ written, proportion }: MixtureRow, shown: string): boolean => {
  const plain = written.replaceAll(/[\s%]/g, '');
  return plain !== '' && plain !== proportion && plain !== shown;
};

type RowProps = {
  readonly row: MixtureRow;
  readonly isOn: boolean;
  readonly match: RowMatch | undefined;
  readonly onToggle: (line: number, isOn: boolean) => void;
};

function Row({ row, isOn, match, onToggle }: RowProps) {
  const { imports, formats } = useWords();
  const { rows, note: notesOf, match: matchTexts } = imports;
  const { line, name, casNumber, ecNumber, registrationNumber, written, proportion, notes } = row;
  const share = shownNumber(proportion, formats.decimalMark);
  return (
    <tr data-off={!isOn || undefined}>
      <td>
        <Checkbox
          aria-label={rows.takeThis({ line: String(line), name })}
          checked={isOn}
          onChange={(event) => {
            onToggle(line, event.currentTarget.checked);
          }}
        />
      </td>
      <td className={styles['line']}>{line}</td>
      <td className={styles['name']}>
        {name}
        {notes.map((note) => (
          <span key={note} className={styles['note']}>
            {notesOf[note]}
          </span>
        ))}
      </td>
      <td className={styles['number']}>
        {casNumber || ecNumber}
        {registrationNumber !== '' && <bdi className={styles['written']}>{registrationNumber}</bdi>}
      </td>
      <td className={styles['share']}>
        {proportion !== '' && (
          <b>
            <bdi>{isBalance(proportion) ? proportion : `${share} %`}</bdi>
          </b>
        )}
        {isWrittenOtherwise(row, share) && <span className={styles['written']}>{rows.written(written)}</span>}
      </td>
      <td className={styles['match']} data-tone={toneOf(match)}>
        {isOn ? matchText(match, matchTexts) : ''}
      </td>
    </tr>
  );
}

type Props = {
  readonly rows: readonly MixtureRow[];
  readonly choices: ImportChoices;
  readonly matches: ReadonlyMap<number, RowMatch>;
  readonly onToggle: (line: number, isOn: boolean) => void;
};

/** The detected rows, each with a checkbox. */
export function ImportRows({ rows, choices, matches, onToggle }: Props) {
  const { rows: texts } = useWords().imports;
  const [shown, setShown] = useState(pageSize);
  if (rows.length === 0) return null;
  return (
    <>
      <ScrollRegion label={texts.region} className={styles['scroll']}>
        <table className={styles['rows']}>
          <caption>
            <VisuallyHidden>{texts.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.take}</VisuallyHidden>
              </th>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.share}</th>
              <th scope="col">{texts.catalogue}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <Row
                key={row.line}
                row={row}
                isOn={isChosen(row, choices)}
                match={matches.get(row.line)}
                onToggle={onToggle}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length > shown && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setShown(shown + pageSize);
          }}
        >
          {texts.more({ more: Math.min(pageSize, rows.length - shown), all: rows.length })}
        </Button>
      )}
    </>
  );
}

/** The rows that could not be read, in the words of the file, each with the reason. */
export function LeftRows({ left }: { readonly left: readonly LeftRow[] }) {
  const { rows, fault: faults } = useWords().imports;
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="import-left">
      <h3 id="import-left" className={styles['heading']}>
        {rows.left(left.length)}
      </h3>
      <ul className={styles['left']}>
        {left.slice(0, pageSize).map(({ line, text, fault }) => (
          <li key={line}>
            <span className={styles['line']}>{rows.lineNumber(String(line))}</span>
            <span>{text}</span>
            <span className={styles['fault']}>{faults[fault]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

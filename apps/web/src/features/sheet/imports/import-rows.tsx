import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import type { LeftRow, MixtureRow } from '@gosds/imports/mixture/read-mixture';
import { useState } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { type ImportChoices, isChosen } from './import-choices.ts';
import { faultTexts, noteTexts } from './import-texts.ts';
import type { RowMatch } from './use-import-matches.ts';
import styles from './import-dialog.module.css';

/** Rows that are drawn before more are asked for. */
const pageSize = 100;

const matchText = (match: RowMatch | undefined): string => {
  if (match === undefined) return '';
  if (match.status !== 'judged') return match.status === 'later' ? 'Looked up after the import' : 'Looking it up';
  const { verdict } = match;
  if (verdict.kind === 'take') return verdict.match.Name;
  return verdict.kind === 'offer' ? 'Several match: choose one afterwards' : 'Not in catalogue';
};

const toneOf = (match: RowMatch | undefined) =>
  match?.status === 'judged' ? (match.verdict.kind === 'take' ? 'known' : 'unknown') : undefined;

/** Spaces and the sign of per cent are no difference. */
const isWrittenOtherwise = ({ written, proportion }: MixtureRow): boolean =>
  written !== '' && written.replaceAll(/[\s%]/g, '') !== proportion;

type RowProps = {
  readonly row: MixtureRow;
  readonly isOn: boolean;
  readonly match: RowMatch | undefined;
  readonly onToggle: (line: number, isOn: boolean) => void;
};

function Row({ row, isOn, match, onToggle }: RowProps) {
  const { line, name, casNumber, ecNumber, written, proportion, notes } = row;
  return (
    <tr data-off={!isOn || undefined}>
      <td>
        <Checkbox
          aria-label={`Take row ${line}, ${name}`}
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
            {noteTexts[note]}
          </span>
        ))}
      </td>
      <td className={styles['number']}>{casNumber || ecNumber}</td>
      <td className={styles['share']}>
        {proportion !== '' && <b>{proportion} %</b>}
        {isWrittenOtherwise(row) && <span className={styles['written']}>In the file: {written}</span>}
      </td>
      <td className={styles['match']} data-tone={toneOf(match)}>
        {isOn ? matchText(match) : ''}
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

/** The rows that were understood, each to be taken or not. */
export function ImportRows({ rows, choices, matches, onToggle }: Props) {
  const [shown, setShown] = useState(pageSize);
  if (rows.length === 0) return null;
  return (
    <>
      <ScrollRegion label="Rows of the file" className={styles['scroll']}>
        <table className={styles['rows']}>
          <caption>
            <VisuallyHidden>Rows that were understood</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Take</VisuallyHidden>
              </th>
              <th scope="col">Row</th>
              <th scope="col">Name</th>
              <th scope="col">CAS or EC number</th>
              <th scope="col">Share</th>
              <th scope="col">In the catalogue</th>
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
          {`Show ${Math.min(pageSize, rows.length - shown)} more of ${rows.length} rows`}
        </Button>
      )}
    </>
  );
}

/** The rows that were not understood, in the words of the file, each with why. */
export function LeftRows({ left }: { readonly left: readonly LeftRow[] }) {
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="import-left">
      <h3 id="import-left" className={styles['heading']}>
        {left.length === 1 ? '1 row is not taken' : `${left.length} rows are not taken`}
      </h3>
      <ul className={styles['left']}>
        {left.slice(0, pageSize).map(({ line, text, fault }) => (
          <li key={line}>
            <span className={styles['line']}>{`Row ${line}`}</span>
            <span>{text}</span>
            <span className={styles['fault']}>{faultTexts[fault]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

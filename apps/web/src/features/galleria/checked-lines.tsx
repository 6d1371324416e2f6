import { Anchor } from '@mantine/core';
import type { CheckedLine } from '@gosds/contract/galleria/check-chemicals';
import { Link } from 'react-router';
import { CardTable } from '../../ui/card-table.tsx';
import { useWords } from '../../words/words.ts';
import { shareText } from './share-text.ts';
import styles from './galleria.module.css';

function Verdict({ line: { verdict, expected } }: { readonly line: CheckedLine }) {
  const words = useWords().galleria.verdict;
  const text = {
    found: words.found,
    several: words.several,
    'not-found': words.notFound,
    'wrong-check-digit': words.wrongDigit(expected ?? ''),
  }[verdict];
  return (
    <span className={styles['verdict']} data-verdict={verdict}>
      {text}
    </span>
  );
}

function Proportion({ line: { share, isShareFaulty } }: { readonly line: CheckedLine }) {
  const words = useWords();
  if (!isShareFaulty) return share === null ? null : shareText([share], words);
  return (
    <span className={styles['verdict']} data-verdict="not-found">
      {words.galleria.share.faulty}
    </span>
  );
}

function Row({ line }: { readonly line: CheckedLine }) {
  const { checkColumn: column, unnamed } = useWords().galleria;
  const { text, chemical, lists } = line;
  return (
    <tr>
      <th scope="row">
        <bdi>{text}</bdi>
      </th>
      <td data-head={column.verdict}>
        <Verdict line={line} />
      </td>
      <td data-head={column.chemical}>
        {chemical && (
          <>
            <Anchor component={Link} to={`/galleria-data/chemicals/${chemical.MaterialId}`}>
              <bdi>{chemical.Name ?? unnamed}</bdi>
            </Anchor>{' '}
            {chemical.Cas.map((cas, at) => (
              <span key={cas}>
                {at > 0 && ', '}
                <span className={styles['whole']}>{cas}</span>
              </span>
            ))}
          </>
        )}
      </td>
      <td data-head={column.share}>
        <Proportion line={line} />
      </td>
      <td data-head={column.lists}>{lists}</td>
    </tr>
  );
}

/** Each line with the chemical that it names. */
export function CheckedLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const { check, checkColumn: column } = useWords().galleria;
  const found = lines.filter(({ chemical }) => chemical !== null).length;
  return (
    <>
      <h2 className={styles['part']}>{check.lines}</h2>
      <p role="status" className={styles['count']}>
        {check.foundOf({ found, all: lines.length })}
      </p>
      <CardTable
        isOfTexts
        label={check.lines}
        heads={[column.line, column.verdict, column.chemical, column.share, column.lists]}
      >
        {lines.map((line, at) => (
          // Lines have no ids and may repeat.
          <Row key={at} line={line} />
        ))}
      </CardTable>
    </>
  );
}

import { Button } from '@mantine/core';
import type { CheckedLine } from '@gosds/contract/galleria/check-chemicals';
import { type ListMatch, maxMatchedChemicals } from '@gosds/contract/galleria/list-matches';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { csvText } from '@gosds/data/csv-text';
import { loadMatches } from './galleria-calls.ts';
import styles from './galleria.module.css';
import { ListEdition, ListHead, ListTable, PlaceSelect } from './list-cells.tsx';
import { everywhere, placeName } from './places.ts';

type Names = ReadonlyMap<number, string>;

function namesOf(lines: readonly CheckedLine[], { galleria }: Words): Names {
  return new Map(
    lines.flatMap(({ chemical }) =>
      chemical ? [[chemical.MaterialId, chemical.Name ?? chemical.Cas[0] ?? galleria.unnamed] as const] : [],
    ),
  );
}

/** One row an entry: what a spreadsheet sorts and filters. */
function rowsOf(matches: readonly ListMatch[], names: Names, words: Words): readonly (readonly string[])[] {
  const { column, checkColumn, chemical, completeness } = words.galleria;
  const head = [chemical.country, column.list, column.edition, checkColumn.held, checkColumn.chemical, column.entry];
  const rows = matches.flatMap(({ list, chemicals }) =>
    chemicals.map(({ MaterialId, entries }) => [
      ...[placeName(list.country, words), list.title, list.version, completeness[list.completeness]],
      ...[names.get(MaterialId) ?? '', entries.length > 0 ? entries.join(' | ') : column.listed],
    ]),
  );
  return [head, ...rows];
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = 'lists.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

type MatchProps = { readonly match: ListMatch; readonly names: Names };

function Match({ match: { list, chemicals }, names }: MatchProps) {
  const words = useWords();
  const { checkColumn } = words.galleria;
  return (
    <tr>
      <ListHead list={list}>
        {placeName(list.country, words)}. <bdi lang="en">{list.act}</bdi>
      </ListHead>
      <td data-head={checkColumn.chemical}>
        {chemicals.map(({ MaterialId, entries }) => (
          <p key={MaterialId} className={styles['entry']}>
            <strong>
              <bdi>{names.get(MaterialId)}</bdi>
            </strong>{' '}
            <bdi lang="en">{entries.join('; ')}</bdi>
          </p>
        ))}
      </td>
      <ListEdition list={list} />
    </tr>
  );
}

type TableProps = { readonly matches: readonly ListMatch[]; readonly names: Names };

function MatchTable({ matches, names }: TableProps) {
  const { check, checkColumn } = useWords().galleria;
  return (
    <ListTable label={check.lists} middle={checkColumn.chemical}>
      {matches.map((match) => (
        <Match key={match.list.code} match={match} names={names} />
      ))}
    </ListTable>
  );
}

function Matches({ matches, names }: TableProps) {
  const words = useWords();
  const { check } = words.galleria;
  const [country, setCountry] = useState(everywhere);
  const shown = matches.filter(({ list }) => country === everywhere || list.country === country);
  if (matches.length === 0) return <p>{check.none}</p>;
  return (
    <>
      <div className={styles['narrow']}>
        <PlaceSelect
          id="check.country"
          countries={matches.map(({ list }) => list.country)}
          value={country}
          onSelect={setCountry}
        />
        <Button
          variant="default"
          onClick={() => {
            save(csvText(rowsOf(shown, names, words)));
          }}
        >
          {check.save}
        </Button>
      </div>
      <MatchTable matches={shown} names={names} />
    </>
  );
}

type Props = { readonly lines: readonly CheckedLine[]; readonly ids: readonly number[] };

/** The lists that name one of the chemicals, with what they say of it. */
export function ListMatches({ lines, ids }: Props) {
  const words = useWords();
  const { check } = words.galleria;
  const asked = ids.slice(0, maxMatchedChemicals);
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-matches', asked],
    queryFn: () => loadMatches(asked),
  });
  return (
    <>
      <h2 className={styles['part']}>{check.lists}</h2>
      {ids.length > asked.length && <p>{check.firstOnly(asked.length)}</p>}
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Matches matches={data} names={namesOf(lines, words)} />}
    </>
  );
}

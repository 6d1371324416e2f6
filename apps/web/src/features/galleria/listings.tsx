import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';
import { ListEdition, ListHead, ListTable, MayBeNamed, PlaceSelect } from './list-cells.tsx';
import { listRows, type ListRow } from './list-rows.ts';
import { everywhere, placeName, placesIn } from './places.ts';

/** The text of a list and its entries that the filter searches. */
const textOf = ({ list, entries, groups }: ListRow): string =>
  [list.title, list.authority, list.act, ...entries.flatMap(({ name, entry }) => [name, entry]), ...groups]
    .join('\n')
    .toLowerCase();

function Entries({ entries }: Pick<ListRow, 'entries'>) {
  const { column } = useWords().galleria;
  const written = entries.map(({ name, entry }) => [name, entry].filter((part) => part !== '').join(': '));
  const filled = written.filter((text) => text !== '');
  if (filled.length === 0) return column.listed;
  return filled.map((text) => (
    <p key={text} className={styles['entry']}>
      <bdi lang="en">{text}</bdi>
    </p>
  ));
}

function Row({ row: { list, entries, groups } }: { readonly row: ListRow }) {
  const { column, chemical } = useWords().galleria;
  return (
    <tr>
      <ListHead list={list}>
        <bdi lang="en">
          {list.act}. {list.authority}.
        </bdi>{' '}
        {chemical.licence(list.licence)}
      </ListHead>
      <td data-head={column.entry}>
        {entries.length > 0 && <Entries entries={entries} />}
        <MayBeNamed groups={groups} />
      </td>
      <ListEdition list={list} />
    </tr>
  );
}

type TableProps = { readonly country: string; readonly rows: readonly ListRow[] };

function CountryLists({ country, rows }: TableProps) {
  const words = useWords();
  const { column, chemical } = words.galleria;
  const name = placeName(country, words);
  return (
    <section>
      <h3 className={styles['country']}>{name}</h3>
      <ListTable label={chemical.table(name)} middle={column.entry}>
        {rows.map((row) => (
          <Row key={row.list.code} row={row} />
        ))}
      </ListTable>
    </section>
  );
}

/** How many of the shown lists name the chemical, and on how many more a group may. */
function Count({ shown, text }: { readonly shown: readonly ListRow[]; readonly text: string }) {
  const { onLists, chemical } = useWords().galleria;
  const naming = shown.filter(({ entries }) => entries.length > 0).length;
  const others = shown.length - naming;
  return (
    <p role="status" className={styles['count']}>
      {shown.length === 0 ? chemical.noneWith(text) : onLists(naming)}
      {others > 0 && ` ${chemical.mayBeOn(others)}`}
    </p>
  );
}

/** The entries for a chemical in each list, and the groups that may name it, by country, with filters. */
export function Listings({ chemical: facts }: { readonly chemical: Parameters<typeof listRows>[0] }) {
  const words = useWords();
  const { chemical } = words.galleria;
  const [text, setText] = useState('');
  const [country, setCountry] = useState(everywhere);
  const rows = listRows(facts);
  if (rows.length === 0) return <p>{chemical.none}</p>;
  const countries = rows.map(({ list }) => list.country);
  const shown = rows.filter(
    (row) =>
      (country === everywhere || row.list.country === country) && textOf(row).includes(text.trim().toLowerCase()),
  );
  return (
    <>
      <div className={styles['narrow']}>
        <TextInput
          label={chemical.filter}
          value={text}
          maxLength={100}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        <PlaceSelect id="galleria.country" countries={countries} value={country} onSelect={setCountry} />
      </div>
      <Count shown={shown} text={text.trim()} />
      {placesIn(countries, words)
        .filter((code) => shown.some(({ list }) => list.country === code))
        .map((code) => (
          <CountryLists key={code} country={code} rows={shown.filter(({ list }) => list.country === code)} />
        ))}
    </>
  );
}

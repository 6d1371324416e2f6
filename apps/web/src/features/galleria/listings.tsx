import { TextInput } from '@mantine/core';
import type { Listing } from '@gosds/contract/galleria/get-chemical';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';
import { ListEdition, ListHead, ListTable, PlaceSelect } from './list-cells.tsx';
import { everywhere, placeName, placesIn } from './places.ts';

/** The text of a list and its entries that the filter searches. */
const textOf = ({ list, entries }: Listing): string =>
  [list.title, list.authority, list.act, ...entries.flatMap(({ name, entry }) => [name, entry])]
    .join('\n')
    .toLowerCase();

function Entries({ entries }: Pick<Listing, 'entries'>) {
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

function Row({ listing: { list, entries } }: { readonly listing: Listing }) {
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
        <Entries entries={entries} />
      </td>
      <ListEdition list={list} />
    </tr>
  );
}

type TableProps = { readonly country: string; readonly listings: readonly Listing[] };

function CountryLists({ country, listings }: TableProps) {
  const words = useWords();
  const { column, chemical } = words.galleria;
  const name = placeName(country, words);
  return (
    <section>
      <h3 className={styles['country']}>{name}</h3>
      <ListTable label={chemical.table(name)} middle={column.entry}>
        {listings.map((listing) => (
          <Row key={listing.list.code} listing={listing} />
        ))}
      </ListTable>
    </section>
  );
}

/** The entries for a chemical in each list, by country, with filters for text and country. */
export function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const words = useWords();
  const { chemical } = words.galleria;
  const [text, setText] = useState('');
  const [country, setCountry] = useState(everywhere);
  if (listings.length === 0) return <p>{chemical.none}</p>;
  const countries = listings.map(({ list }) => list.country);
  const shown = listings.filter(
    (listing) =>
      (country === everywhere || listing.list.country === country) &&
      textOf(listing).includes(text.trim().toLowerCase()),
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
      <p role="status" className={styles['count']}>
        {shown.length === 0 ? chemical.noneWith(text.trim()) : words.galleria.onLists(shown.length)}
      </p>
      {placesIn(countries, words)
        .filter((code) => shown.some(({ list }) => list.country === code))
        .map((code) => (
          <CountryLists key={code} country={code} listings={shown.filter(({ list }) => list.country === code)} />
        ))}
    </>
  );
}

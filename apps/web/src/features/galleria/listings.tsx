import { TextInput } from '@mantine/core';
import type { Listing } from '@gosds/contract/galleria/get-chemical';
import { useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';
import { everywhere, placeName, placesIn } from './places.ts';

/** A list and its entries as one text, in which a filter looks. */
const textOf = ({ list, entries }: Listing): string =>
  [list.title, list.authority, list.act, ...entries.flatMap(({ name, entry }) => [name, entry])]
    .join('\n')
    .toLowerCase();

function Entries({ entries }: Pick<Listing, 'entries'>) {
  const { column } = useWords().galleria;
  const written = entries.map(({ name, entry }) => [name, entry].filter((part) => part !== '').join(': '));
  const told = written.filter((text) => text !== '');
  if (told.length === 0) return column.listed;
  return told.map((text) => (
    <p key={text} className={styles['entry']}>
      <bdi lang="en">{text}</bdi>
    </p>
  ));
}

function Row({ listing: { list, entries } }: { readonly listing: Listing }) {
  const { column, completeness, chemical } = useWords().galleria;
  return (
    <tr>
      <th scope="row">
        <bdi lang="en">{list.title}</bdi>
        <span className={styles['source']}>
          <bdi lang="en">
            {list.act}. {list.authority}.
          </bdi>{' '}
          {chemical.licence(list.licence)}
        </span>
      </th>
      <td data-head={column.entry}>
        <div>
          <Entries entries={entries} />
        </div>
      </td>
      <td data-head={column.edition}>
        <div>
          {list.version}
          <span className={styles['completeness']} data-completeness={list.completeness}>
            {completeness[list.completeness]}
          </span>
        </div>
      </td>
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
      <table className={styles['table']} aria-label={chemical.table(name)}>
        <thead>
          <tr>
            <th scope="col">{column.list}</th>
            <th scope="col">{column.entry}</th>
            <th scope="col">{column.edition}</th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <Row key={listing.list.code} listing={listing} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each list says of a chemical, by country; a text and a country narrow it. */
export function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const words = useWords();
  const { chemical } = words.galleria;
  const [text, setText] = useState('');
  const [country, setCountry] = useState(everywhere);
  if (listings.length === 0) return <p>{chemical.none}</p>;
  const places = placesIn(
    listings.map(({ list }) => list.country),
    words,
  );
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
        <NativeSelect
          id="galleria.country"
          label={chemical.country}
          value={country}
          options={[
            { value: everywhere, label: chemical.allCountries },
            ...places.map((code) => ({ value: code, label: placeName(code, words) })),
          ]}
          onSelect={setCountry}
        />
      </div>
      <p role="status" className={styles['count']}>
        {shown.length === 0 ? chemical.noneWith(text.trim()) : words.galleria.onLists(shown.length)}
      </p>
      {places
        .filter((code) => shown.some(({ list }) => list.country === code))
        .map((code) => (
          <CountryLists key={code} country={code} listings={shown.filter(({ list }) => list.country === code)} />
        ))}
    </>
  );
}

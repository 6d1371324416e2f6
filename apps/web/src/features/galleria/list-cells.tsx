import type { Listing } from '@gosds/contract/galleria/get-chemical';
import type { ReactNode } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';
import { ListLink } from './lists/list-links.tsx';
import { everywhere, placeName, placesIn } from './places.ts';

type List = Listing['list'];

type TableProps = { readonly label: string; readonly middle: string; readonly children: ReactNode };

/** A table of lists: list, entries, edition. */
export function ListTable({ label, middle, children }: TableProps) {
  const { column } = useWords().galleria;
  return (
    <CardTable isOfTexts label={label} heads={[column.list, middle, column.edition]}>
      {children}
    </CardTable>
  );
}

type HeadProps = { readonly list: Pick<List, 'code' | 'title'>; readonly children: ReactNode };

/** The list as a link to its page, with its origin below. */
export function ListHead({ list, children }: HeadProps) {
  return (
    <th scope="row">
      <ListLink list={list} />
      <span className={styles['source']}>{children}</span>
    </th>
  );
}

/** The edition, and how complete our copy of the list is. */
export function ListEdition({ list }: { readonly list: Pick<List, 'version' | 'completeness'> }) {
  const { column, completeness } = useWords().galleria;
  return (
    <td data-head={column.edition}>
      <bdi dir="ltr">{list.version}</bdi>
      <span className={styles['completeness']} data-completeness={list.completeness}>
        {completeness[list.completeness]}
      </span>
    </td>
  );
}

/** The groups without numbers on a list that may name a chemical by its element. */
export function MayBeNamed({ groups }: { readonly groups: readonly string[] }) {
  const { paper } = useWords().report;
  return groups.map((group) => (
    <p key={group} className={styles['entry']}>
      {paper.mayBeNamed(group)}
    </p>
  ));
}

type PlaceProps = {
  readonly id: string;
  readonly countries: readonly string[];
  readonly value: string;
  readonly onSelect: (country: string) => void;
};

/** Selects one of the countries whose lists are shown, or all. */
export function PlaceSelect({ id, countries, value, onSelect }: PlaceProps) {
  const words = useWords();
  const { chemical } = words.galleria;
  return (
    <NativeSelect
      isAlwaysChosen
      id={id}
      label={chemical.country}
      value={value}
      options={[
        { value: everywhere, label: chemical.allCountries },
        ...placesIn(countries, words).map((code) => ({ value: code, label: placeName(code, words) })),
      ]}
      onSelect={onSelect}
    />
  );
}

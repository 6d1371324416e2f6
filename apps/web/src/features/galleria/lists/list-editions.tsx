import type { ListEdition } from '@gosds/contract/galleria/list-page';
import { CardTable } from '../../../ui/card-table.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { ListEdition as EditionCell } from '../list-cells.tsx';

function Row({ edition }: { readonly edition: ListEdition }) {
  const { galleria, formats } = useWords();
  const { list: words, listState, notAvailable } = galleria;
  const day = (iso: string) => (iso === '' ? notAvailable : formats.day(iso));
  return (
    <tr>
      <EditionCell list={edition} />
      <td data-head={words.state}>{listState[edition.state]}</td>
      <td data-head={words.validFrom}>{day(edition.validFrom)}</td>
      <td data-head={words.validUntil}>{edition.validUntil === '' ? '' : formats.day(edition.validUntil)}</td>
      <td data-head={words.entries}>{formats.measured(edition.entries)}</td>
    </tr>
  );
}

/** The editions in the catalogue, latest first. */
export function ListEditions({ editions }: { readonly editions: readonly ListEdition[] }) {
  const { column, list: words } = useWords().galleria;
  return (
    <section aria-labelledby="list.editions">
      <h2 id="list.editions" className={styles['part']}>
        {words.editions}
      </h2>
      {editions.length === 1 && <p className={styles['extent']}>{words.oneEdition}</p>}
      <CardTable
        label={words.editions}
        heads={[column.edition, words.state, words.validFrom, words.validUntil, words.entries]}
      >
        {editions.map((edition) => (
          <Row key={edition.version} edition={edition} />
        ))}
      </CardTable>
    </section>
  );
}

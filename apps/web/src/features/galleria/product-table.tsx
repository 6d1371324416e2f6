import type { MatchedEntry, PlacedList } from '@gosds/contract/galleria/list-matches';
import type { ReactNode } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { useWords } from '../../words/words.ts';
import type { Result, ResultOrder } from './check-product.ts';
import styles from './galleria.module.css';
import { ListEdition, MayBeNamed } from './list-cells.tsx';
import { ListLink } from './lists/list-links.tsx';
import { placeName } from './places.ts';
import { shareText, thresholdText, verdictText } from './share-text.ts';

function Entry({ entry, list }: { readonly entry: MatchedEntry; readonly list: PlacedList }) {
  const words = useWords();
  return (
    <p className={styles['entry']}>
      <span className={styles['verdict']} data-share={entry.verdict}>
        {verdictText(entry.verdict, words)}
      </span>
      {entry.threshold && <span className={styles['source']}>{thresholdText(entry, list, words)}</span>}
      <span className={styles['source']}>
        {entry.entry === '' ? words.galleria.column.listed : <bdi lang="en">{entry.entry}</bdi>}
      </span>
    </p>
  );
}

function ListName({ list }: { readonly list: PlacedList }) {
  const words = useWords();
  return (
    <>
      <ListLink list={list} />
      <span className={styles['source']}>
        {placeName(list.country, words)}. <bdi lang="en">{list.act}</bdi>
      </span>
    </>
  );
}

function IngredientName({ ingredient }: Pick<Result, 'ingredient'>) {
  const words = useWords();
  return (
    <>
      <bdi>{ingredient.name}</bdi>
      <span className={styles['source']}>
        {words.galleria.checkColumn.share}: {shareText(ingredient.shares, words)}
      </span>
    </>
  );
}

function Row({ result, order }: { readonly result: Result; readonly order: ResultOrder }) {
  const { column, checkColumn } = useWords().galleria;
  const { ingredient, list, entries, groups } = result;
  const parts: Record<ResultOrder, readonly [head: string, cell: ReactNode]> = {
    ingredient: [checkColumn.chemical, <IngredientName key="ingredient" ingredient={ingredient} />],
    list: [column.list, <ListName key="list" list={list} />],
  };
  const [, first] = parts[order];
  const [head, second] = parts[order === 'list' ? 'ingredient' : 'list'];
  return (
    <tr>
      <th scope="row">{first}</th>
      <td data-head={head}>{second}</td>
      <td data-head={checkColumn.shareVerdict}>
        {entries.map((entry) => (
          <Entry key={`${entry.entry}/${entry.threshold?.percent}`} entry={entry} list={list} />
        ))}
        <MayBeNamed groups={groups} />
      </td>
      <ListEdition list={list} />
    </tr>
  );
}

type Props = { readonly results: readonly Result[]; readonly order: ResultOrder };

/** The list entries of the ingredients, ordered by ingredient or by list. */
export function ProductTable({ results, order }: Props) {
  const { check, checkColumn, column } = useWords().galleria;
  const names = [checkColumn.chemical, column.list];
  const heads = [...(order === 'list' ? names.toReversed() : names), checkColumn.shareVerdict, column.edition];
  return (
    <CardTable isOfTexts label={check.lists} heads={heads}>
      {results.map((result) => (
        <Row key={`${result.ingredient.MaterialId}/${result.list.code}`} result={result} order={order} />
      ))}
    </CardTable>
  );
}

import type { PlacedList } from '@gosds/contract/galleria/list-matches';
import { useState } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useWords } from '../../words/words.ts';
import { type CheckedProduct, holdsAt, type Ingredient, type PlaceFilter } from './check-product.ts';
import styles from './galleria.module.css';
import { ListLink } from './lists/list-links.tsx';
import { placeName } from './places.ts';

const ingredientsAPage = 20;

type ListsProps = { readonly ingredient: Ingredient; readonly lists: readonly PlacedList[] };

function Lists({ ingredient, lists }: ListsProps) {
  const words = useWords();
  return (
    <Disclosure label={words.galleria.check.notListedOn({ name: ingredient.name, count: lists.length })}>
      <ul>
        {lists.map((list) => (
          <li key={list.code}>
            {placeName(list.country, words)}: <ListLink list={list} /> ({list.version})
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Props = { readonly product: CheckedProduct; readonly place: PlaceFilter };

/**
 * For each ingredient, the complete lists that do not name it. Partial lists and lists with groups prove nothing and
 * are left out.
 */
export function NotListed({ product: { ingredients, results, wholeLists }, place }: Props) {
  const { check } = useWords().galleria;
  const [page, setPage] = useState(0);
  const here = wholeLists.filter((list) => holdsAt(list, place));
  if (here.length === 0) return null;
  const named = new Set(results.map(({ ingredient, list }) => `${ingredient.MaterialId}/${list.code}`));
  const shown = ingredients.slice(page * ingredientsAPage, (page + 1) * ingredientsAPage);
  return (
    <>
      <h2 className={styles['part']}>{check.notListed}</h2>
      <p className={styles['extent']}>{check.notListedHelp}</p>
      {shown.map((ingredient) => (
        <Lists
          key={ingredient.MaterialId}
          ingredient={ingredient}
          lists={here.filter(({ code }) => !named.has(`${ingredient.MaterialId}/${code}`))}
        />
      ))}
      <PageSteps
        label={check.notListed}
        page={page}
        pages={Math.ceil(ingredients.length / ingredientsAPage)}
        onPage={setPage}
      />
    </>
  );
}

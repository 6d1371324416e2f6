import { Button } from '@mantine/core';
import { shareVerdicts } from '@gosds/contract/galleria/list-matches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWords } from '../../words/words.ts';
import {
  type CheckedProduct,
  checkProduct,
  holdsAt,
  type Ingredient,
  ordered,
  type PlaceFilter,
  type ResultOrder,
  wholeWorld,
} from './check-product.ts';
import styles from './galleria.module.css';
import { NotListed } from './not-listed.tsx';
import { PlaceFields } from './place-fields.tsx';
import { productCsv, saveCsv } from './product-csv.ts';
import { ProductTable } from './product-table.tsx';
import { verdictText } from './share-text.ts';

const rowsAPage = 50;
const anyVerdict = 'all';

type Filter = { readonly place: PlaceFilter; readonly verdict: string; readonly order: ResultOrder };

type FilterProps = { readonly filter: Filter; readonly onFilter: (part: Partial<Filter>) => void };

function Filters({ filter, onFilter }: FilterProps) {
  const words = useWords();
  const { check } = words.galleria;
  return (
    <>
      <PlaceFields
        place={filter.place}
        onPlace={(place) => {
          onFilter({ place });
        }}
      />
      <NativeSelect
        isAlwaysChosen
        id="check.verdict"
        label={check.verdicts}
        value={filter.verdict}
        options={[
          { value: anyVerdict, label: check.allVerdicts },
          ...[...shareVerdicts, 'group' as const].map((verdict) => ({
            value: verdict,
            label: verdictText(verdict, words),
          })),
        ]}
        onSelect={(verdict) => {
          onFilter({ verdict });
        }}
      />
      <Segmented
        label={check.order}
        options={[
          { value: 'ingredient', label: check.byIngredient },
          { value: 'list', label: check.byList },
        ]}
        value={filter.order}
        onChoose={(order) => {
          onFilter({ order: order === 'list' ? 'list' : 'ingredient' });
        }}
      />
    </>
  );
}

function shownOf({ results, ingredients }: CheckedProduct, { place, verdict, order }: Filter) {
  const shown = results.filter(
    (result) => holdsAt(result.list, place) && (verdict === anyVerdict || result.verdict === verdict),
  );
  return ordered(shown, { ingredients, order });
}

function Found({ product }: { readonly product: CheckedProduct }) {
  const words = useWords();
  const { check } = words.galleria;
  const [filter, setFilter] = useState<Filter>({ place: wholeWorld, verdict: anyVerdict, order: 'ingredient' });
  const [page, setPage] = useState(0);
  const shown = shownOf(product, filter);
  const onFilter = (part: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...part }));
    setPage(0);
  };
  return (
    <>
      <div className={styles['narrow']}>
        <Filters filter={filter} onFilter={onFilter} />
        <Button
          variant="default"
          onClick={() => {
            saveCsv(productCsv(shown, words));
          }}
        >
          {check.save}
        </Button>
      </div>
      <p role="status" className={styles['count']}>
        {shown.length === 0 ? check.noneShown : check.rows(shown.length)}
      </p>
      {shown.length > 0 && (
        <ProductTable results={shown.slice(page * rowsAPage, (page + 1) * rowsAPage)} order={filter.order} />
      )}
      <PageSteps label={check.pages} page={page} pages={Math.ceil(shown.length / rowsAPage)} onPage={setPage} />
      <NotListed product={product} place={filter.place} />
    </>
  );
}

/** Which ingredients are on which lists, and which thresholds they exceed. */
export function ProductResults({ ingredients }: { readonly ingredients: readonly Ingredient[] }) {
  const { check } = useWords().galleria;
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-product', ingredients],
    queryFn: () => checkProduct(ingredients),
  });
  return (
    <>
      <h2 className={styles['part']}>{check.lists}</h2>
      <p className={styles['extent']}>{check.together}</p>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data?.results.length === 0 && <p>{check.none}</p>}
      {data !== undefined && data.results.length > 0 && <Found product={data} />}
    </>
  );
}

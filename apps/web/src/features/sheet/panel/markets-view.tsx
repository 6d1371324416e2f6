import type { MarketComparison } from '@gosds/ghs/analysis/compare-markets';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { Checkbox, Loader } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { CopyForCountry } from './copy-for-country.tsx';
import { rowsToShow } from './market-columns.ts';
import { marketPlaces, type MarketPlace } from './market-places.ts';
import { MarketsTable } from './markets-table.tsx';
import styles from './markets-view.module.css';
import { useAnalysis } from './use-analysis.ts';
import { useWords } from '../../../words/words.ts';

type ComparedProps = { readonly comparison: MarketComparison; readonly places: readonly MarketPlace[] };

function Compared({ comparison: { classes }, places }: ComparedProps) {
  const { markets } = useWords().panel;
  const [showsAll, setShowsAll] = useState(false);
  const rows = rowsToShow(classes, { showsAll });
  return (
    <>
      <div className={styles['tools']}>
        <Checkbox
          label={markets.showAll}
          checked={showsAll}
          onChange={({ currentTarget }) => {
            setShowsAll(currentTarget.checked);
          }}
        />
        <CopyForCountry />
      </div>
      {rows.length === 0 ? (
        <p className={styles['note']}>{markets.same}</p>
      ) : (
        <MarketsTable rows={rows} places={places} />
      )}
    </>
  );
}

/** What is being made, in the form that it will have. */
function Comparing({ text }: { readonly text: string }) {
  return (
    <div className={styles['comparing']} role="status" aria-label={text}>
      <p>
        <Loader size="xs" /> {text}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: 5 }, (_row, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  );
}

/** The classes of this formula in every market, with the rules behind each difference. */
export function MarketsView({ made }: { readonly made: MadeSheet }) {
  const { markets } = useWords().panel;
  const { mixture, classification } = made.product;
  const asOf = made.document.revisionDate;
  const places = useMemo(() => marketPlaces(classification.market), [classification.market]);
  const request = useMemo(
    () => ({ kind: 'markets' as const, mixture, markets: places.map(({ id }) => id), asOf }),
    [mixture, places, asOf],
  );
  const { answer, status } = useAnalysis(request);
  if (mixture.ingredients.length === 0 || answer?.kind === 'no-mixture') {
    return <p className={styles['note']}>{markets.empty}</p>;
  }
  if (status === 'failed') return <FormMessage tone="warning">{markets.failed}</FormMessage>;
  const isOfThisMarket = answer?.kind === 'markets' && answer.comparison.classifications[0]?.market === places[0]?.id;
  if (!isOfThisMarket) return <Comparing text={markets.working} />;
  return (
    <div aria-busy={status === 'working'}>
      <Compared comparison={answer.comparison} places={places} />
    </div>
  );
}

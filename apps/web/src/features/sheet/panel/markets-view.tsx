import { Button, Loader } from '@mantine/core';
import type { ClassComparison, MarketComparison, Verdict } from '@gosds/ghs/analysis/compare-markets';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { Fragment, useMemo } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { marketPlaces, type MarketPlace } from './market-places.ts';
import { useAnalysis } from './use-analysis.ts';
import { useCopyFor } from './use-copy-for.ts';
import { DifferenceList } from './difference-list.tsx';
import styles from './markets-view.module.css';

const statusWords: Readonly<Record<Verdict['status'], string>> = {
  classified: '',
  incomplete: 'not decided',
  'not-classified': '–',
  'not-adopted': 'not adopted',
};

function verdictText({ status, hazards }: Verdict): string {
  const codes = hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');
  return codes === '' ? statusWords[status] : codes;
}

const isRelevant = ({ verdicts }: ClassComparison): boolean =>
  verdicts.some(({ status, hazards }) => hazards.length > 0 || status === 'incomplete');

type TableProps = {
  readonly comparison: MarketComparison;
  readonly places: readonly MarketPlace[];
};

function Head({ places }: Pick<TableProps, 'places'>) {
  const copyFor = useCopyFor();
  return (
    <thead>
      <tr>
        <th scope="col">Class</th>
        {places.map(({ id, name, country }, index) => (
          <th key={id} scope="col">
            {name}
            {index === 0 ? (
              <span className={styles['own']}>this sheet</span>
            ) : (
              country !== null && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Make a copy of this sheet for ${name}`}
                  onClick={() => {
                    copyFor(country);
                  }}
                >
                  Copy
                </Button>
              )
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows({ comparison, places }: TableProps) {
  return (
    <tbody>
      {comparison.classes.filter(isRelevant).map((compared) => {
        const { hazardClass, verdicts, differences } = compared;
        const differing = new Set(differences.map(({ market }) => market));
        return (
          <Fragment key={hazardClass}>
            <tr>
              <th scope="row">{hazardClass}</th>
              {verdicts.map((verdict) => (
                <td key={verdict.market} data-differs={differing.has(verdict.market) || undefined}>
                  {verdictText(verdict)}
                </td>
              ))}
            </tr>
            {differences.length > 0 && (
              <tr className={styles['why']}>
                <td colSpan={places.length + 1}>
                  <DifferenceList compared={compared} places={places} />
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

/** The classes of this formula in every market, with the rules that make each difference. */
export function MarketsView({ made }: { readonly made: MadeSheet }) {
  const { mixture, classification } = made.product;
  const asOf = made.document.revisionDate;
  const places = useMemo(() => marketPlaces(classification.market), [classification.market]);
  const request = useMemo(
    () => ({ kind: 'markets' as const, mixture, markets: places.map(({ id }) => id), asOf }),
    [mixture, places, asOf],
  );
  const { answer, status } = useAnalysis(request);
  if (mixture.ingredients.length === 0 || answer?.kind === 'no-mixture') {
    return (
      <p className={styles['note']}>The markets appear here as soon as the ingredients have names and proportions.</p>
    );
  }
  if (status === 'failed') return <FormMessage tone="warning">The markets could not be compared.</FormMessage>;
  const isOfThisMarket = answer?.kind === 'markets' && answer.comparison.classifications[0]?.market === places[0]?.id;
  if (!isOfThisMarket) return <Loader size="sm" aria-label="Comparing the markets" role="status" />;
  return (
    <div aria-busy={status === 'working'}>
      <p className={styles['note']}>
        Marked cells differ from this sheet’s market. Copy makes a separate sheet for a market and keeps this one.
      </p>
      <ScrollRegion className={styles['scroll']} label="Classes by market">
        <table className={styles['table']}>
          <Head places={places} />
          <Rows comparison={answer.comparison} places={places} />
        </table>
      </ScrollRegion>
    </div>
  );
}

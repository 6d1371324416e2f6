import type { ClassComparison } from '@gosds/ghs/analysis/compare-markets';
import { Fragment } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { DifferenceList } from './difference-list.tsx';
import { marketColumns, verdictText, type MarketColumn } from './market-columns.ts';
import type { MarketPlace } from './market-places.ts';
import { useLawWords, useWords } from '../../../words/words.ts';
import styles from './markets-view.module.css';

function Head({ columns }: { readonly columns: readonly MarketColumn[] }) {
  const { markets } = useWords().panel;
  return (
    <thead>
      <tr>
        <th scope="col">{markets.class}</th>
        {columns.map(({ names, isOwn }) => (
          <th key={names.join()} scope="col">
            {isOwn && <span className={styles['own']}>{markets.own}</span>}
            {names.join(', ')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Props = { readonly rows: readonly ClassComparison[]; readonly places: readonly MarketPlace[] };

/** One row per class, one column for all markets with the same results. Header and first column stay visible. */
export function MarketsTable({ rows, places }: Props) {
  const { markets } = useWords().panel;
  const { say } = useLawWords();
  const columns = marketColumns(rows, places);
  const own = columns[0]?.verdicts.map(verdictText) ?? [];
  return (
    <ScrollRegion className={styles['scroll']} label={markets.table}>
      <table className={styles['table']}>
        <Head columns={columns} />
        <tbody>
          {rows.map((compared, row) => (
            <Fragment key={compared.hazardClass}>
              <tr>
                <th scope="row">{say({ hazardClass: compared.hazardClass })}</th>
                {columns.map(({ names, verdicts }) => {
                  const text = verdicts[row] ? verdictText(verdicts[row]) : '';
                  return (
                    <td key={names.join()} data-differs={text !== own[row] || undefined}>
                      {text}
                    </td>
                  );
                })}
              </tr>
              {compared.differences.length > 0 && (
                <tr className={styles['why']}>
                  <td colSpan={columns.length + 1}>
                    <DifferenceList compared={compared} places={places} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

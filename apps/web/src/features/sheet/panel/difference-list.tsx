import type { ClassComparison, MarketDifference } from '@gosds/ghs/analysis/compare-markets';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { marketName } from '@gosds/ghs/markets/market-as-of';
import type { MarketPlace } from './market-places.ts';
import styles from './markets-view.module.css';

type Props = { readonly compared: ClassComparison; readonly places: readonly MarketPlace[] };

const kinds: Readonly<Record<MarketDifference['kind'], string>> = {
  'class-not-adopted': 'class not adopted',
  wording: 'the same hazard under another name',
  class: 'another class',
};

/** What parts each market from this sheet's, rule by rule, with the paragraphs of both. */
export function DifferenceList({ compared: { hazardClass, differences }, places }: Props) {
  const own = places[0]?.name ?? '';
  return (
    <Disclosure
      label={`Why? ${differences.length} ${differences.length === 1 ? 'market differs' : 'markets differ'}`}
      accessibleName={`Why? ${differences.length} ${differences.length === 1 ? 'market differs' : 'markets differ'} in ${hazardClass}`}
    >
      <ul className={styles['differences']}>
        {differences.map(({ market, kind, rules }) => (
          <li key={market}>
            <b>{marketName(market)}</b>: {kinds[kind]}
            {rules.map(({ part, base, other }) => (
              <dl key={part}>
                <div>
                  <dt>{own}</dt>
                  <dd>{base}</dd>
                </div>
                <div>
                  <dt>{marketName(market)}</dt>
                  <dd>{other}</dd>
                </div>
              </dl>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

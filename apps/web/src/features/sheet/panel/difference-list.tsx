import type { ClassComparison, MarketDifference } from '@gosds/ghs/analysis/compare-markets';
import { marketName } from '@gosds/ghs/markets/market-as-of';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { MarketPlace } from './market-places.ts';
import { sentence } from '../../../words/sentence.ts';
import { useSayFinding } from '../../../words/say-finding.ts';
import { useLawWords, useWords, words } from '../../../words/words.ts';
import styles from './markets-view.module.css';

type Props = { readonly compared: ClassComparison; readonly places: readonly MarketPlace[] };

const namesOf = (differences: readonly MarketDifference[]): string =>
  words().formats.list(differences.map(({ market }) => marketName(market)));

/** Differences that one sentence covers for all their markets. */
function Sentences({ compared: { verdicts, differences }, places }: Props) {
  const { differs } = useWords().panel;
  const hasNotAdopted = new Set(verdicts.flatMap(({ status, market }) => (status === 'not-adopted' ? [market] : [])));
  const adoption = differences.filter(({ kind }) => kind === 'class-not-adopted');
  const without = adoption.filter(({ market }) => hasNotAdopted.has(market));
  const only = adoption.filter(({ market }) => !hasNotAdopted.has(market));
  const renamed = differences.filter(({ kind }) => kind === 'wording');
  return (
    <>
      {without.length > 0 && <li>{differs.notAdopted(namesOf(without))}</li>}
      {only.length > 0 && <li>{differs.onlyIn({ own: places[0]?.name ?? '', markets: namesOf(only) })}</li>}
      {renamed.length > 0 && <li>{differs.renamed(namesOf(renamed))}</li>}
    </>
  );
}

function Rules({
  difference: { market, rules },
  own,
}: {
  readonly difference: MarketDifference;
  readonly own: string;
}) {
  const { differs } = useWords().panel;
  const say = useSayFinding();
  return (
    <li>
      {sentence(differs.rules({ strong: (text) => <b>{text}</b>, market: marketName(market) }))}
      {rules.map(({ part, base, other }) => (
        <dl key={part}>
          <div>
            <dt>{own}</dt>
            <dd>{say(base)}</dd>
          </div>
          <div>
            <dt>{marketName(market)}</dt>
            <dd>{say(other)}</dd>
          </div>
        </dl>
      ))}
    </li>
  );
}

/** The differences of each market from the sheet's market. Different limits are both shown with their paragraphs. */
export function DifferenceList({ compared, places }: Props) {
  const { say } = useLawWords();
  const { hazardClass, differences } = compared;
  const { differs } = useWords().panel;
  const count = differences.length;
  return (
    <Disclosure label={differs.why(count)} accessibleName={differs.whyIn({ count, name: say({ hazardClass }) })}>
      <ul className={styles['differences']}>
        <Sentences compared={compared} places={places} />
        {differences
          .filter(({ kind }) => kind === 'class')
          .map((difference) => (
            <Rules key={difference.market} difference={difference} own={places[0]?.name ?? ''} />
          ))}
      </ul>
    </Disclosure>
  );
}

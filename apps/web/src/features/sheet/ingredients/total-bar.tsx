import { percent } from '@gosds/ghs/concentration';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { isBalance, parseProportion } from '@gosds/sheet/draft/proportion';
import { shareOfBalance } from '@gosds/sheet/draft/total-share';
import type { ProportionTotal } from './proportion-total.ts';
import styles from './total-bar.module.css';

/** Number of distinct colours; then they repeat. */
const tints = 6;

type Segment = { readonly id: string; readonly name: string; readonly lower: number };

/** The lower end of each row with a valid proportion. */
function segmentsOf(rows: readonly DraftPart[]): readonly Segment[] {
  return rows.flatMap(({ id, name, proportion }) => {
    const share = isBalance(proportion) ? shareOfBalance(rows) : parseProportion(proportion)?.concentration;
    return share === undefined ? [] : [{ id, name, lower: share.lower }];
  });
}

type Props = { readonly rows: readonly DraftPart[]; readonly total: ProportionTotal };

/**
 * The part of 100 % that each ingredient takes, and in a light tint the open part of the ranges. The total beside it
 * says the same in words.
 */
export function TotalBar({ rows, total: { lower, upper } }: Props) {
  const whole = Math.max(percent(100), lower);
  const width = (share: number) => ({ width: `${(share / whole) * 100}%` });
  return (
    <span className={styles['bar']} aria-hidden="true">
      {segmentsOf(rows).map(({ id, name, lower: share }, index) => (
        <span key={id} className={styles['segment']} data-tint={index % tints} title={name} style={width(share)} />
      ))}
      <span className={styles['open']} style={width(Math.max(0, Math.min(percent(100), upper) - lower))} />
      {whole > percent(100) && (
        <span className={styles['limit']} style={{ insetInlineStart: `${(percent(100) / whole) * 100}%` }} />
      )}
    </span>
  );
}

import type { Draft, DraftPart } from '@gosds/sheet/draft/draft';
import { isBalance, roundedShare } from '@gosds/sheet/draft/proportion';
import { shareOfBalance } from '@gosds/sheet/draft/total-share';
import { useDraft } from '../state/wizard-context.ts';
import { percentRange } from '../../../words/percent-text.ts';
import { words } from '../../../words/words.ts';
import styles from './ingredient-table.module.css';

/** Empty if the row is not the balance of its mixture, or if nothing remains for it. */
function balanceText({ ingredients }: Draft, row: DraftPart): string {
  if (!isBalance(row.proportion)) return '';
  const material = ingredients.find(({ parts }) => parts.includes(row));
  const share = shareOfBalance(material?.parts ?? ingredients);
  if (share === undefined) return '';
  const rounded = { lower: roundedShare(share.lower), upper: roundedShare(share.upper) };
  return words().ingredients.cell.comesTo(percentRange(rounded));
}

/** The value of the balance, below its input. */
export function BalanceNote({ id, row }: { readonly id: string; readonly row: DraftPart }) {
  const text = useDraft((draft) => balanceText(draft, row));
  return text === '' ? null : (
    <p id={id} className={styles['balance']}>
      {text}
    </p>
  );
}

import type { MatchChange } from '../analysis/match-change.ts';
import styles from './ingredient-combobox.module.css';
import { useMatchChange } from './use-match-change.ts';
import { useFirstWords, words } from '../../../words/words.ts';

/** The effect of a match, in one sentence. */
export function changeText({ proportion, isTyped, added, signalWord }: MatchChange): string {
  const { change, signal } = words().ingredients;
  if (proportion === '') return change.unknownShare;
  const gained = [...added.map((code) => `+ ${code}`), ...(signalWord === null ? [] : [signal[signalWord]])];
  // Physical hazards of a mixture follow from its own tests. Without tests the sentence does not say "none".
  if (gained.length === 0) return isTyped ? change.typedNone(proportion) : change.leftNone(proportion);
  const gains = gained.join(', ');
  return isTyped ? change.typedGains({ share: proportion, gains }) : change.leftGains({ share: proportion, gains });
}

type Props = { readonly materialId: number; readonly rowId: string };

/** What the marked match would add to the product's label. */
export function MatchChangeLine({ materialId, rowId }: Props) {
  const change = useMatchChange(materialId, rowId);
  const { ingredientSearch } = useFirstWords();
  return <span className={styles['change']}>{change === null ? ingredientSearch.changing : changeText(change)}</span>;
}

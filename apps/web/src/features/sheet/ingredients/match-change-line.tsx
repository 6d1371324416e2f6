import type { MatchChange } from '../analysis/match-change.ts';
import styles from './ingredient-combobox.module.css';
import { useMatchChange } from './use-match-change.ts';

/** What a match would change, in one sentence. */
export function changeText({ proportion, isTyped, added, signalWord }: MatchChange): string {
  if (proportion === '') return 'The other rows make up 100 %: give its proportion to see what it changes';
  const share = isTyped ? `With ${proportion} % of it` : `With ${proportion} % of it, as much as is left`;
  const gains = [...added.map((code) => `+ ${code}`), ...(signalWord === null ? [] : [`signal word ${signalWord}`])];
  // Physical hazards of a mixture follow from its own tests: without them nothing is said, rather than "none".
  return gains.length === 0
    ? `${share}: no new health or environmental hazard. Physical hazards are judged by the product’s own data.`
    : `${share}: ${gains.join(', ')}. Physical hazards are judged by the product’s own data.`;
}

type Props = { readonly materialId: number; readonly rowId: string };

/** What the product's label would gain with the match that is marked. */
export function MatchChangeLine({ materialId, rowId }: Props) {
  const change = useMatchChange(materialId, rowId);
  return <span className={styles['change']}>{change === null ? 'What it changes…' : changeText(change)}</span>;
}

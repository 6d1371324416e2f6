import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { Pictogram } from '../../../ui/pictogram.tsx';
import styles from './ingredient-combobox.module.css';
import type { MatchChange } from '../analysis/match-change.ts';
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

type ChangeProps = { readonly materialId: number; readonly rowId: string };

function ChangeLine({ materialId, rowId }: ChangeProps) {
  const change = useMatchChange(materialId, rowId);
  return <span className={styles['change']}>{change === null ? 'What it changes…' : changeText(change)}</span>;
}

function Hazards({ match }: { readonly match: IngredientMatch }) {
  const { Pictograms, HazardCodes } = match;
  if (HazardCodes.length === 0) return <span className={styles['hazards']}>No hazard class</span>;
  return (
    <span className={styles['hazards']}>
      {Pictograms.map((code) => (
        <Pictogram key={code} code={code} size={20} />
      ))}
      <span>{HazardCodes.join(' ')}</span>
    </span>
  );
}

/** What met the key, said where it is only spelled alike. */
function metText({ Highlight, Name, IsSimilar }: IngredientMatch): string {
  if (!IsSimilar) return Highlight;
  return Highlight === Name ? 'Spelled alike' : `Spelled alike: ${Highlight}`;
}

type Props = {
  readonly id: string;
  readonly match: IngredientMatch;
  readonly isActive: boolean;
  /** The row that it is picked for; undefined where what it changes is not asked. */
  readonly rowId: string | undefined;
  readonly onPick: () => void;
};

/** A match with what it is classified as; what met the key stands below where it is neither the name nor the number. */
export function MatchOption({ id, match, isActive, rowId, onPick }: Props) {
  const { Name, Cas, Highlight, IsSimilar, MaterialId } = match;
  const isOwnName = ['', Name, Cas].includes(Highlight);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
    <div
      ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['option']}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPick}
    >
      <span className={styles['name']}>{Name}</span>
      <bdi className={styles['cas']}>{Cas}</bdi>
      {(!isOwnName || IsSimilar) && <span className={styles['synonym']}>{metText(match)}</span>}
      <Hazards match={match} />
      {isActive && rowId !== undefined && <ChangeLine key={MaterialId} materialId={MaterialId} rowId={rowId} />}
    </div>
  );
}

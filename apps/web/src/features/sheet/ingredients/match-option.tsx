import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { Pictogram } from '../../../ui/pictogram.tsx';
import styles from './ingredient-combobox.module.css';
import { useSubstanceName } from '../../../words/use-substance-name.ts';
import { firstWords, useFirstWords } from '../../../words/words.ts';

/** Only the wizard shows the effect of a match. */
const MatchChangeLine = lazy(() =>
  loadPart(async () => ({ default: (await import('./match-change-line.tsx')).MatchChangeLine })),
);

function Waiting() {
  const { ingredientSearch: words } = useFirstWords();
  return <span className={styles['change']}>{words.changing}</span>;
}

function Hazards({ match }: { readonly match: IngredientMatch }) {
  const { ingredientSearch: words } = useFirstWords();
  const { Pictograms, HazardCodes } = match;
  if (HazardCodes.length === 0) return <span className={styles['hazards']}>{words.noHazard}</span>;
  return (
    <span className={styles['hazards']}>
      {Pictograms.map((code) => (
        <Pictogram key={code} code={code} size={20} />
      ))}
      <span>{HazardCodes.join(' ')}</span>
    </span>
  );
}

/** The text that matched; says so if it is only spelled alike. */
function metText({ Highlight, Name, IsSimilar }: IngredientMatch): string {
  if (!IsSimilar) return Highlight;
  const { ingredientSearch: words } = firstWords();
  return Highlight === Name ? words.alike : words.alikeTo(Highlight);
}

type Props = {
  readonly id: string;
  readonly match: IngredientMatch;
  readonly isActive: boolean;
  /** The row that the match is picked for; undefined if its effect is not shown. */
  readonly rowId: string | undefined;
  readonly onPick: () => void;
};

/**
 * A match by its name in the language of the screens, with its classification. Below it stand the catalogue's English
 * name, and the matching text if it is neither the name nor the number.
 */
export function MatchOption({ id, match, isActive, rowId, onPick }: Props) {
  const { Name, Cas, Highlight, IsSimilar, MaterialId } = match;
  const own = useSubstanceName()(Name);
  const isOwnName = ['', Name, Cas, own].includes(Highlight);
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
      <bdi className={styles['name']}>{own ?? Name}</bdi>
      <bdi className={styles['cas']}>{Cas}</bdi>
      {own !== undefined && (
        <bdi className={styles['synonym']} lang="en">
          {Name}
        </bdi>
      )}
      {(!isOwnName || IsSimilar) && <bdi className={styles['synonym']}>{metText(match)}</bdi>}
      <Hazards match={match} />
      {isActive && rowId !== undefined && (
        <Suspense fallback={<Waiting />}>
          <MatchChangeLine key={MaterialId} materialId={MaterialId} rowId={rowId} />
        </Suspense>
      )}
    </div>
  );
}

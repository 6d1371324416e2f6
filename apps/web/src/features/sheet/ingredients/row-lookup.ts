import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { isCasNumber } from '@gosds/data/registry-numbers';
import type { DraftIngredient, DraftPart } from '@gosds/sheet/draft/draft';
import { isClassifiedByHand } from '@gosds/sheet/draft/hand-classification';
import { linkMatch, pickMatch } from '../state/ingredient-edits.ts';

/** The keys used to look up a row; empty if it has none. */
export type LookupKeys = { readonly name: string; readonly cas: string };

export function lookupKeys({ name, casNumber }: Pick<DraftPart, 'name' | 'casNumber'>): LookupKeys {
  const cas = casNumber.trim();
  return { name: name.trim(), cas: isCasNumber(cas) ? cas : '' };
}

/**
 * True if the catalogue may still identify the row: it has a name or a number, and is neither linked nor classified.
 */
export const isToLookUp = (row: DraftPart): boolean => {
  const { name, cas } = lookupKeys(row);
  const isByHand = row.handClassification !== null && isClassifiedByHand(row.handClassification);
  return row.materialId === null && !isByHand && (name !== '' || cas !== '');
};

/** The catalogue's matches for the name and for the number. */
export type LookupAnswers = {
  readonly byName: readonly IngredientMatch[];
  readonly byCas: readonly IngredientMatch[];
};

/**
 * `take`: an exact name or number. `offer`: only the user knows whether it is meant. `none`: the catalogue has neither
 * the name nor the number; `similar` lists names that begin or are spelled alike.
 */
export type Verdict =
  | { readonly kind: 'take'; readonly match: IngredientMatch; readonly keepsName: boolean }
  | { readonly kind: 'offer'; readonly matches: readonly IngredientMatch[] }
  | { readonly kind: 'none'; readonly similar: IngredientMatch | undefined };

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const isSame = (a: string, b: string) => plain(a) === plain(b);

const isNamed = (match: IngredientMatch, name: string) =>
  isSame(match.Name, name) || match.Cas === name || (match.IsName && isSame(match.Highlight, name));

const maxOffers = 3;

const offer = (matches: readonly IngredientMatch[]): Verdict => {
  const each = new Map(matches.map((match) => [match.MaterialId, match]));
  return { kind: 'offer', matches: [...each.values()].slice(0, maxOffers) };
};

const similarTo = (byName: readonly IngredientMatch[], name: string): IngredientMatch | undefined =>
  byName.find(({ Highlight }) => plain(Highlight).startsWith(plain(name))) ??
  byName.find(({ IsSimilar, Cas }) => IsSimilar || (Cas !== '' && name.includes(Cas)));

const none = (byName: readonly IngredientMatch[], name: string): Verdict => ({
  kind: 'none',
  similar: name === '' ? undefined : similarTo(byName, name),
});

function judgeName(name: string, byName: readonly IngredientMatch[]): Verdict {
  const named = byName.filter((match) => isNamed(match, name));
  const [only] = named;
  if (only && named.length === 1) return { kind: 'take', match: only, keepsName: false };
  const called = byName.filter(({ Highlight }) => isSame(Highlight, name));
  return named.length + called.length > 0 ? offer([...named, ...called]) : none(byName, name);
}

/** The number takes precedence over the name, unless the name is that of another substance: then the user decides. */
function judgeBoth({ name, cas }: LookupKeys, { byName, byCas }: LookupAnswers): Verdict {
  const held = byCas.filter((match) => match.Cas === cas);
  const named = byName.filter((match) => isNamed(match, name));
  const others = named.filter((match) => match.Cas !== cas);
  const own = named.filter((match) => match.Cas === cas);
  const [only] = own.length > 0 ? own : held;
  if (!only) return named.length > 0 ? offer(named) : none(byName, name);
  if (others.length > 0 || (own.length === 0 && held.length > 1)) return offer([...held, ...others]);
  const isCalled = byName.some(({ Highlight, Cas }) => Cas === cas && isSame(Highlight, name));
  return { kind: 'take', match: only, keepsName: name !== '' && own.length === 0 && !isCalled };
}

export const judgeRow = (keys: LookupKeys, answers: LookupAnswers): Verdict =>
  keys.cas === '' ? judgeName(keys.name, answers.byName) : judgeBoth(keys, answers);

/** Links a row to a match. With `keepsName`, the user's own name stays. */
export const withMatch =
  ({ match, keepsName }: Omit<Extract<Verdict, { kind: 'take' }>, 'kind'>) =>
  (row: DraftIngredient): DraftIngredient =>
    keepsName ? linkMatch(match)(row) : pickMatch(match)(row);

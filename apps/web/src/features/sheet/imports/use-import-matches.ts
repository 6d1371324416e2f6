import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { MixtureRow } from '@gosds/imports/mixture/read-mixture';
import { useQueries } from '@tanstack/react-query';
import { Unreachable } from '../../../api/call.ts';
import { judgeRow, lookupKeys, type Verdict } from '../ingredients/row-lookup.ts';
import { findIngredients } from '../ingredients/search-ingredients.ts';

/** Number of rows looked up before the import; the others are looked up afterwards. */
const maxRows = 100;

const retryOf = (error: unknown): number | false => (error instanceof Unreachable ? 3000 : false);

/** The catalogue's answer for a row. */
export type RowMatch =
  | { readonly status: 'pending' }
  | { readonly status: 'later' }
  | { readonly status: 'judged'; readonly verdict: Verdict };

const keysOf = (row: MixtureRow) => ({ ...lookupKeys(row), ec: row.ecNumber });

type Answers = ReadonlyMap<string, readonly IngredientMatch[] | 'failed' | undefined>;

const heldAs = (matches: readonly IngredientMatch[], number: string) =>
  matches.filter(({ Highlight }) => Highlight === number);

function matchOf(row: MixtureRow, answers: Answers): RowMatch {
  const { name, cas, ec } = keysOf(row);
  const known = [name, cas, ec].filter((key) => key !== '').map((key) => answers.get(key));
  if (known.includes('failed')) return { status: 'later' };
  if (known.includes(undefined)) return { status: 'pending' };
  const at = (key: string) => {
    const answer = answers.get(key);
    return typeof answer === 'object' ? answer : [];
  };
  const byEc = cas === '' ? heldAs(at(ec), ec) : [];
  const keys = { name, cas: cas || (byEc[0]?.Cas ?? '') };
  return { status: 'judged', verdict: judgeRow(keys, { byName: at(name), byCas: cas === '' ? byEc : at(cas) }) };
}

/** The catalogue's matches for the rows to import, first by number, then by name. The key is the line number. */
export function useImportMatches(rows: readonly MixtureRow[]): ReadonlyMap<number, RowMatch> {
  const shown = rows.slice(0, maxRows);
  const keys = [...new Set(shown.flatMap((row) => Object.values(keysOf(row))))].filter((key) => key !== '');
  const answers = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['ingredients', key.toLowerCase()],
      queryFn: ({ signal }: { signal: AbortSignal }) => findIngredients(key, signal),
      staleTime: 300_000,
      refetchInterval: ({ state }: { state: { error: unknown } }) => retryOf(state.error),
    })),
  });
  const byKey: Answers = new Map(
    keys.map((key, index) => {
      const { data, isError, fetchStatus } = answers[index] ?? {};
      return [key, data ?? (isError === true || fetchStatus === 'paused' ? 'failed' : undefined)] as const;
    }),
  );
  return new Map(rows.map((row, index) => [row.line, index < maxRows ? matchOf(row, byKey) : { status: 'later' }]));
}

import type { DangerousGoodsEntry } from './transport.ts';
import * as encoded from './generated/goods-entries.ts';
import { nameDifferences } from './generated/goods-tables.ts';
import { readEntries } from './goods/read-entries.ts';

/** Every entry of the dangerous goods list, in the order of UN numbers. */
export const dangerousGoodsEntries: readonly DangerousGoodsEntry[] = readEntries(encoded);

const byUn = new Map<string, DangerousGoodsEntry[]>();
for (const entry of dangerousGoodsEntries) byUn.set(entry.un, [...(byUn.get(entry.un) ?? []), entry]);

/** Entries of a UN number, one for each name and packing group. Reads `UN1090`, `UN 1090`, `ID1090` and `1090`. */
export function findEntries(un: string): readonly DangerousGoodsEntry[] {
  return byUn.get(/\d{4}/.exec(un)?.[0] ?? '') ?? [];
}

/** Treats American and British spelling as the same. */
const fold = (text: string): string =>
  text.toUpperCase().replaceAll('SULPH', 'SULF').replaceAll('ALUMINIUM', 'ALUMINUM').replaceAll('FIBRE', 'FIBER');

type Sought = {
  readonly entry: DangerousGoodsEntry;
  readonly names: readonly string[];
  readonly parts: readonly string[];
};

/** Each entry with its names, including those of 49 CFR and TDGR, and the words of the names. */
const index: readonly Sought[] = dangerousGoodsEntries.map((entry) => {
  const others = nameDifferences.filter(({ un }) => un === entry.un).map(({ name }) => name);
  const names = [entry.properShippingName, ...others].map(fold);
  return { entry, names, parts: names.flatMap((name) => name.split(/[\s,()-]+/)) };
});

/** Entries whose UN number starts with the text or whose name contains all its words. Best matches first. */
export function searchEntries(text: string, limit = 50): readonly DangerousGoodsEntry[] {
  const words = fold(text)
    .replace(/^(UN|ID)\s*(?=\d)/, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  return index
    .map((sought) => ({ entry: sought.entry, score: scoreOf(sought, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Number(a.entry.un) - Number(b.entry.un))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function scoreOf({ entry, names, parts }: Sought, words: readonly string[]): number {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(first)) return entry.un.startsWith(first) ? 5 : 0;
  const sought = words.join(' ');
  if (names.includes(sought)) return 4;
  if (names.some((name) => name.startsWith(sought))) return 3;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => names.some((name) => name.includes(word))) ? 1 : 0;
}

import type { Substance } from '@gosds/sheet/substance';
import { type Difference, difference } from './difference.ts';
import { readRows } from './reference-files.ts';

/** Beginnings of the words that distinguish chemicals. `sulfuric` and `sulphuric` have the same one. */
function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ph', 'f')
      .match(/[a-z]{4,}/g) ?? [];
  return words.map((word) => word.slice(0, 5));
}

const isGeneric = (name: string) =>
  /N\.O\.S|ORGANIC PEROXIDE TYPE|SELF-REACTIVE|PRODUCTS|DISTILLATES|SOLUTION|PESTICIDE|ISOMERS/i.test(name);

function compareNumber(substance: Substance, names: ReadonlyMap<string, readonly string[]>): Difference[] {
  const number = substance.unNumber?.value;
  if (!number) return [];
  const theirs = names.get(number) ?? [];
  if (theirs.length === 0) return [difference(substance, 'UN number', [number, 'not in ADR'])];
  const ours = new Set([substance.name, ...substance.synonyms].flatMap(stems));
  const agrees = theirs.some((name) => isGeneric(name) || stems(name).some((stem) => ours.has(stem)));
  return agrees ? [] : [difference(substance, 'UN number', [number, (theirs[0] ?? '').slice(0, 60)])];
}

/** UN numbers that ADR Table A does not have, or has for another substance. */
export function compareTransport(substances: readonly Substance[]): Difference[] {
  const names = new Map<string, string[]>();
  for (const row of readRows('transport_adr_2025/adr_2025_table_a_en.tsv')) {
    const number = (row['un_no'] ?? '').padStart(4, '0');
    names.set(number, [...(names.get(number) ?? []), row['name'] ?? '']);
  }
  return substances.flatMap((substance) => compareNumber(substance, names));
}

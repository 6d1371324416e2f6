import { type HarmonisedList, readHarmonisedList } from '@gosds/data/harmonised-list';
import { openDataFolder } from '@gosds/data/data-folder';
import type { Substance } from '@gosds/sheet/substance';
import { repositoryFile } from '@gosds/testkit/public-files';
import { type Difference, difference } from './difference.ts';

type Numbers = {
  readonly ofEntry: ReadonlyMap<string, readonly string[]>;
  readonly entryOf: ReadonlyMap<string, string>;
};

/** CAS numbers by index number, and the entry of each CAS number on the list. */
function numbersOf(list: HarmonisedList): Numbers {
  const ofEntry = new Map<string, string[]>();
  const entryOf = new Map<string, string>();
  for (const { index, cas } of list.entries) {
    ofEntry.set(index, [...(ofEntry.get(index) ?? []), ...(cas === undefined ? [] : [cas])]);
    const isOff = list.versions.get(index)?.at(-1)?.deleted === true;
    if (cas !== undefined && !isOff && !entryOf.has(cas)) entryOf.set(cas, index);
  }
  return { ofEntry, entryOf };
}

function compareOne(substance: Substance, { ofEntry, entryOf }: Numbers): Difference[] {
  const { index, cas = '' } = substance;
  if (index === undefined) {
    const entry = entryOf.get(cas);
    return entry === undefined ? [] : [difference(substance, 'Annex VI entry', ['none', entry])];
  }
  const own = ofEntry.get(index);
  if (!own) return [difference(substance, 'Annex VI entry', [index, 'none'])];
  const agrees = cas === '' || own.length === 0 || own.includes(cas);
  return agrees ? [] : [difference(substance, 'Annex VI CAS', [cas, own.join('; ')])];
}

/** List entries and catalogue substances that share a number but are not joined, or are joined with two numbers. */
export function compareAnnexViJoins(substances: readonly Substance[]): Difference[] {
  const list = readHarmonisedList(openDataFolder(repositoryFile('data')));
  const numbers = list && numbersOf(list);
  return numbers ? substances.flatMap((substance) => compareOne(substance, numbers)) : [];
}

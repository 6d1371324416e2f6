import { readdirSync, readFileSync } from 'node:fs';
import { readCsv } from '@gosds/data/csv';
import { isCasNumber, isEcNumber } from '@gosds/data/registry-numbers';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { chemicalParts, type ChemicalPart, tablesOf } from './chemical-rows.ts';
import type { Cell } from './copy-lines.ts';
import { moreNames } from './more-names.ts';
import { nameKey, writtenKey } from '@gosds/usecases/chemicals/name-key';

const tables = tablesOf(repositoryFile('data'));

async function rowsOf(table: string): Promise<readonly (readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = [];
  for await (const row of tables.find((each) => each.table === table)?.rows() ?? []) rows.push(row);
  return rows;
}

/** Chemicals and names, read once for all tests. */
const partsRead = (async () => {
  const parts: ChemicalPart[] = [];
  for await (const part of chemicalParts(repositoryFile('data'))) parts.push(part);
  return parts;
})();

const rowsOfParts = async (of: keyof ChemicalPart) => (await partsRead).flatMap((part) => part[of]);

const addedNames = async () => [...(await moreNames(repositoryFile('data'))).values()].flat();

const repeated = (cells: readonly Cell[]) => cells.length - new Set(cells).size;

const searchLists = readCsv(readFileSync(repositoryFile('data/chemicals/lists.csv'), 'utf8'));

/** Country, topic and the numbers of the act, such as `EU | REACH | 1907 2006`. */
const lawOf = ([, , country, topic, , , act]: readonly Cell[]): string =>
  [
    country,
    topic,
    String(act)
      .match(/\d{3,}/g)
      ?.join(' '),
  ].join(' | ');

/** Spanish names of salts that a collection gives to another chemical: potassium phosphide is no phosphate. */
const ofOthers = {
  '1314-18-7': 'óxido de estroncio',
  '7446-28-8': 'Fosfuro de estroncio',
  '7778-53-2': 'Fosfuro de potasio',
  '7784-46-5': 'Arsenito de potasio',
  '7790-26-3': 'Yoduro de sodio',
  '24938-91-8': 'Carbonato de disodio.',
};

it.each(Object.entries(ofOthers))('%s has not the name %s of another chemical', async (cas, name) => {
  const names = await moreNames(repositoryFile('data'));
  expect(names.get(cas)?.map(nameKey) ?? []).not.toContain(nameKey(name));
});

/** Lists that go by hazard. */
const namesNoChemical = [
  'de-awsv-mixtures',
  'de-awsv-points',
  'de-trgs-510',
  'eu-seveso-categories',
  'fr-icpe-4000',
  'nz-certified-handlers',
  'us-epcra-312',
];

/** Lists of the same laws that are others: kept under another article, or of another year. */
const othersOfLaw = ['eu-corap', 'jp-cscl-newly-announced'];

/** A list prints the Spanish name of didecyldimethylammonium chloride beside the CAS number of its C16 homologue. */
const alsoElsewhere = ['clorurodedidecildimetilamonio'];

describe('the chemicals of the product', () => {
  it('are 100,000 at least, each with a number and a CAS number of its own whose check digits agree', async () => {
    const chemicals = await rowsOfParts('chemicals');
    const column = (at: number) => chemicals.map((row) => row[at] ?? null);
    expect(chemicals.length).toBeGreaterThan(100_000);
    expect(repeated(column(0))).toBe(0);
    expect(repeated(column(1))).toBe(0);
    expect(column(1).filter((cas) => !isCasNumber(String(cas)))).toEqual([]);
    const ecNumbers = column(3).filter((ec) => ec !== null);
    expect(ecNumbers.filter((ec) => !isEcNumber(String(ec)))).toEqual([]);
  });

  it('are called what our records are called too, each name once', async () => {
    const all = await rowsOfParts('names');
    const names = all.filter(([number]) => number === 1050);
    expect(names.filter(([, , , key]) => key === 'dowanolpm').map(([, kind, , , name]) => [kind, name])).toEqual([
      [3, 'Dowanol PM'],
    ]);
    expect(repeated(names.map(([, kind, position]) => `${String(kind)}/${String(position)}`))).toBe(0);
    expect(repeated(names.filter(([, kind]) => kind === 3).map(([, , , key]) => key ?? null))).toBe(0);
    // A list prints both names of acetone on one line.
    const acetone = all.filter(([number]) => number === 1101).map(([, , , , name]) => name);
    expect(acetone).toContain('2-Propanone');
    expect(acetone).not.toContain('2-Propanone;Acetone');
    const added = await addedNames();
    const [keys, writings] = [new Set(added.map(nameKey)), new Set(added.map(writtenKey))];
    const met = new Set<string>();
    const owners = new Map<string, Set<Cell | undefined>>();
    for (const [number, , , key, name] of all) {
      if (!keys.has(String(key))) continue;
      met.add(String(key));
      const written = writtenKey(String(name));
      if (writings.has(written)) owners.set(written, (owners.get(written) ?? new Set()).add(number));
    }
    // Each is a name of a chemical of the catalogue, and, as it is written, of no second one.
    expect([...keys].filter((key) => !met.has(key))).toEqual([]);
    const shared = [...owners].flatMap(([key, numbers]) => (numbers.size > 1 ? [key] : []));
    expect(shared).toEqual(alsoElsewhere);
    const numbersOf = (name: string) => [...(owners.get(writtenKey(name)) ?? [])];
    expect(numbersOf('E 330')).toEqual([2013]);
    expect(numbersOf('INS 330')).toEqual([2013]);
    expect(numbersOf('methyl hydrate')).toEqual([1001]);
  });

  it('stand on a hundred lists at least, each of which has entries with right CAS numbers', async () => {
    const lists = await rowsOf('list');
    const entries = await rowsOf('written_entry');
    expect(lists.length).toBeGreaterThanOrEqual(100);
    const filled = new Set(entries.map(([list]) => list));
    expect(lists.filter(([id]) => !filled.has(id ?? null))).toEqual([]);
    expect(entries.filter(([, cas]) => cas !== null && !isCasNumber(String(cas)))).toEqual([]);
    // An entry without a number has the name that the list prints.
    expect(entries.filter(([, cas, name]) => cas === null && name === '')).toEqual([]);
  });

  it('take each list of the sheets from where the sheets have it, once', () => {
    const named = searchLists.map(({ sheet_list: list = '' }) => list).filter((list) => list !== '');
    expect(repeated(named)).toBe(0);
    const folders = readdirSync(repositoryFile('data/lists')).filter(
      (name) => !name.includes('.') && !namesNoChemical.includes(name),
    );
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it('hold no list of a law that the sheets hold by another copy', async () => {
    const ofSheets = new Set(searchLists.filter(({ sheet_list: list }) => list !== '').map(({ id }) => id));
    const lists = (await rowsOf('list')).map((row) => ({ id: String(row[1]), law: lawOf(row) }));
    const laws = new Set(lists.filter(({ id }) => ofSheets.has(id)).map(({ law }) => law));
    expect(lists.filter(({ id, law }) => !ofSheets.has(id) && laws.has(law)).map(({ id }) => id)).toEqual(othersOfLaw);
  });
});

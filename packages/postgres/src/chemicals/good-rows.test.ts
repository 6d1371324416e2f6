import { repositoryFile } from '@gosds/testkit/public-files';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { expect, it } from 'vitest';
import { goodRows } from './good-rows.ts';

it('names the chemicals of transport entries in the data of the product', async () => {
  const goods = new Set<string>();
  for await (const [un, hazardClass, name, number, cas] of goodRows(repositoryFile('data')))
    goods.add([un, hazardClass, name ?? number ?? cas].join(' '));
  // By its name, by our record (sodium hypochlorite), and as a solution by its CAS number (sodium hydroxide).
  const named = [`1294 3 ${nameKey('Toluene')}`, '1791 8 2103', '1824 8 1310-73-2'];
  expect(named.filter((each) => !goods.has(each))).toEqual([]);
});

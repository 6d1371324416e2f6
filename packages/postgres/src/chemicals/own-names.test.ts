import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import { ownNames, ownNamesFiles } from './own-names.ts';

it('knows the names that sheets print in other languages, each once, beside trade names', async () => {
  const names = await ownNames(repositoryFile('data'));
  expect(names.get(3011)?.filter((name) => name === 'Gips')).toEqual(['Gips']);
  expect(names.get(3011)).toEqual(expect.arrayContaining(['calcium sulphate dihydrate', 'Gypse', '石膏']));
  expect(names.get(1001)).toEqual(expect.arrayContaining(['wood alcohol', 'Holzgeist']));
});

it('is empty for a folder without records', async () => {
  const folder = repositoryFile('packages/testkit/src/chemical-data');
  expect(ownNamesFiles(folder)).toEqual([]);
  expect((await ownNames(folder)).size).toBe(0);
});

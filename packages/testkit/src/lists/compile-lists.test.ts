import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFile } from '../public-files.ts';
import { catalogueTable, editionsTable, listFolders } from './compile-lists.ts';
import { readListData } from './read-list.ts';

it('every folder of data/lists is compiled, and bears the name of its list', () => {
  expect(readdirSync(repositoryFile('data/lists')).toSorted()).toEqual(listFolders.toSorted());
  for (const folder of listFolders) expect(readListData(folder).list.id).toBe(folder);
});

it.each(listFolders)('the catalogue reads %s as its data say (vitest -u writes it anew)', async (folder) => {
  await expect(catalogueTable(folder)).toMatchFileSnapshot(
    repositoryFile(`packages/catalogue/src/lists/${folder}-table.ts`),
  );
});

it('the sheet knows the edition of each list and whether it is whole (vitest -u writes it anew)', async () => {
  await expect(editionsTable()).toMatchFileSnapshot(repositoryFile('packages/sheet/src/lists/editions-table.ts'));
});

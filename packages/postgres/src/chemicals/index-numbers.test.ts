import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import { indexNumbers } from './index-numbers.ts';

it('has the index numbers of Annex VI by CAS number, also of an entry with several', async () => {
  const numbers = await indexNumbers(repositoryFile('data'));
  expect(numbers.get('64-19-7')).toEqual(['607-002-00-6']);
  expect(numbers.get('10043-35-3')).toContain('005-007-00-2');
  expect(numbers.get('11113-50-1')).toContain('005-007-00-2');
  expect(numbers.has('')).toBe(false);
});

it('is empty for a folder without the list', async () => {
  expect((await indexNumbers(repositoryFile('packages/testkit/src/chemical-data'))).size).toBe(0);
});

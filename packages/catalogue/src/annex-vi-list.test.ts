import { openDataFolder } from '@gosds/data/data-folder';
import { readHarmonisedList } from '@gosds/data/harmonised-list';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { engineWords } from './engine-words.ts';
import { compareWithHistory, hasHistory } from './testing/compare-annex-vi.ts';

const data = openDataFolder(repositoryFile('data'), engineWords);
const list = readHarmonisedList(data);

describe('the list of harmonised classifications', () => {
  it('is read without a fault and is whole', () => {
    expect(data.problems).toEqual([]);
    expect(list?.versions.size).toBeGreaterThan(4440);
  });

  it.skipIf(!hasHistory)('says of every entry on every day what the public table says', () => {
    const compared = list ? compareWithHistory(list) : { rows: 0, differences: ['no list'] };
    expect(compared.differences).toEqual([]);
    expect(compared.rows).toBeGreaterThan(5000);
  });
});

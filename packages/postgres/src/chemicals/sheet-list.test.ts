import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import { rowsOf } from './csv-rows.ts';
import { entryText, sheetEntryForm } from './sheet-list.ts';

it('says the reasons of the Candidate List in words, each with its day', () => {
  expect(entryText({ cas: '1333-82-0', name: 'Chromium trioxide', reasons: '57a:2010-12-15 57b:2010-12-15' })).toBe(
    'carcinogenic (Article 57(a)), 2010-12-15; mutagenic (Article 57(b)), 2010-12-15',
  );
});

it('has words for every reason of the list', async () => {
  const texts: string[] = [];
  const file = repositoryFile('data/lists/eu-reach-candidate-list/entries.csv');
  for await (const row of rowsOf(file, sheetEntryForm)) texts.push(entryText(row));
  expect(texts.length).toBeGreaterThan(400);
  const oneReason = /^\S.* \(Article 57\([a-f]\)\), \d{4}-\d{2}-\d{2}$/;
  expect(texts.flatMap((text) => text.split('; ')).filter((text) => !oneReason.test(text))).toEqual([]);
});

it('says the other columns with their units, and leaves out what is told elsewhere', () => {
  expect(entryText({ cas: '67-64-1', name: 'Acetone', twa_ppm: '500', stel_ppm: '', above_percent: '1' })).toBe(
    '8 h 500 ppm; above 1 %',
  );
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function read(countries: string, vatNumbers: string) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-ufi-'));
  folders.push(root);
  mkdirSync(join(root, 'ufi'));
  const files = {
    'format.json': '{ "version": 1 }',
    'ufi/ufi.json': readFileSync(repositoryFile('data/ufi/ufi.json'), 'utf8'),
    'ufi/countries.csv': `country,also,name,group,code\n${countries}`,
    'ufi/vat-numbers.csv': `country,form,offset,letters\n${vatNumbers}`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return readData(root);
}

const problemsOf = (countries: string, vatNumbers: string) => read(countries, vatNumbers).problems.map(problemLine);

describe('the countries of UFIs', () => {
  it('compiles each country with the forms of its VAT numbers', () => {
    const [module] = read('EL,GR,Greece,5,12\n', 'EL,999999999,,\nEL,9999999LL,8589934592,last first\n').modules;
    expect(module?.text).toContain(
      '{"country":"EL","also":["GR"],"name":"Greece","group":5,"code":12,"forms":[{"form":"999999999"},' +
        '{"form":"9999999LL","offset":8589934592,"isLastLetterFirst":true}]}',
    );
  });

  it('tells a code that appears twice, a country without forms, a form of no country and a form that appears twice', () => {
    expect(problemsOf('DE,,Germany,5,10\n', 'DE,999999999,,\n')).toEqual([]);
    expect(problemsOf('DE,DE,Germany,5,10\n', 'DE,999999999,,\n')).toEqual(['ufi/countries.csv:2: DE appears twice.']);
    expect(problemsOf('DE,,Germany,5,10\n', '')).toEqual([
      'ufi/countries.csv:2: DE has no row in ufi/vat-numbers.csv.',
    ]);
    expect(problemsOf('', 'DE,999999999,,\n')).toEqual(['ufi/vat-numbers.csv:2: DE is not in ufi/countries.csv.']);
    expect(problemsOf('DE,,Germany,5,10\n', 'DE,999999999,,\nDE,999999999,,\n')).toEqual([
      'ufi/vat-numbers.csv:3: 999999999 appears twice.',
    ]);
  });

  it('tells a cell of the wrong form', () => {
    expect(problemsOf('de,,Germany,5,x\n', 'DE,U-99,many,first\n')).toEqual(
      expect.arrayContaining([
        'ufi/countries.csv:2: country: Write two capital letters, such as DE.',
        'ufi/countries.csv:2: code: Write a whole number, 0 or more.',
        'ufi/vat-numbers.csv:2: form: Write the form with 9, L, X and S, such as U99999999.',
      ]),
    );
  });
});

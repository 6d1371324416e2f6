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

const facts = readFileSync(repositoryFile('data/precautions/precautions.json'), 'utf8');
const row = 'flam,Flam. Liq. 1; Flam. Liq. 2,H225,"CLP Annex I, Table 2.6.2",P210 P403+P235';
const engine = {
  isHazard: (category: string, statement: string) => `${category} ${statement}` === 'Flam. Liq. 2 H225',
  isHazardClass: () => true,
};

function problemsOf(
  { assigned = row, levels = 'flam,P210,H,R', superseded = 'P210,P211,,yes', statements = '' },
  known?: Parameters<typeof readData>[1],
): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'gosds-precautions-'));
  folders.push(root);
  mkdirSync(join(root, 'precautions'));
  const files = {
    'format.json': '{ "version": 1 }',
    'precautions/precautions.json': facts,
    'precautions/assigned.csv': `id,categories,statement,paragraph,revision_10\n${assigned}\n`,
    'precautions/levels.csv': `row,code,public,professional\n${levels}\n`,
    'precautions/superseded.csv': `kept,dropped,paragraph,european\n${superseded}\n`,
  };
  if (statements !== '') {
    mkdirSync(join(root, 'phrases/en'), { recursive: true });
    writeFileSync(join(root, 'phrases/en/statements.csv'), `code,group,text\n${statements}\n`);
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return readData(root, known).problems.map(problemLine);
}

describe('precautionary statements by category', () => {
  it('are compiled with the level of each', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('are refused where a row has none, or a level no row', () => {
    expect(problemsOf({ levels: 'other,P210,H,' })).toEqual([
      'precautions/assigned.csv:2: precautions/levels.csv has no statement of “flam”.',
      'precautions/levels.csv:2: precautions/assigned.csv has no row “other”.',
    ]);
    expect(problemsOf({ assigned: `${row}\n${row}` })).toEqual(['precautions/assigned.csv:3: “flam” appears twice.']);
  });

  it('are refused where a code has no wording', () => {
    const statements = ['P210', 'P403+P235'].map((code) => `${code},precautionary,Words.`).join('\n');
    const missing = (parts: Parameters<typeof problemsOf>[0]) =>
      problemsOf({ ...parts, statements }).filter((problem) => problem.includes('no wording'));
    expect(missing({})).toEqual([]);
    expect(missing({ levels: 'flam,P599,H,' })).toEqual([
      'precautions/levels.csv:2: P599 has no wording in phrases/en/statements.csv.',
    ]);
    expect(missing({ assigned: row.replace('P210', 'P599') })).toEqual([
      'precautions/assigned.csv:2: P599 has no wording in phrases/en/statements.csv.',
    ]);
    expect(missing({ superseded: 'P599,P211,,yes' })).toEqual([
      'precautions/superseded.csv:2: P599 has no wording in phrases/en/statements.csv.',
    ]);
  });

  it('are refused where a code, a level or the hazard is none', () => {
    expect(problemsOf({ levels: 'flam,210,H,' })).toContainEqual(
      'precautions/levels.csv:2: code: Write a P-statement such as P280 or P305+P351+P338.',
    );
    expect(problemsOf({ levels: 'flam,P210,X,' })).toContainEqual(
      'precautions/levels.csv:2: public: “X” is not one of: M, H, R, O, S, C.',
    );
    expect(problemsOf({}, engine)).toEqual(['precautions/assigned.csv:2: Flam. Liq. 1 does not have H225.']);
  });
});

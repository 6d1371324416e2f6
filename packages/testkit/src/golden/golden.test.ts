import { join } from 'node:path';
import { inspect } from '@gosds/sheet/inspector/inspect';
import { sheetText } from '@gosds/sheet/sheet-text';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '../products/sheet-of.ts';
import { goldenDrafts } from './golden-drafts.ts';

const folder = import.meta.dirname;

describe.each(goldenDrafts)('%s', (file, draft) => {
  const made = sheetOf(draft);

  const { findings } = inspect({ ...factsOf(draft), ...made, today: '2026-11-21' });

  it('reads as it was reviewed, with what its missing data leave open', async () => {
    const open = findings.map(({ check, severity, message }) => `${severity} ${check}: ${message}`);
    const sheet = join(folder, 'sheets', file.replace(/\.json$/, '.txt'));
    await expect([sheetText(made.document), '', 'OPEN', ...open, ''].join('\n')).toMatchFileSnapshot(sheet);
  });

  it('has no fault of law', () => {
    const faults = findings.filter(({ severity }) => severity === 'must');
    expect(faults.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  });
});

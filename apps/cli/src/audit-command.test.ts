import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditCommand } from './audit-command.ts';
import { sheetCommand } from './sheet-command.ts';

const today = '2026-11-21';
const example = readFileSync(join(import.meta.dirname, '../examples/sheet.json'), 'utf8');

type Run = typeof auditCommand;

async function run(command: Run, args: readonly string[], files: Readonly<Record<string, string>>) {
  const out = { written: '', errorOutput: '' };
  const code = await command(args, {
    read: (file) => files[file] ?? '',
    write: (text) => (out.written += text.toString()),
    save: () => undefined,
    writeError: (text) => (out.errorOutput += text),
    today,
  });
  return { code, ...out };
}

const made = async (sheet = example) => (await run(sheetCommand, ['-', '--format', 'json'], { '-': sheet })).written;

const audited = async (edited: string, ...more: readonly string[]) =>
  run(auditCommand, ['draft.json', 'edited.json', ...more], { 'draft.json': example, 'edited.json': edited });

/** Removes the sentence with this id from the data of a sheet. */
const without = (text: string, id: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((each: { id?: unknown } | null) => each?.id !== id) : value,
  );

describe('gosds audit', () => {
  it('finds nothing in a sheet as it was made', async () => {
    expect(await audited(await made())).toMatchObject({ code: 0, written: 'Nothing was found.\n', errorOutput: '' });
  });

  it('finds a line that was taken out, with its paragraph', async () => {
    const { code, written } = await audited(without(await made(), 'first-aid.inhalation.freshAir'));
    expect(code).toBe(1);
    expect(written).toMatch(/^must {4}4\.1 {5}Section 4\.1 leaves out: “.*fresh air.*”\n {16}REACH Annex II, 4\.1 \[/);
  });

  it('finds a contradiction that was written into it', async () => {
    const contradicted = (await made()).replace('Danger', 'Warning');
    const found = JSON.parse((await audited(contradicted, '--json')).written) as { check: string }[];
    expect(found.map(({ check }) => check)).toContain('hazards.signal-word');
  });

  it('says how old the sheet is', async () => {
    const old = await made(JSON.stringify({ ...JSON.parse(example), issueDate: '2020-01-01' }));
    expect((await audited(old)).written).toContain('[frame.old]');
  });

  it.each([
    ['one file', ['draft.json']],
    ['another option', ['draft.json', 'edited.json', '--yaml']],
    ['three files', ['draft.json', 'edited.json', 'c.json']],
    ['no sheet', ['draft.json', 'draft.json']],
    ['no draft', ['edited.json', 'edited.json']],
  ])('gives 2 for %s', async (_, args) => {
    const { code, written, errorOutput } = await run(auditCommand, args, { 'draft.json': example, 'edited.json': '3' });
    expect([code, written]).toEqual([2, '']);
    expect(errorOutput).not.toBe('');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reviewCommand } from './review-command.ts';

const example = readFileSync(join(import.meta.dirname, '../examples/sheet.json'), 'utf8');

async function run(args: readonly string[], content = example) {
  const out = { written: '', errorOutput: '', saved: new Uint8Array() };
  const code = await reviewCommand(args, {
    read: () => content,
    write: (text) => (out.written += text.toString()),
    save: (_, bytes) => (out.saved = Buffer.from(bytes)),
    writeError: (text) => (out.errorOutput += text),
    today: '2026-11-21',
  });
  return { code, ...out };
}

describe('gosds review', () => {
  it('prints score, findings, paragraph and input; 0 where no fault of law is open', async () => {
    const { code, written } = await run(['sheet.json']);
    expect(code).toBe(0);
    expect(written).toMatch(/^Score \d+ of 100; \d+ checks: 0 must, \d+ should, \d+ hint/);
    expect(written).toContain(
      'CLP Annex VIII, Part A, 5.1 to 5.3 -> description.ufiNumbers [identification.ufi-missing]',
    );
  });

  it('takes a draft alone, and gives 1 where a fault of law is open', async () => {
    const { draft } = JSON.parse(example);
    const { code, written } = await run(
      ['-'],
      JSON.stringify({ ...draft, description: { ...draft.description, emergencyTelephone: '' } }),
    );
    expect(code).toBe(1);
    expect(written).toContain('must    1.4     The emergency telephone number is missing.');
  });

  it('lists every check with its input', async () => {
    const { code, written } = await run(['--list']);
    expect(code).toBe(0);
    expect(written).toContain('must\tidentification.uses\tdescription.uses\tThe identified use is missing.\n');
  });

  it('gives JSON', async () => {
    const found = JSON.parse((await run(['sheet.json', '--json'])).written);
    expect(found).toMatchObject({ score: expect.any(Number), checked: expect.any(Number) });
    expect(found.findings[0]).toMatchObject({
      check: expect.any(String),
      severity: 'should',
      section: expect.any(Number),
    });
  });

  it('prints the report as PDF', async () => {
    const { code, saved, written } = await run(['sheet.json', '--format', 'pdf', '-o', 'report.pdf']);
    expect([code, written]).toEqual([0, '']);
    expect(Buffer.from(saved).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['no file', [], example],
    ['another option', ['--yaml'], example],
    ['two files', ['a.json', 'b.json'], example],
    ['no JSON', ['sheet.json'], 'sheet'],
    ['no draft', ['sheet.json'], '{"draft": {"ingredients": [{"name": 3}]}}'],
  ])('gives 2 for %s', async (_, args, content) => {
    const { code, written, errorOutput } = await run(args, content);
    expect([code, written]).toEqual([2, '']);
    expect(errorOutput).not.toBe('');
  });
});

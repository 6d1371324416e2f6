import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetCommand } from './sheet-command.ts';

const example = readFileSync(join(import.meta.dirname, '../examples/sheet.json'), 'utf8');

async function run(args: readonly string[], content = example) {
  const out = { written: Buffer.alloc(0), errorOutput: '', saved: '' };
  const code = await sheetCommand(args, {
    read: () => content,
    write: (part) => (out.written = Buffer.concat([out.written, Buffer.from(part)])),
    save: (file) => (out.saved = file),
    writeError: (text) => (out.errorOutput += text),
    today: '2026-11-22',
  });
  return { code, ...out, text: out.written.toString() };
}

describe('gosds sheet', () => {
  it('prints the sheet as text where no format is asked for', async () => {
    const { code, text } = await run(['sheet.json']);
    expect(code).toBe(0);
    expect(text).toMatch(/^safety data sheet\n/i);
    expect(text).toContain('14.1 ');
  });

  it('writes in the language of the draft', async () => {
    const french = example.replace('"language": "en"', '"language": "fr"');
    const { text } = await run(['sheet.json'], french);
    expect(text).toMatch(/^Fiche de données de sécurité\n/);
    expect(text).toContain('Mentions de danger');
  });

  it('gives HTML', async () => {
    expect((await run(['sheet.json', '--format', 'html'])).text).toMatch(/^<!doctype html>[\s\S]+Alkaline Cleaner 15/);
  });

  it('gives JSON with the sums', async () => {
    const data = JSON.parse((await run(['sheet.json', '--format', 'json'])).text);
    expect(data).toMatchObject({
      format: 'gosds-sheet',
      sheet: { issueDate: '2026-11-21' },
      rationale: { detail: 'owner' },
    });
  });

  it('gives SDScom XML', async () => {
    expect((await run(['sheet.json', '--format', 'xml'])).text).toMatch(/^<\?xml [^]*<TradeName>Alkaline Cleaner 15</);
  });

  it('gives a PDF that carries the data without the sums', async () => {
    const { written } = await run(['sheet.json', '--format', 'pdf']);
    expect(written.subarray(0, 5).toString()).toBe('%PDF-');
    expect(written.toString('latin1')).toContain('/application#2Fxml');
    expect(written.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  });

  it('dates a draft today, and writes into a file', async () => {
    const draft = JSON.stringify(JSON.parse(example).draft);
    expect((await run(['-'], draft)).text).toContain('2026-11-22');
    const { saved, written } = await run(['-', '--output', 'out.txt'], draft);
    expect(saved).toBe('out.txt');
    expect(written).toHaveLength(0);
  });

  it.each([
    ['no file', []],
    ['an unknown format', ['sheet.json', '--format', 'docx']],
    ['a name every object has', ['sheet.json', '--format', 'toString']],
    ['two files', ['a.json', 'b.json']],
    ['an unknown option', ['a.json', '--colour']],
  ])('gives 2 and the usage for %s', async (_, args) => {
    const { code, errorOutput, text } = await run(args);
    expect([code, text]).toEqual([2, '']);
    expect(errorOutput).toContain('Usage: gosds sheet');
  });

  it.each([
    ['no JSON', ['sheet.json'], 'sheet'],
    ['no draft', ['sheet.json'], '{"draft": {"ingredients": [{"name": 3}]}}'],
    [
      'XML of a market that the format has no region for',
      ['sheet.json', '--format', 'xml'],
      example.replace('"country": "DE"', '"country": "US"'),
    ],
    ['a character that no font has', ['sheet.json', '--format', 'pdf'], example.replace('Exampleton', 'Ex\u{1F600}')],
  ])('gives 1 and names the file for %s', async (_, args, content) => {
    const { code, errorOutput } = await run(args, content);
    expect(code).toBe(1);
    expect(errorOutput).toMatch(/^gosds: sheet\.json: /);
  });
});

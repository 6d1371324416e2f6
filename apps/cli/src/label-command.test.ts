import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelCommand } from './label-command.ts';

const example = readFileSync(join(import.meta.dirname, '../examples/sheet.json'), 'utf8');

async function run(args: readonly string[], content = example) {
  const out = { saved: Buffer.alloc(0), errorOutput: '' };
  const code = await labelCommand(args, {
    read: () => content,
    write: () => undefined,
    save: (_file, part) => (out.saved = Buffer.from(part)),
    writeError: (text) => (out.errorOutput += text),
    today: '2026-11-21',
  });
  return { code, ...out };
}

const into = ['sheet.json', '-o', 'label.pdf'];

describe('gosds label', () => {
  it('writes the label of a package, and says how large its letters are', async () => {
    const { code, saved, errorOutput } = await run([...into, '--capacity', '200', '--quantity', '200 l']);
    expect(code).toBe(0);
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
    expect(errorOutput).toMatch(/^148 x 105 mm, letters with a small x of \d\.\d+ mm, pictograms of 32\.2 mm\n/);
  });

  it('turns a label of its class where it fits better so', async () => {
    const { code, errorOutput } = await run([...into, '--capacity', '5']);
    expect([code, errorOutput]).toEqual([0, expect.stringMatching(/^(105 x 74|74 x 105) mm/)]);
  });

  it('takes the capacity of the draft', async () => {
    const { draft } = JSON.parse(example);
    const drum = { ...draft, description: { ...draft.description, packageMl: '200000' } };
    const { errorOutput } = await run(into, JSON.stringify(drum));
    expect(errorOutput).toMatch(/^148 x 105 mm/);
  });

  it('refuses a label that does not hold everything, with the least that does', async () => {
    const { code, errorOutput } = await run([...into, '--capacity', '1', '--width', '40', '--height', '30']);
    expect(code).toBe(1);
    expect(errorOutput).toMatch(/the smallest size that fits is \d+ x \d+ mm/);
  });

  it('refuses a label smaller than the law allows, and a paper that holds none', async () => {
    const below = await run([...into, '--capacity', '200', '--width', '100', '--height', '100']);
    expect(below).toMatchObject({ code: 1, errorOutput: expect.stringContaining('CLP Annex I, Table 1.3') as string });
    const paper = await run([...into, '--capacity', '1000', '--width', '400', '--height', '300', '--paper', 'a4']);
    expect(paper).toMatchObject({ code: 1, errorOutput: expect.stringContaining('fits on the paper') as string });
  });

  it('asks for what is missing', async () => {
    expect(await run(into)).toMatchObject({ code: 1, errorOutput: expect.stringContaining('capacity') as string });
    expect(await run(['sheet.json'])).toMatchObject({
      code: 2,
      errorOutput: expect.stringContaining('Usage') as string,
    });
    expect(await run([...into, '--capacity', '5', '--width', '100'])).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining('Width and height go together') as string,
    });
    expect((await run([...into, '--nonsense'])).code).toBe(2);
  });
});

import { readFileSync } from 'node:fs';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const guide = repositoryFile('docs/command-line.md');

/** Splits arguments as a shell does; quotes keep spaces together. */
const partsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

function run(line: string): { readonly printed: string; readonly code: number } {
  let printed = '';
  const print = (text: string) => (printed += text);
  const [, , ...args] = partsOf(line);
  const code = runCommand(args, {
    read: (file) => readFileSync(repositoryFile(file), 'utf8'),
    write: print,
    writeError: print,
    today: '2026-11-21',
  });
  return { printed, code };
}

describe('the guide to the command line', () => {
  it('shows what its examples print (vitest -u writes them)', async () => {
    const text = readFileSync(guide, 'utf8');
    const shown = text.replaceAll(
      /```console\n\$ (npx gosds .+)\n[^]*?```/g,
      (_, line: string) => `\`\`\`console\n$ ${line}\n${run(line).printed}\`\`\``,
    );
    expect(shown).toContain('$ npx gosds');
    await expect(shown).toMatchFileSnapshot(guide);
  });

  it('classifies every example whose output it leaves out', () => {
    const lines = [...readFileSync(guide, 'utf8').matchAll(/^npx gosds classify .+$/gm)].map(([line]) => line);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(run(line)).toEqual({ code: 0, printed: expect.stringContaining('  Classification') });
  });
});

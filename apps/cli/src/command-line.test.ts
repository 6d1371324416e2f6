import { readFileSync } from 'node:fs';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const guide = repositoryFile('docs/command-line.md');

/** Splits arguments as a shell does; quotes keep spaces together. */
const partsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

function run(line: string): string {
  let printed = '';
  const print = (text: string) => (printed += text);
  const [, , ...args] = partsOf(line);
  runCommand(args, {
    read: (file) => readFileSync(repositoryFile(file), 'utf8'),
    write: print,
    writeError: print,
    today: '2026-11-21',
  });
  return printed;
}

describe('the guide to the command line', () => {
  it('shows what its examples print (vitest -u writes them)', async () => {
    const text = readFileSync(guide, 'utf8');
    const shown = text.replaceAll(
      /```console\n\$ (npx gosds .+)\n[^]*?```/g,
      (_, line: string) => `\`\`\`console\n$ ${line}\n${run(line)}\`\`\``,
    );
    expect(shown).toContain('$ npx gosds');
    await expect(shown).toMatchFileSnapshot(guide);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';

/** A megabyte, far more than a pipe holds. */
const long = ['classify', 'apps/cli/examples/thinner.csv', '-m', 'all', '--explain', '--json'];

it('ends without a word when its reader stops after a line, as `head -1` does', async () => {
  const child = spawn(process.execPath, ['apps/cli/bin/gosds.js', ...long], {
    cwd: repositoryFile('.'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { errors: '' };
  child.stderr.on('data', (chunk: Buffer) => (printed.errors += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(printed.errors).toBe('');
});

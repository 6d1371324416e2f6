import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const log = join(import.meta.dirname, '../dist/log.js');

/** What a program prints whose library traces a trouble. */
const printed = (level: string, trouble: string) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { logTraces } from ${JSON.stringify(log)}; logTraces({ LOG_LEVEL: '${level}' }); console.trace(${trouble});`,
  ]);

it('writes the trace of a library as one line of the log, with its error', () => {
  const { stdout, stderr } = printed('warn', "new Error('Connection terminated')");
  expect(stderr.toString()).toBe('');
  expect(JSON.parse(stdout.toString())).toMatchObject({
    level: 40,
    msg: 'A worker of the job queue ended: Connection terminated',
    err: { message: 'Connection terminated', stack: expect.stringContaining('Error: Connection terminated') },
  });
});

it('writes a trace without an error too, and none where the operator wants no log', () => {
  expect(JSON.parse(printed('warn', "'lost', 1").stdout.toString())).toMatchObject({
    msg: 'A worker of the job queue ended: lost 1',
  });
  const { stdout, stderr } = printed('silent', "new Error('x')");
  expect([stdout.toString(), stderr.toString()]).toEqual(['', '']);
});

import { JobCancelled } from '@gosds/print/worker-errors';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleProblems } from './problem-handler.ts';

/** The messages in the error log after a call that fails so. */
async function loggedFor(failure: Error): Promise<readonly string[]> {
  const logged: string[] = [];
  const app = Fastify();
  handleProblems(app, { add: ({ message }) => Promise.resolve(void logged.push(message)) });
  app.get('/', () => Promise.reject(failure));
  expect((await app.inject('/')).statusCode).toBe(500);
  return logged;
}

it('logs a failure that the client did not cause', async () => {
  expect(await loggedFor(new Error('The writer broke.'))).toEqual(['The writer broke.']);
});

it('logs nothing of work that was ended because its client left', async () => {
  const cancelled = new JobCancelled('Nobody waits for the job any more.');
  expect(await loggedFor(cancelled)).toEqual([]);
  expect(await loggedFor(new Error('No report was written.', { cause: cancelled }))).toEqual([]);
});

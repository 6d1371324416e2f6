// Test worker for the pool that does as told: answer, fail, die, die once, hang. Its start can be delayed.
import { existsSync, writeFileSync } from 'node:fs';

/** Answers to nothing meanwhile, without taking the processor from the tests beside it. */
const block = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const startMs = Number(process.env.ODD_WORKER_START_MS ?? 0);
if (startMs > 0) block(startMs);

const acts = {
  answer: ({ value }) => process.send({ ok: true, value: { value, pid: process.pid } }),
  settings: () => process.send({ ok: true, value: [process.execArgv, process.env.MALLOC_ARENA_MAX] }),
  fail: () => process.send({ ok: false, message: 'It cannot be done.' }),
  die: () => process.exit(3),
  'die-once': ({ marker }) => {
    if (existsSync(marker)) return process.send({ ok: true, value: 'second attempt' });
    writeFileSync(marker, '');
    return process.kill(process.pid, 'SIGKILL');
  },
  hang: () => block(Infinity),
};

process.on('disconnect', () => process.exit(0));
process.on('message', (job) => acts[job.act](job));
process.send({ ready: true });

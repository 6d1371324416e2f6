// Load figures for operators: more and more users who walk through the wizard and the checkout, and each request by
// itself.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { walk } from './load-walk.mjs';

const goalMs = 100;
const thinkMs = () => 1000 + 2000 * Math.random();

export const sorted = (answers) => answers.map(({ ms }) => ms).sort((a, b) => a - b);
export const at = (times, share) =>
  times.length === 0 ? '-' : times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);

/** A save that conflicts with another save of the draft counts as an answer. Anything else but success is an error. */
export async function measured(act) {
  const begun = performance.now();
  try {
    const { status } = await act();
    return { ms: performance.now() - begun, status };
  } catch {
    return { ms: performance.now() - begun, status: 0 };
  }
}

/**
 * Walks again and again. The first walk starts at a different place for each user, so that users are spread over the
 * steps.
 */
async function walkOn(user, { number, until, answers, walks }) {
  await sleep(30_000 * Math.random());
  for (let round = 1; performance.now() < until; round += 1) {
    for (const [name, act] of walk(user, `Cleaner ${number} of walk ${round}`)) {
      if (performance.now() > until) return;
      answers.push({ name, at: performance.now(), ...(await measured(act)) });
      await sleep(thinkMs());
    }
    walks.count += 1;
  }
}

const millisecondsOf = (spent, kinds) =>
  1000 * spent.filter(([kind]) => kinds.includes(kind)).reduce((sum, [, seconds]) => sum + seconds, 0);

/** How many users the processors carry by the time that they take: what else runs on the machine does not change it. */
function usersByProcessor({ callMs, previewMs }) {
  const calls = [...walk({}, '')].length;
  const secondsOfWalk = calls * 2;
  return Math.round((1000 * availableParallelism() * secondsOfWalk) / (calls * callMs + previewMs));
}

const coresText = ({ cores }) => cores.map(([kind, share]) => `${kind} ${share.toFixed(2)}`).join(', ');

/** Runs so many users for so many seconds after all have started. */
export async function walkers(service, users, seconds) {
  const answers = [];
  const walks = { count: 0 };
  const from = performance.now() + 30_000;
  const until = from + seconds * 1000;
  const processor = service.processorByKind();
  await Promise.all(users.map((user, number) => walkOn(user, { number, until, answers, walks })));
  const took = (performance.now() - from + 30_000) / 1000;
  const spent = Object.entries(service.processorByKind()).map(([kind, all]) => [kind, all - (processor[kind] ?? 0)]);
  const counted = answers.filter((answer) => answer.at >= from);
  const of = (name) => sorted(counted.filter((answer) => answer.name === name));
  const errors = answers.filter(({ status }) => status !== 200);
  for (const { name, status } of errors.slice(0, 10)) console.log(`  ERROR ${name}: ${status}`);
  const row = {
    users: users.length,
    perSecond: (counted.length / seconds).toFixed(0),
    errors: errors.length,
    save: [0.5, 0.95, 0.99].map((share) => at(of('save'), share)),
    autocomplete: at(of('autocomplete'), 0.95),
    preview: [0.5, 0.95].map((share) => at(of('preview'), share)),
    pay: at(of('pay'), 0.95),
    download: at(of('download'), 0.95),
    /** Of a core, by what the processes do. */
    cores: spent.map(([kind, of]) => [kind, of / took]).filter(([, share]) => share >= 0.01),
    /** Milliseconds of processor: of service and database a call, and of the workers a preview, which is what they are there for. */
    callMs: millisecondsOf(spent, ['service', 'PostgreSQL']) / answers.length,
    previewMs:
      millisecondsOf(spent, ['sheet', 'typst', 'page', 'receipt']) /
      answers.filter(({ name }) => name === 'preview').length,
    machine: loadavg()[0].toFixed(1),
    walks: walks.count,
  };
  console.log(
    `${row.users} walkers: ${row.perSecond} calls/s, ${row.errors} errors, ${row.walks} walks ended; save p50/p95/p99 ${row.save.join('/')} ms; autocomplete p95 ${row.autocomplete}; preview p50/p95 ${row.preview.join('/')}; pay p95 ${row.pay}; download p95 ${row.download}; load ${row.machine}; cores: ${coresText(row)}; ${row.callMs.toFixed(1)} ms a call, ${row.previewMs.toFixed(0)} ms of workers a preview: ${usersByProcessor(row)} users by processor`,
  );
  return row;
}

/** The requests that are measured alone, and how many run at once. */
const calls = [
  ['log-in', 8, (user) => user.logIn()],
  ['saving a step', 16, (user) => user.save()],
  ['autocomplete', 16, (user, round) => user.search(['aceto', 'ethan', 'sodium', 'tolue'][round % 4])],
  ['a substance', 16, (user) => user.substance(1101)],
  ['the review of a sheet', 8, (user) => user.review()],
  [
    'a changed sheet and its first page',
    8,
    async (user) => ((await user.save()).status === 200 ? user.preview() : { status: 0 }),
  ],
  ['a paid PDF', 8, (_, __, paid) => paid.pdf()],
  ['the list of orders', 16, (user) => user.orders()],
];

/**
 * How often each request is answered per second, at the given concurrency. Each call has users of its own, since an
 * address may send 1,500 requests a minute; those with a paid sheet are kept for the PDF.
 */
export async function limits(users, paid, seconds) {
  const rows = [];
  let next = paid.length;
  for (const [name, atOnce, act] of calls) {
    const own = users.slice(next, next + atOnce);
    next += atOnce;
    const answers = [];
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      own.map(async (user, index) => {
        for (let round = 0; performance.now() < until; round += 1) {
          answers.push(await measured(() => act(user, round, paid[index % paid.length])));
          // The limit of requests per address would end the measurement.
          if (answers.at(-1).status === 429) return;
        }
      }),
    );
    const good = answers.filter(({ status }) => status === 200);
    const row = {
      name,
      atOnce,
      perSecond: good.length / seconds,
      p95: at(sorted(good), 0.95),
      refused: answers.length - good.length,
    };
    console.log(
      `  ${name}, ${atOnce} at once: ${row.perSecond.toFixed(0)} a second, p95 ${row.p95} ms, ${row.refused} refused`,
    );
    rows.push(row);
  }
  return rows;
}

/** Nothing was measured where no user came so far. */
const inMs = (value) => (value === '-' ? '-' : `${value} ms`);

/** The highest number of users whose saves are in time and without errors. */
const kneeOf = (rows) =>
  rows
    .filter(({ save, errors }) => errors === 0 && Number(save[1]) < goalMs)
    .reduce((most, { users }) => Math.max(most, users), 0);

function kneeText(walked) {
  const knee = kneeOf(walked);
  const last = walked.at(-1);
  const found =
    knee === 0
      ? `On a machine as busy as that, none of these rows has its saves within ${goalMs} ms at p95.`
      : `The knee on this machine: ${knee} users are the most of these whose saves took less than ${goalMs} ms at p95 without an error.`;
  return `${found} By processor time, which other work does not change, a call takes ${last.callMs.toFixed(1)} ms of service and database, and a preview ${last.previewMs.toFixed(0)} ms of the workers that make sheet, PDFs and pages: ${availableParallelism()} cores of their own are full at some ${usersByProcessor(last)} users.`;
}

/** The tables of docs/operations.md. */
export function operationsText(walked, alone) {
  const table = (head, rows) =>
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const day = new Date().toISOString().slice(0, 10);
  return [
    `Measured ${day} by \`npm run bench load -- --operations\`: clients, service and its PostgreSQL share ${availableParallelism()} cores, and other work ran on`,
    'the machine (its load is in the table; 2 is all that it has). A user walks from the empty form to the paid PDF, with one to three seconds between the calls.',
    '',
    table(
      [
        'users',
        'calls a second',
        'errors',
        'save p50 / p95 / p99',
        'autocomplete p95',
        'preview p50 / p95',
        'pay p95',
        'PDF p95',
        'cores taken',
        'load',
      ],
      walked.map((row) => [
        ...[row.users, row.perSecond, row.errors, `${row.save.join(' / ')} ms`, inMs(row.autocomplete)],
        ...[`${row.preview.join(' / ')} ms`, inMs(row.pay), inMs(row.download), coresText(row), row.machine],
      ]),
    ),
    '',
    kneeText(walked),
    '',
    'Each call alone, as many at once as the table says:',
    '',
    table(
      ['call', 'at once', 'answers a second', 'p95'],
      alone.map(({ name, atOnce, perSecond, p95 }) => [name, atOnce, perSecond.toFixed(0), `${p95} ms`]),
    ),
  ].join('\n');
}

// Many users at once, each with one draft: what the service answers in a second, and how long an answer takes.
// `npm run bench load [-- --users=50,100,200 --seconds=40 --crowd]`; `--crowd` repeats what one account may do to all others.
// `--walk` has the users walk through the wizard and the checkout, `--limits` makes each call alone; `--operations` does both
// and writes the tables of docs/operations.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openService } from './support/load-service.mjs';
import { newUser } from './support/load-user.mjs';
import { at, limits, measured, operationsText, sorted, walkers } from './support/load-operations.mjs';
import { goals, keep } from './support/figures.mjs';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50,100,200' },
    seconds: { type: 'string', default: '40' },
    crowd: { type: 'boolean', default: false },
    walk: { type: 'boolean', default: false },
    limits: { type: 'boolean', default: false },
    operations: { type: 'boolean', default: false },
  },
});
const counts = values.users.split(',').map(Number);
const seconds = Number(values.seconds);
const thinkMs = () => 1000 + 2000 * Math.random();
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const typed = [
  'acetone',
  'ethanol',
  'sodium hydroxide',
  'butoxyethanol',
  '67-64-1',
  'toluene',
  'citric acid',
  'amine',
  'titan',
];
const materials = [1101, 2050, 1052];
/** What a user does, and in how many per cent of cases. */
const mix = [
  ['autosave', 50, (user) => user.save()],
  ['search', 30, (user) => user.search(pick(typed).slice(0, 3 + Math.floor(6 * Math.random())))],
  ['substance', 10, (user) => user.substance(pick(materials))],
  ['preview', 4, (user) => user.preview()],
  ['review', 2, (user) => user.review()],
  ['pdf', 2, (_, paid) => pick(paid).pdf()],
  ['orders', 2, (user) => user.orders()],
];

function pickAct() {
  let at = 100 * Math.random();
  return mix.find(([, share]) => (at -= share) < 0) ?? mix[0];
}

async function use(user, paid, { until, answers }) {
  await sleep(3000 * Math.random());
  while (performance.now() < until) {
    const [name, , act] = pickAct();
    answers.push({ name, ...(await measured(() => act(user, paid))) });
    await sleep(thinkMs());
  }
}

const megabytes = ({ service, workers }) => {
  const names = [...new Set(workers.map(({ name }) => name))].sort();
  const most = (name) =>
    Math.max(...workers.filter((each) => each.name === name).map((each) => each.megabytes)).toFixed(0);
  const number = (name) => workers.filter((each) => each.name === name).length;
  return `service ${service.toFixed(0)}, ${names.map((name) => `${number(name)} ${name} workers up to ${most(name)}`).join(', ')}`;
};

async function load(service, users, paid) {
  const answers = [];
  await service.loopDelay();
  const processor = service.processorSeconds();
  const begun = performance.now();
  await Promise.all(users.map((user) => use(user, paid, { until: begun + seconds * 1000, answers })));
  const took = (performance.now() - begun) / 1000;
  const delay = await service.loopDelay();
  const failed = answers.filter(({ status }) => status !== 200);
  const all = sorted(answers);
  const of = (name) => sorted(answers.filter((answer) => answer.name === name));
  if (users.length === 100) keep('load.autosave', at(of('autosave'), 0.95));
  const share = (100 * (service.processorSeconds() - processor)) / took;
  console.log(
    `${users.length} users: ${(answers.length / took).toFixed(1)} requests/s, ${failed.length} errors, p50 ${at(all, 0.5)} ms, p95 ${at(all, 0.95)} ms, p99 ${at(all, 0.99)} ms`,
  );
  console.log(
    `  autosave p50 ${at(of('autosave'), 0.5)} ms, p95 ${at(of('autosave'), 0.95)} ms${users.length === 100 ? ` (goal ${goals.autosaveMs} ms)` : ''}; preview p50 ${at(of('preview'), 0.5)} ms, p95 ${at(of('preview'), 0.95)} ms`,
  );
  for (const name of ['search', 'substance', 'review', 'pdf', 'orders']) {
    console.log(`  ${name} p50 ${at(of(name), 0.5)} ms, p95 ${at(of(name), 0.95)} ms`);
  }
  console.log(
    `  the service's thread was held up ${delay.p99.toFixed(0)} ms at p99, ${delay.max.toFixed(0)} ms at most; its process took ${share.toFixed(0)} % of a core; load of the machine ${loadavg()[0].toFixed(1)}`,
  );
  console.log(`  MB in memory: ${megabytes(service.memory())}`);
  const statuses = new Map();
  for (const { name, status } of failed)
    statuses.set(`${name} ${status}`, (statuses.get(`${name} ${status}`) ?? 0) + 1);
  for (const [what, number] of statuses) console.log(`  ERROR ${what}: ${number} times`);
}

/**
 * One account prints forty sets of labels at once, a thousand each. Measures how long another account's sheet takes.
 */
async function crowd(service, [greedy, other]) {
  const alone = [];
  for (let round = 0; round < 5; round += 1) {
    await other.save();
    alone.push(await measured(() => other.preview()));
  }
  await greedy.preview();
  const begun = performance.now();
  const asked = Array.from({ length: 40 }, () => measured(() => greedy.label('capacity=0.05&paper=a4&count=1000')));
  await sleep(300);
  const beside = [];
  for (let round = 0; round < 5; round += 1) {
    await other.save();
    beside.push(await measured(() => other.preview()));
  }
  const labels = await Promise.all(asked);
  const took = ((performance.now() - begun) / 1000).toFixed(1);
  const made = labels.filter(({ status }) => status === 200).length;
  const refused = labels.map(({ status }) => status).filter((status) => status !== 200);
  console.log(
    `40 calls of 1,000 labels from one account: ${made} answered, ${refused.length} refused (${[...new Set(refused)].join(', ')}), ${took} s in all`,
  );
  const median = (answers) => answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length / 2)];
  keep('load.crowd', median(beside) / median(alone));
  const list = (answers) =>
    answers.map(({ ms, status }) => `${ms.toFixed(0)}${status === 200 ? '' : ` (${status})`}`).join(', ');
  console.log(`  another's sheet and its first page: alone ${list(alone)} ms; beside the labels ${list(beside)} ms`);
}

/** Walks with more and more users, and each request by itself. */
async function operations(users, paid) {
  const walked = [];
  if (values.walk || values.operations) {
    for (const count of counts) walked.push(await walkers(service, users.slice(0, count), seconds));
  }
  const alone = values.limits || values.operations ? await limits(users, paid, 5) : [];
  if (!values.operations) return;
  const guide = join(import.meta.dirname, '../docs/operations.md');
  const measuredPart = /(?<=<!-- load -->\n)[^]*(?=<!-- \/load -->)/;
  const text = readFileSync(guide, 'utf8').replace(measuredPart, () => `\n${operationsText(walked, alone)}\n\n`);
  writeFileSync(guide, text);
  spawnSync(join(import.meta.dirname, '../node_modules/.bin/prettier'), ['--write', guide], { stdio: 'inherit' });
}

async function signUp(url, number) {
  const users = [];
  while (users.length < number) {
    const next = Array.from({ length: Math.min(4, number - users.length) }, (_, index) => users.length + index + 1);
    users.push(...(await Promise.all(next.map((each) => newUser(url, each)))));
  }
  return users;
}

const service = await openService();
try {
  const begun = performance.now();
  const users = await signUp(service.url, values.crowd ? 2 : Math.max(...counts));
  const paid = users.slice(0, Math.max(2, users.length / 20));
  for (const user of paid) await user.pay();
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${availableParallelism()} cores; ${users.length} users signed up, ${paid.length} with a paid sheet, in ${took} s`,
  );
  if (values.crowd) await crowd(service, users);
  else if (values.walk || values.limits || values.operations) await operations(users, paid);
  else for (const count of counts) await load(service, users.slice(0, count), paid);
} finally {
  const complaints = await service.close();
  if (complaints) console.log(`The service complained:\n${complaints.slice(0, 500)}`);
}

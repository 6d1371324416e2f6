// The search of chemicals over HTTP: 50 clients, each with an account of its own, who ask one after another what people type. Tells the
// answers a second and the time of the processor for each, by process: of texts that no name is and that nobody asked before, which cost most; of a
// mix of names of the catalogue, numbers, beginnings, words and typing errors, each asked for the first time; of the same mix, half of it asked before;
// of all judged queries in turn, and of a few that were asked just before. `npm run bench galleria [-- --clients=50 --seconds=5]`. Each client is granted 1,200 searches.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { at, measured, sorted } from './support/load-operations.mjs';
import { openService } from './support/load-service.mjs';
import { newUser } from './support/load-user.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '5' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const goal = 2_500;

/** What people type, in the order of no list: each client begins at another place. */
const queries = ['queries.tsv', 'queries-unseen.tsv', 'queries-makers.tsv'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[1]),
);

const judged = (number, round) => queries[(number * 37 + round) % queries.length];

/** The beginning of a query, with a number that makes it another text but hardly another search. */
const newText = (query, round) => `${query.slice(0, 12)} ${round}`;

/** Names of the catalogue and their CAS numbers, in the order of no list. */
const named = gunzipSync(readFileSync(join(import.meta.dirname, '../data/chemicals/identifiers.csv.gz')))
  .toString()
  .split('\n')
  .flatMap((line) => {
    const [, cas, , name] = line.split(',');
    return cas && /^[\w() -]{8,60}$/.test(name ?? '') ? [{ cas, name }] : [];
  });

/** Ten ways to ask, by how often people ask so: four whole names, two beginnings, a number, a word, a part, an error. */
const ways = [
  ...Array.from(
    { length: 4 },
    () =>
      ({ name }) =>
        name,
  ),
  ...Array.from(
    { length: 2 },
    () =>
      ({ name }) =>
        name.slice(0, 7),
  ),
  ({ cas }) => cas,
  ({ name }) => name.split(/[ -]/).at(-1),
  ({ name }) => name.slice(2, 9),
  ({ name }) => `${name.slice(0, 3)}${name.slice(4)}`,
];
const textAt = (place) => ways[place % ways.length](named[(place * 7919) % named.length]);

/** Texts that were not asked before in this run; with `isRepeated` every second one was. */
function mix(isRepeated) {
  let next = isRepeated ? named.length >> 1 : 0;
  let asked = 0;
  return () => {
    asked += 1;
    if (isRepeated && asked % 2 === 0) return textAt((asked * 31) % 2000);
    next += 1;
    return textAt(next);
  };
}

const recent = queries.filter((_, place) => place % 13 === 0).slice(0, 100);

/** How many answers a second, and what they cost. */
async function measure({ service, users }, name, textOf) {
  const before = service.processorByKind();
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const answers = [];
  await Promise.all(
    users.map(async (user, number) => {
      for (let round = 0; performance.now() < until; round += 1) {
        const text = textOf(number, round);
        answers.push(await measured(() => user.chemicals(text)));
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  const good = sorted(answers.filter(({ status }) => status === 200));
  const spent = Object.entries(service.processorByKind())
    .map(([kind, all]) => [kind, (1000 * (all - (before[kind] ?? 0))) / answers.length])
    .filter(([, ms]) => ms >= 0.01)
    .map(([kind, ms]) => `${kind} ${ms.toFixed(2)}`);
  console.log(
    `${name}, ${clients} clients: ${(good.length / took).toFixed(0)} answers a second (goal ${goal}), ${answers.length - good.length} refused, p50 ${at(good, 0.5)} ms, p95 ${at(good, 0.95)} ms; processor in ms an answer: ${spent.join(', ')}`,
  );
}

const service = await openService({ CHEMICAL_DATA: join(import.meta.dirname, '../data') });
try {
  const users = [];
  for (let number = 0; number < clients; number += 1) users.push(await newUser(service.url, number));
  while ((await users[0].chemicals(queries[0])).status !== 200) await sleep(500);
  // The process of the load ends after its data serves.
  await sleep(3000);
  const opened = { service, users };
  await measure(opened, 'no name, never asked before', (number, round) =>
    newText(judged(number, round), number * 100_000 + round),
  );
  await measure(opened, 'mix, never asked before', mix(false));
  await measure(opened, 'mix, half asked before', mix(true));
  await measure(opened, 'judged queries in turn', judged);
  for (const text of recent) await users[0].chemicals(text);
  await measure(opened, 'asked just before', (number, round) => recent[(number + round) % recent.length]);
} finally {
  await service.close();
}

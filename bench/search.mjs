// Search of ingredients by what people type: beginnings, numbers and names with typing errors. Nothing is kept from one search to the
// next. How often the record that a person means comes first, by the judged queries. With today's catalogue, and with 200,000 substances made of the words of its names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findByCas, search, substances } from '@gosds/catalogue/catalogue';
import { findMatches } from '@gosds/catalogue/search/find-matches';
import { indexNames } from '@gosds/catalogue/search/index-names';
import { goals, keep } from './support/figures.mjs';
import { below, mistyped } from './support/typed-names.mjs';

const limit = 50;
const many = 200_000;

const keys = substances.flatMap(({ name, cas = '', synonyms }) => {
  const other = synonyms[0] ?? name;
  return [name.slice(0, 3), other.slice(0, 3 + below(6)), cas.slice(0, 5), mistyped(name).slice(0, 24)];
});

/** `share`: use one key of so many. */
function timesOf(work, share) {
  const some = keys.filter((_, index) => index % share === 0);
  for (const key of some.slice(0, 100)) work(key);
  const times = some.map((key) => {
    const begun = performance.now();
    work(key);
    return performance.now() - begun;
  });
  return times.toSorted((a, b) => a - b);
}

const at = (times, share) => times[Math.floor(times.length * share)];

function report(name, times, key) {
  console.log(
    `${name}   median ${at(times, 0.5).toFixed(2)} ms, p95 ${at(times, 0.95).toFixed(2)} ms, most ${times.at(-1).toFixed(1)} ms (goal ${goals.searchMs} ms at p95)`,
  );
  keep(`${key}.median`, at(times, 0.5));
  keep(`${key}.p95`, at(times, 0.95));
}

/**
 * How often the intended record comes first: among all judged queries of a file, and among those whose substance has a
 * record.
 */
function relevance(file) {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  const asked = lines.map((line) => line.split('\t')).map(([, query, cas]) => ({ query, cas }));
  const first = asked.filter(({ query, cas }) => search(query, 1)[0]?.Cas === cas).length;
  const held = asked.filter(({ cas }) => findByCas(cas)).length;
  console.log(`${file}   ${asked.length} queries: first ${first}, with a record ${held}`);
}

/** Invented chemical names: words of two real ones. */
function generated() {
  const wordsOf = ({ name }) => name.split(' ');
  return Array.from({ length: many }, (_, index) => {
    const one = substances[index % substances.length];
    const other = substances[below(substances.length)];
    const name = index < substances.length ? one.name : [...wordsOf(one).slice(0, 2), ...wordsOf(other)].join(' ');
    return { ...one, name, synonyms: [...one.synonyms.slice(0, 1), ...other.synonyms.slice(0, 2)] };
  });
}

for (const file of ['queries.tsv', 'queries-unseen.tsv', 'queries-makers.tsv', 'queries-professional.tsv'])
  relevance(file);
report(
  `search in ${substances.length} substances`,
  timesOf((key) => search(key, limit), 3),
  'search',
);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const list = generated();
const heapMb = () => (collectGarbage(), process.memoryUsage().heapUsed / 1024 ** 2);
const before = heapMb();
const begun = process.cpuUsage();
const index = indexNames(list);
const { user, system } = process.cpuUsage(begun);
const seconds = (user + system) / 1e6;
const megabytes = heapMb() - before;
keep('searchMany.seconds', seconds);
keep('searchMany.mb', megabytes);
console.log(`index of ${many} substances: ${seconds.toFixed(1)} s of processor time, ${megabytes.toFixed(0)} MB`);
report(
  `search in ${many} substances`,
  timesOf((key) => findMatches(index, key, limit), 29),
  'searchMany',
);

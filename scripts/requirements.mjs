// Reads the tables of docs/requirements.md. Every requirement has an id and a state; if built or partly built, also a
// place and a test that exist. Only a partly built one says what is missing, after “Lacks:”. A test is named as `path:
// words of its title`; the file must contain the words. docs/attacks.md names its tests likewise.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const states = new Set(['built', 'partly', 'not built']);
const faults = [];
const seen = new Map();

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const stands = (path) => existsSync(join(root, path));
const inCode = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

function checkTest(id, reference) {
  const [path, words] = reference.split(/:\s*(.*)/s);
  const source = read(path);
  if (source === undefined) faults.push(`${id}: there is no test file ${path}`);
  else if (words && !source.includes(words)) faults.push(`${id}: ${path} has no test that says “${words}”`);
}

function checkBuilt(id, place, test) {
  for (const path of inCode(place)) if (!stands(path)) faults.push(`${id}: there is no ${path}`);
  if (inCode(place).length === 0) faults.push(`${id}: built, but it is not said where`);
  const tests = inCode(test);
  if (tests.length === 0) faults.push(`${id}: built, but no test shows it`);
  for (const reference of tests) checkTest(id, reference);
}

for (const line of readFileSync(join(root, 'docs/requirements.md'), 'utf8').split('\n')) {
  const match = /^\| ([A-Z]\d?[A-Z]*-[\w.]+) \| (.+?) \| (.+?) \| (.*?) \| (.*?) \|$/.exec(line.trim());
  if (!match) continue;
  const [, id, text, state, place, test] = match;
  if (seen.has(id)) faults.push(`${id}: the id is used twice`);
  seen.set(id, state);
  if (text.trim() === '') faults.push(`${id}: says nothing`);
  if (!states.has(state)) faults.push(`${id}: state is “${state}”, none of ${[...states].join(', ')}`);
  if ((state === 'partly') !== text.includes('Lacks:')) faults.push(`${id}: partly built and “Lacks:” belong together`);
  if (state !== 'not built') checkBuilt(id, place, test);
}

for (const line of readFileSync(join(root, 'docs/attacks.md'), 'utf8').split('\n')) {
  const [, attempt, tests] = /^\| (.+?) +\| (`.+`) +\|$/.exec(line.trim()) ?? [];
  for (const reference of inCode(tests ?? '')) checkTest(attempt, reference);
}

if (seen.size === 0) faults.push('docs/requirements.md names no requirement');
for (const fault of faults) console.error(fault);
const inState = (wanted) => [...seen.values()].filter((state) => state === wanted).length;
const counts = [...states].map((state) => `${inState(state)} ${state}`).join(', ');
console.log(`${seen.size} requirements: ${counts}; ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

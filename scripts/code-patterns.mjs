// No part of packages/ may match hazard codes, statements, rules or sentence ids with a pattern. A typed question with
// a typing error does not compile; a pattern would silently match nothing. Readers of outside text are listed with
// their reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codePatternsIn, sentenceHeads } from './code-patterns/find.mjs';
import { readers } from './code-patterns/readers.mjs';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const heads = sentenceHeads(read('packages/sheet/src/model/sentence-id.ts'));

const isRead = (path) =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/') && !path.includes('/generated/');
const sources = readdirSync(join(root, 'packages')).flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .map((file) => `packages/${name}/src/${String(file).replaceAll('\\', '/')}`)
    .filter(isRead),
);

const used = new Set();
const faults = sources.flatMap((path) => {
  const found = codePatternsIn(path, read(path), heads);
  const reader = readers.find((each) => path.startsWith(each.path));
  if (found.length > 0 && reader) used.add(reader);
  return reader ? [] : found.map((place) => `${place} asks for a code by a pattern: ask with a typed question`);
});
for (const reader of readers) {
  if (!used.has(reader)) faults.push(`${reader.path} is named as a reader of codes, and reads none`);
}

for (const fault of faults) console.error(fault);
console.log(
  `${sources.length} files ask for codes by type, ${readers.length} readers at the edge, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 || sources.length < 100 ? 1 : 0;

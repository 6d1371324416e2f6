import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type NamedCall = { readonly folder: string; readonly name: string; readonly call: Call };

async function callsOf(file: string): Promise<readonly NamedCall[]> {
  const module = (await import(join(import.meta.dirname, file))) as object;
  return Object.entries(module).flatMap(([name, call]: [string, unknown]) =>
    isCall(call) ? [{ folder: dirname(file), name, call }] : [],
  );
}

async function namedCalls(): Promise<readonly NamedCall[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const calls = await Promise.all(sources.toSorted().map(callsOf));
  return calls.flat();
}

const allCalls = async (): Promise<readonly Call[]> => (await namedCalls()).map(({ call }) => call);

it('no two calls share method and path', async () => {
  const names = (await allCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
});

it('no body may be left out: the server reads none as null, which an optional one refuses', async () => {
  const optional = (await allCalls()).filter(({ body }) => body?.safeParse(undefined).success);
  expect(optional.map(({ path }) => path)).toEqual([]);
});

/** Folders of the contract in the order of the page, with the heading that each has there. */
const areas = [
  ['accounts', 'Accounts'],
  ['teams', 'Teams'],
  ['watch', 'Watch'],
  ['drafts', 'Drafts and logos'],
  ['catalogue', 'Catalogue and configuration'],
  ['galleria', 'Search of chemicals'],
  ['documents', 'Documents'],
  ['checkout', 'Checkout'],
  ['chemist', 'Chemist'],
  ['staff', 'Staff'],
  ['developers', 'Developers'],
  ['public', 'Public API'],
  ['.', 'Other'],
] as const;

/** The list of calls as Markdown: a heading for each folder, below it the name, path and summary of each call. */
function listedCalls(calls: readonly NamedCall[]): string {
  const line = ({ name, call }: NamedCall) => `- \`${name}\` ${call.method} \`${call.path}\`: ${call.summary}`;
  const sections = areas.map(([folder, heading]) => {
    const lines = calls.filter((each) => each.folder === folder).map(line);
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return sections.join('\n');
}

it('each stand in docs/api.md (vitest -u writes them)', async () => {
  const file = repositoryFile('docs/api.md');
  const mark = '<!-- calls -->\n';
  const [start] = readFileSync(file, 'utf8').split(mark);
  const calls = await namedCalls();
  expect(calls.filter(({ folder }) => !areas.some(([known]) => known === folder))).toEqual([]);
  await expect(`${start!}${mark}\n${listedCalls(calls)}`).toMatchFileSnapshot(file);
});

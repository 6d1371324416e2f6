import { existsSync, readFileSync } from 'node:fs';
import { secrets } from '@gosds/postgres/secret-files';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { variableNames } from './env.ts';

const read = (file: string) => readFileSync(repositoryFile(file), 'utf8');

/** In what an operator starts: words of capitals before `:` or `=`. */
const variablesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?=[:=] ?[^/])/g)].map(([, name]) => name);

const known = new Set<string | undefined>([...variableNames, ...secrets.map((name) => `${name}_FILE`)]);
const ofOthers = /^(?:POSTGRES|MINIO)_/;

describe('what operators start', () => {
  it.each(['compose.yaml', 'Dockerfile', 'ops/gosds@.service'])('%s sets variables that the service knows', (file) => {
    const found = variablesIn(read(file)).filter((name) => !ofOthers.test(name ?? ''));
    expect(found).toContain(file === 'compose.yaml' ? 'DATABASE_URL_FILE' : 'NODE_ENV');
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(['main', 'worker'])('the program %s is where they say', (name) => {
    expect(existsSync(repositoryFile(`apps/api/src/${name}.ts`))).toBe(true);
    expect(read('docs/operations.md')).toContain(`gosds@${name}`);
  });

  it('the guide names every secret that may stand in a file', () => {
    const guide = read('docs/operations.md');
    expect(secrets.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    expect(variableNames).toEqual(expect.arrayContaining([...secrets]));
  });

  it('every variable that is a secret by its name may stand in a file', () => {
    const named = variableNames.filter(
      (name) => /_(?:TOKEN|SECRET|PASSWORD|KEY)$/.test(name) && !name.includes('PUBLISHABLE'),
    );
    expect(named).toContain('STRIPE_SECRET_KEY');
    expect(named.filter((name) => !secrets.some((secret) => secret === name))).toEqual([]);
  });
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function read(templates: string, fields: string) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-templates-'));
  folders.push(root);
  mkdirSync(join(root, 'templates'));
  cpSync(repositoryFile('data/use-descriptors'), join(root, 'use-descriptors'), { recursive: true });
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  writeFileSync(join(root, 'templates/templates.csv'), `id,name,state,categories,reach_uses\n${templates}`);
  writeFileSync(join(root, 'templates/first-fields.csv'), `template,path\n${fields}`);
  return readData(root);
}

const problemsOf = (templates: string, fields: string) => read(templates, fields).problems.map(problemLine);

const paint = 'paint,Paint,Liquid,PC-PNT-2 PC-PNT-3,PC9a\n';
const flash = 'paint,properties.flashPoint\n';

describe('templates', () => {
  it('are compiled with their fields in order', () => {
    const { modules, problems } = read(paint, `${flash}paint,ingredients\n`);
    expect(problems).toEqual([]);
    const text = modules.find(({ path }) => path.endsWith('/templates.ts'))?.text;
    expect(text).toContain(
      '{"id":"paint","name":"Paint","state":"Liquid","categories":["PC-PNT-2","PC-PNT-3"],"reachUses":["PC9a"],' +
        '"first":[{"path":"properties.flashPoint"},{"path":"ingredients"}]}',
    );
  });

  it.each([
    [paint + paint, flash, 'templates/templates.csv:3: paint appears twice.'],
    [paint, '', 'templates/templates.csv:2: paint has no row in templates/first-fields.csv.'],
    [paint, flash + flash, 'templates/first-fields.csv:3: properties.flashPoint appears twice.'],
    [paint, `${flash}glue,ingredients\n`, 'templates/first-fields.csv:3: glue is not in templates/templates.csv.'],
    [
      'paint,Paint,Liquid,PC-PNT-99,\n',
      flash,
      'templates/templates.csv:2: PC-PNT-99 is not in use-descriptors/eupcs.csv.',
    ],
    ['paint,Paint,Liquid,,PC999\n', flash, 'templates/templates.csv:2: PC999 is not in use-descriptors/reach.csv.'],
    [paint, `${flash}paint,colour\n`, 'templates/first-fields.csv:3: path: This is not the path of an input.'],
  ])('are told where they are wrong: %#', (templates, fields, problem) => {
    expect(problemsOf(templates, fields)).toContain(problem);
  });
});

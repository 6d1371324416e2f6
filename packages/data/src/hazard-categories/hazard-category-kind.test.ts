import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const lava = 'Lava,Lava 1,Lava,H225,Danger,GHS02,1\n';

function read(categories: string, classes = 'physical,Lava,"Code of Atlantis, 1"\n') {
  const root = mkdtempSync(join(tmpdir(), 'gosds-categories-'));
  folders.push(root);
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  mkdirSync(join(root, 'hazard-categories'));
  const write = (name: string, text: string) => {
    writeFileSync(join(root, 'hazard-categories', name), text);
  };
  write('classes.csv', `part,hazard_class,source\n${classes}`);
  write('categories.csv', `hazard_class,category,class_code,statement,signal_word,pictogram,severity\n${categories}`);
  return readData(root);
}

describe('the files of data/hazard-categories', () => {
  it('become the table of the engine; a blank cell is nothing', () => {
    const { modules, problems } = read(`${lava}Lava,Lava 2,Lava,,,,2\n`);
    expect(problems).toEqual([]);
    expect(modules.map(({ text }) => text).join('')).toContain(
      '"rows":[["Lava 1","Lava","H225",["Danger","GHS02"],1],["Lava 2","Lava",null,[null,null],2]]',
    );
  });

  it.each([
    ['a category twice', lava + lava, /categories\.csv:3: Lava 1 appears twice/],
    ['a category of a class that is not listed', `${lava}Ice,Ice 1,Ice,,,,1\n`, /categories\.csv:3: Ice is not in/],
    ['a category that does not name its class', `${lava}Lava,Ash 2,Lava,,,,2\n`, /categories\.csv:3: Ash 2 does not/],
    ['a signal word that is none', lava.replace('Danger', 'Caution'), /categories\.csv:2: signal_word: /],
    ['a pictogram that is none', lava.replace('GHS02', 'GHS10'), /categories\.csv:2: pictogram: /],
  ])('report %s', (_, categories, problem) => {
    expect(read(categories).problems.map(problemLine)).toContainEqual(expect.stringMatching(problem));
  });

  it('report a class without categories', () => {
    expect(read(lava, 'physical,Lava,Code 1\nhealth,Ash,Code 2\n').problems.map(problemLine)).toEqual([
      'hazard-categories/classes.csv:3: Ash has no row in categories.csv.',
    ]);
  });
});

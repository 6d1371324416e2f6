import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const facts = {
  id: 'xx',
  name: 'Atlantis',
  classification: {
    labelRegime: 'un',
    ruleSet: 'xx-code-1',
    law: 'Code of Atlantis',
    terms: {},
    status: 'in force',
    revision: 10,
    languages: ['en'],
    evidence: { blocks: 'read', limits: 'read' },
    specificLimits: 'all',
    bridging: 'un',
    physicalHazards: 'tables',
  },
};

function read(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-jurisdictions-'));
  folders.push(root);
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'jurisdictions', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readData(root);
}

const problemsOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  read(files).problems.map(problemLine);

const head =
  'rule,row,measure,limit,unit,category,statement,counts,factor,unless,where,paragraph,valid_from,valid_until\n';
const limit = (value: string, days = ',') =>
  `skin,skin.corrosive-5,,${value},%,Skin Corr. 1,H314,Skin Corr. 1,,,,12,${days}\n`;

describe('the files of data/jurisdictions', () => {
  it('a folder of facts and one limit has no fault', () => {
    const files = { 'xx/jurisdiction.json': JSON.stringify(facts), 'xx/limits.csv': head + limit('4') };
    expect(problemsOf(files)).toEqual([]);
  });

  it('the law of transport is one of goods/modes.csv', () => {
    const modes = 'mode,list,not_sustaining,environment_exemption,environment_paragraph\nsea,Code of the sea,2,,\n';
    const lawsOf = (transport: string) =>
      problemsOf({
        '../goods/modes.csv': modes,
        'xx/jurisdiction.json': JSON.stringify({ ...facts, transport }),
      }).filter((line) => line.startsWith('jurisdictions/'));
    expect(lawsOf('sea')).toEqual([]);
    expect(lawsOf('river')).toEqual([
      'jurisdictions/xx/jurisdiction.json: transport: “river” is not in goods/modes.csv.',
    ]);
  });

  it('a folder that follows another is short', () => {
    const follower = {
      id: 'yy',
      name: 'Lemuria',
      follows: 'xx',
      classification: { ruleSet: 'yy-1', law: 'Law of Lemuria' },
    };
    const { modules, problems } = read({
      'xx/jurisdiction.json': JSON.stringify(facts),
      'yy/jurisdiction.json': JSON.stringify(follower),
    });
    expect(problems).toEqual([]);
    expect(modules.find(({ path }) => path.endsWith('ghs/src/generated/jurisdictions.ts'))?.text).toMatch(
      /"id":"yy".*"follows":"xx".*"law":"Law of Lemuria"/,
    );
  });

  it('the same limit may have one number after another', () => {
    const rows = limit('5', ',2029-12-31') + limit('4', '2030-01-01,');
    expect(problemsOf({ 'xx/jurisdiction.json': JSON.stringify(facts), 'xx/limits.csv': head + rows })).toEqual([]);
  });

  it.each([
    ['a number that is not one', limit('4 %'), /limits\.csv:2: limit: Write a number/],
    ['a day that does not exist', limit('4', '2030-02-30,'), /limits\.csv:2: valid_from: /],
    [
      'two numbers for one day',
      limit('5') + limit('4', '2030-01-01,'),
      /limits\.csv:3: .*appears twice for the same day/,
    ],
  ])('reports %s', (_, rows, problem) => {
    const files = { 'xx/jurisdiction.json': JSON.stringify(facts), 'xx/limits.csv': head + rows };
    expect(problemsOf(files)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['a family', 'gold,above,1,%,,,,', /statements\.csv:2: family: /],
    ['a purpose', 'lead,above,1,%,cements,,,', /statements\.csv:2: purpose: /],
    ['a state of matter', 'lead,above,1,%,,solid dust,,', /statements\.csv:2: states: Write one or several of: gas/],
  ])('a statement that depends on %s that is unknown would apply to more products: refused', (_, cells, fault) => {
    const columns =
      'row,code,family,measure,limit,unit,purpose,states,public,unless_classified,paragraph,withdrawn,valid_from,valid_until';
    const files = (row: string) => ({
      'xx/jurisdiction.json': JSON.stringify(facts),
      'xx/statements.csv': `${columns}\n${row}\n`,
    });
    expect(problemsOf(files('own1,EUH201,lead,above,1,%,cement,solid liquid,,,1.2,,,'))).toEqual([]);
    expect(problemsOf(files(`own1,EUH201,${cells},1.2,,,`))).toEqual([expect.stringMatching(fault)]);
  });

  it('reports words that a language lacks, that nobody reads, or that take an argument', () => {
    const words = (english: string, german: string) =>
      problemsOf({
        'xx/jurisdiction.json': JSON.stringify(facts),
        'xx/words/en.ftl': english,
        'xx/words/de.ftl': german,
      });
    const law = 'laws-1 = Code.\n';
    expect(words(law, law)).toEqual([]);
    expect(words(law + 'approval = Approval\n', law)).toEqual([expect.stringMatching(/de\.ftl: approval: .*missing/)]);
    expect(words(law, law + 'laws-2 = Gesetz.\n')).toEqual([
      expect.stringMatching(/laws-2: English does not have this/),
    ]);
    expect(words(law + 'slogan = A\n', law + 'slogan = A\n')).toEqual([
      expect.stringMatching(/de\.ftl:2: slogan: This message does not exist/),
      expect.stringMatching(/en\.ftl:2: slogan: This message does not exist/),
    ]);
    expect(words('laws-1 = { $name }\n', law)).toEqual([expect.stringMatching(/en\.ftl:1: laws-1: .*no argument/)]);
    const half = law + 'poisonsCentre-label = Centre\n';
    expect(words(half, half)).toHaveLength(2);
  });

  it('reports a folder of another name, one that follows nobody, a circle, and facts that are missing', () => {
    const json = (changes: object) => JSON.stringify({ ...facts, ...changes });
    expect(problemsOf({ 'zz/jurisdiction.json': json({}) })).toEqual([expect.stringMatching(/must be “zz”/)]);
    expect(problemsOf({ 'xx/jurisdiction.json': json({ follows: 'qq' }) })).toEqual([
      expect.stringMatching(/“qq” cannot be followed/),
    ]);
    expect(problemsOf({ 'xx/jurisdiction.json': json({ follows: 'xx' }) })).toEqual([
      expect.stringMatching(/“xx” cannot be followed/),
    ]);
    expect(problemsOf({ 'xx/jurisdiction.json': json({ classification: { law: 'Code' } }) })).toEqual([
      expect.stringMatching(/ruleSet/),
    ]);
  });

  it('tells sizes of labels that do not rise to a last row without a capacity', () => {
    const columns = 'up_to_litres,x_height_mm,paragraph,valid_from\n';
    const label = {
      followsClp: false,
      paragraphs: {
        namedIngredients: 'Code 1',
        signalWord: 'Code 2',
        redundantPrecautions: 'Code 3',
        inappropriatePrecautions: 'Code 4',
        letters: 'Code 5',
        supplier: 'Code 6',
      },
      pictogramPrecedence: [{ rule: 'skull', paragraph: 'Code 7' }],
    };
    const faults = (rows: string) =>
      problemsOf({
        'xx/jurisdiction.json': JSON.stringify({ ...facts, label }),
        'xx/label-letters.csv': `${columns}${rows}`,
      }).filter((line) => line.includes('label-letters'));
    expect(faults('3,1.2,Code 8,2028-01-01\n,1.4,Code 8,2028-01-01\n')).toEqual([]);
    const fault = 'Rows go up by capacity; the last one has none.';
    expect(faults('3,1.2,Code 8,2028-01-01\n0.5,1.4,Code 8,2028-01-01\n')).toEqual([
      expect.stringContaining(fault),
      expect.stringContaining(fault),
    ]);
  });
});

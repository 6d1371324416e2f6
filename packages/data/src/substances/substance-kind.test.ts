import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readData } from '../check-data.ts';
import type { CompiledSubstance } from './compiled-substance.ts';

const root = mkdtempSync(join(tmpdir(), 'gosds-data-'));

const tables = {
  'format.json': '{ "version": 1 }',
  'substances/sources.csv':
    'id,title,date,judges_every_class\nclp-annex-vi,Annex VI,2026-05-01,\nreach,REACH,2024,yes\n',
  'substances/substances.csv': `id,name,cas,ec,index,formula,molar_mass,state,appearance,odour,family,gives_off
9001,Lye,1310-73-2,215-185-5,011-002-00-6,HNaO,40,solid,white,,base,
9002,Salt,7647-14-5,,,,,solid,,,,
`,
  'substances/names.csv': 'id,name,synonyms,trade_names\n9001,Lye,caustic soda; soda lye,Natronlauge\n',
  'substances/classifications.csv': `id,name,basis,source,m_acute,m_chronic,notes,non_additive,label_families
9001,Lye,harmonised,clp-annex-vi,10,,B D,yes,
9002,Salt,none,reach,,,,,
`,
  'substances/hazards.csv': `id,name,category,statement,detail,minimum,source
9001,Lye,Skin Corr. 1A,H314,,,clp-annex-vi
9001,Lye,STOT RE 2,H373,liver,yes,clp-annex-vi
9001,Lye,,EUH071,,,clp-annex-vi
9001,Lye,Met. Corr. 1,H290,,,reach
`,
  'substances/concentration-limits.csv': `id,name,category,statement,detail,from,above,below,up_to,source
9001,Lye,Skin Corr. 1B,H314,,2,,5,,clp-annex-vi
9001,Lye,Met. Corr. 1,H290,,3,,,,reach
`,
  'substances/properties.csv': `id,name,property,value,unit,temperature_c,method,source
9001,Lye,boiling point,1388..1390,°C,,Siwoloboff,reach
9001,Lye,vapour pressure,<0.001,kPa,25,,reach
9001,Lye,water solubility,miscible,mg/l,,,reach
9001,Lye,ready biodegradability,no,,,,reach
9001,Lye,UN number,1823,,,,reach
`,
  'substances/biodegradation.csv': 'id,name,percent,days,method,source\n9001,Lye,12,28,OECD 301 B,reach\n',
  'substances/acute-toxicity.csv': `id,name,route,kind,value,unit,species,source
9001,Lye,oral,ATE,500,mg/kg,,clp-annex-vi
9001,Lye,dermal,limit dose,>2000,mg/kg,rat,reach
`,
};

const limitList = {
  id: 'xx-limits',
  kind: 'exposure-limits',
  authority: 'Ministry of Work',
  act: 'Act on Work',
  title: 'Limits at work',
  country: 'XX',
  printedAs: 'XX limits',
  force: 'binding',
  version: '2026',
  read: '2026-11-23',
  source: 'Official journal',
  licence: 'Public law',
  completeness: 'partial',
  scope: 'Some entries',
  renewed: 'each year',
  sources: [{ id: 'xx-2026', title: 'Official journal', date: '2026' }],
};

function read(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readData(root);
}

function compiled(files: Readonly<Record<string, string>>, module: string): unknown {
  const { modules, problems } = read(files);
  expect(problems).toEqual([]);
  const textOf = (ending: string) => modules.find(({ path }) => path.endsWith(`${module}.${ending}`))?.text ?? '';
  return JSON.parse(textOf('json') || (/'(\[.*\])'/.exec(textOf('ts'))?.[1] ?? ''));
}

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the tables of substances', () => {
  it('become one object a substance', () => {
    const [lye, salt] = compiled(tables, 'compiled-substances') as readonly CompiledSubstance[];
    expect(lye).toEqual({
      facts: {
        materialId: 9001,
        name: 'Lye',
        synonyms: ['caustic soda', 'soda lye'],
        cas: '1310-73-2',
        ec: '215-185-5',
        index: '011-002-00-6',
        formula: 'HNaO',
        molarMass: 40,
        family: 'base',
        classification: {
          basis: 'harmonised',
          source: 'clp-annex-vi',
          coversAllClasses: true,
          hazards: [
            ['Skin Corr. 1A', 'H314'],
            ['STOT RE 2', 'H373', 'liver'],
          ],
          supplemental: ['EUH071'],
          limits: [{ hazard: ['Skin Corr. 1B', 'H314'], from: 2, below: 5 }],
          mAcute: 10,
          ates: [{ route: 'oral', kind: 'ATE', value: { min: 500, max: 500 }, source: 'clp-annex-vi' }],
          notes: ['B', 'D'],
          minimum: ['H373'],
          nonAdditive: true,
          additional: {
            source: 'reach',
            hazards: [['Met. Corr. 1', 'H290']],
            supplemental: [],
            limits: [{ hazard: ['Met. Corr. 1', 'H290'], from: 3 }],
          },
        },
        properties: {
          state: 'solid',
          appearance: 'white',
          boilingPoint: { min: 1388, max: 1390, method: 'Siwoloboff', source: 'reach' },
          vapourPressure: { min: -Infinity, max: 0.001, temperatureC: 25, source: 'reach' },
          waterSolubility: { min: Infinity, max: Infinity, source: 'reach' },
        },
        readilyBiodegradable: { value: false, source: 'reach' },
        biodegradation: { percent: 12, days: 28, method: 'OECD 301 B', source: 'reach' },
        unNumber: { value: '1823', source: 'reach' },
        toxicity: [
          { route: 'dermal', kind: 'limit-dose', value: { min: 2000, max: Infinity }, species: 'rat', source: 'reach' },
        ],
        ecotoxicity: [],
      },
      tradeNames: ['Natronlauge'],
    });
    expect(salt?.facts.classification).toMatchObject({ basis: 'none', coversAllClasses: true, hazards: [] });
  });

  it.each([
    [59, 'OECD 301 B', []],
    [60, 'OECD 301 B', ['The test says “yes”; the ready biodegradability in properties.csv does not.']],
    [69, 'OECD 301 A', []],
    [70, 'OECD 301 A', ['The test says “yes”; the ready biodegradability in properties.csv does not.']],
    [12, 'OECD 302 B (Zahn-Wellens)', ['Name the guideline, such as OECD 301 B.']],
  ])('say of %s %% by %s whether it bears out “not readily biodegradable”', (percent, method, faults) => {
    const test = `id,name,percent,days,method,source\n9001,Lye,${percent},28,${method},reach\n`;
    const { problems } = read({ ...tables, 'substances/biodegradation.csv': test });
    expect(problems.map(({ message }) => faults.find((fault) => message.includes(fault)) ?? message)).toEqual(faults);
  });

  it.each([
    ['H401', 'none', '', ['Write the statement of the entry, such as H302.']],
    ['H301', 'none', '', ['The entry in force does not mark H301 as a minimum class.']],
    ['H373', 'none', '', ['The entry in force does not mark H373 as a minimum class.']],
    ['H301', 'Acute Tox. 4', '', ['A category has a statement, “none” and “unknown” have none.']],
    ['H331', 'unknown', '', ['Name the form that is unknown.']],
  ])('refuse a national category for %s, %s %s', (minimum, category, statement, faults) => {
    const rows = `id,name,country,minimum,category,statement,detail,source\n9001,Lye,JP,${minimum},${category},${statement},,reach\n`;
    const { problems } = read({ ...tables, 'substances/national-categories.csv': rows });
    expect(problems.map(({ message }) => faults.find((fault) => message.includes(fault)) ?? message)).toEqual(faults);
  });

  it.each([
    ['no', ['The value of ready biodegradability is set aside in set-aside-values.csv.']],
    ['yes', []],
    ['perhaps', ['Write yes, no or a value such as 5, <5, >5 or 5..8.']],
  ])('keep out the verdict “%s” that is set aside', (verdict, faults) => {
    const rows = `id,name,table,what,value,unit,source,reason\n9001,Lye,properties,ready biodegradability,${verdict},,reach,failed tests\n`;
    const { problems } = read({ ...tables, 'substances/set-aside-values.csv': rows });
    expect(problems.map(({ message }) => faults.find((fault) => message.includes(fault)) ?? message)).toEqual(faults);
  });

  it('take the limits of a list, with what the law has set for later', () => {
    const entries = `cas,name,twa_mg_m3,stel_ppm,remark,valid_from
1310-73-2,Lye,2,,inhalable,
1310-73-2,Lye,1,,inhalable,2029-01-01
1310-73-2,Lye,,3,respirable,
`;
    const files = { 'lists/xx-limits/list.json': JSON.stringify(limitList), 'lists/xx-limits/entries.csv': entries };
    const of = { country: 'XX', list: 'XX limits', source: 'xx-2026' };
    expect(compiled({ ...tables, ...files }, 'compiled-limits')).toEqual([
      {
        cas: '1310-73-2',
        limits: [
          { ...of, twaMgM3: 2, notation: 'inhalable', later: { from: '2029-01-01', twaMgM3: 1 } },
          { ...of, stelPpm: 3, notation: 'respirable' },
        ],
      },
    ]);
  });
});

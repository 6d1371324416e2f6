import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-cases-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The compiled program, which `npm test` builds first. */
const cli = join(import.meta.dirname, '../dist/cases-cli.js');

/** Runs the program as `npm run cases -- FILE...` does. */
function run(contents: Readonly<Record<string, unknown>>) {
  const files = Object.entries(contents).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...files], { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const ingredient = {
  name: 'Lye',
  cas: null,
  classes: [
    ['Skin Corr. 1B', 'H314'],
    ['Eye Dam. 1', 'H318'],
  ],
  conc: '5 %',
  lo: 5,
  hi: 5,
  M_acute: null,
  M_chronic: null,
  SCL: [],
};
const sheet = {
  file: 'lye.txt',
  product: 'Lye 5 %',
  classification: [
    [null, 'Category 1B', 'H314'],
    [null, 'Category 1', 'H318'],
  ],
  ingredients: [ingredient],
  flash: null,
  ph: null,
  form: null,
  tox11: '',
};
const aCase = {
  id: 'lye',
  jurisdiction: 'EU CLP',
  hazard_classes: ['Skin Corr./Irrit.'],
  inputs: {
    ingredients: [
      {
        name: 'lye',
        concentration: { value: 5, unit: '%' },
        classifications: [{ class_category: 'Skin Corr. 1B', h: 'H314' }],
      },
    ],
  },
  expected: { classification: ['Skin Corr. 1B H314'] },
};

describe('the runner of cases', () => {
  it('reads a real sheet whose product has no name', () => {
    const { status, output } = run({ 'nameless.json': [{ ...sheet, product: null }] });
    expect([status, output]).toEqual([0, expect.stringContaining('1 sheets, classes published or calculated')]);
  });

  it('names the record and the field that cannot be read, and works out the others', () => {
    const strange = { ...sheet, file: 'strange.txt', ingredients: [{ ...ingredient, classes: [['HNOC', 'H999']] }] };
    const { status, output } = run({ 'mixed.json': [{ ...sheet, ingredients: 'none' }, strange, sheet] });
    expect(status).toBe(1);
    expect(output).toContain('1 sheets, classes published or calculated');
    expect(output).toMatch(/FAILED mixed\.json, record 1 \(lye\.txt\): ingredients: \S/);
    expect(output).toContain('FAILED mixed.json, record 2 (strange.txt): no such category: HNOC H999');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('names the case and the field that cannot be read, and works out the others', () => {
    const [first] = aCase.inputs.ingredients;
    const other = { ...first, classifications: [{ class_category: 'Combustible dust', h: null }] };
    const { status, output } = run({
      'cases.json': [
        aCase,
        { ...aCase, id: 'without classes', hazard_classes: null },
        { ...aCase, id: 'of another system', inputs: { ingredients: [other] } },
      ],
    });
    expect(status).toBe(1);
    expect(output).toContain('3 cases: 1 passed, 2 failed, 0 counted apart');
    expect(output).toMatch(/FAILED without classes\n.*\n.*\n\s+found\s+hazard_classes: \S/);
    expect(output).toMatch(/FAILED of another system\n.*\n.*\n\s+found\s+no such category: Combustible dust/);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('goes on after a file that is not JSON or is not there', () => {
    const { status, output } = run({ 'broken.json': '{', 'good.json': [aCase] });
    expect(status).toBe(1);
    expect(output).toMatch(/FAILED \S+broken\.json: \S/);
    expect(output).toContain('1 cases: 1 passed');
    expect(output).not.toMatch(/^\s+at /m);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codePatternsIn, sentenceHeads } from './code-patterns/find.mjs';

const root = join(import.meta.dirname, '..');
const heads = sentenceHeads(readFileSync(join(root, 'packages/sheet/src/model/sentence-id.ts'), 'utf8'));
const found = (text) => codePatternsIn('packages/sheet/src/sections/planted.ts', text, heads);

describe('the check of patterns over codes', () => {
  it.each([
    'const cold = /^Press\\. Gas \\((?:Liq|Ref)/;',
    'const toxic = has(c, /H33[01]/);',
    'const isCmr = /^(?:Carc|Muta|Repr)\\. 1/.test(notation);',
    'const isWater = new RegExp(`^Aquatic (?:Acute 1|Chronic [12])`);',
    'const dries = says(c, /066$/);',
    'const isGas = code.startsWith("Flam. Gas");',
    'const isPhysical = hazards.some(({ hCode }) => hCode.startsWith("H2"));',
    'const isNone = reason.ruleId.endsWith(".none");',
    'const isState = /\\.(?:state|under-pressure)$/.test(reason.ruleId);',
    'const isFirst = /^P3[0-4]/.test(statement);',
    'const health = outcomesOf(c, /^Acute toxicity/);',
    'const isLabel = /^label\\./.test(id);',
    'const isChange = id.startsWith("changes.");',
    'const isSkull = /GHS0[26]/.test(pictogram);',
    'const category = outcome.hazards.map(({ code }) => code.at(-1));',
    'const number = Number(code.slice(1, 4));',
    'const codes = value.split("+");',
    'const isSick = value.includes("P331");',
    'const isFirst = row === `${id}.a`;',
  ])('finds %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('tells the file and the line', () => {
    expect(found('const a = 1;\nconst b = /^Skin Corr/;')).toEqual([
      'packages/sheet/src/sections/planted.ts:2: /^Skin Corr/',
    ]);
  });

  it.each([
    'const isAcid = /\\bacids?\\b|hydrochloric/i.test(name);',
    'const day = /^\\d{4}-\\d\\d-\\d\\d$/.test(text);',
    'const isCountry = /^[A-Z]{2}$/.test(code);',
    'const isPath = path.startsWith("ingredients.");',
    'const met = isAnyOf(hazard, ["Skin Corr.", "H330"]);',
    'const words = text.split(" ").slice(0, 3);',
    'const isFirst = path === `ingredients.${index}`;',
  ])('lets %s be', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('knows what ids of sentences begin with', () => {
    expect(heads.has('label')).toBe(true);
    expect(heads.size).toBeGreaterThan(50);
  });
});

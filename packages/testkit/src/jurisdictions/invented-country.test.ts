import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readData } from '@gosds/data/check-data';
import { addJurisdictions } from '@gosds/ghs/markets/market-as-of';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { addCountries } from '@gosds/sheet/profiles/countries';
import { sheetText } from '@gosds/sheet/sheet-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../products/sheet-of.ts';
import { repositoryFile } from '../public-files.ts';

const undo: (() => void)[] = [];

/** The data of the repository with the folder of one more country, compiled as the build compiles them. */
function compiledModule(path: string): Promise<never> {
  const root = mkdtempSync(join(tmpdir(), 'gosds-atlantis-'));
  undo.push(() => {
    rmSync(root, { recursive: true });
  });
  cpSync(repositoryFile('data/jurisdictions'), join(root, 'jurisdictions'), { recursive: true });
  cpSync(repositoryFile('data/format.json'), join(root, 'format.json'));
  cpSync(join(import.meta.dirname, 'atlantis'), join(root, 'jurisdictions/xx'), { recursive: true });
  const { modules, problems } = readData(root);
  expect(problems).toEqual([]);
  const source = modules.find((one) => one.path === path)?.text ?? '';
  const file = join(root, 'module.ts');
  writeFileSync(file, source);
  return import(/* @vite-ignore */ file) as never;
}

beforeAll(async () => {
  const { jurisdictions } = await compiledModule('packages/ghs/src/generated/jurisdictions.ts');
  undo.push(addJurisdictions(jurisdictions));
  undo.push(addCountries(await compiledModule('packages/sheet/src/generated/jurisdictions.ts')));
});

afterAll(() => {
  for (const step of undo.splice(0).reverse()) step();
});

const draft = draftSchema.parse({
  description: { country: 'XX', productName: 'Trident polish' },
  properties: { state: 'Liquid' },
  ingredients: [
    {
      id: '1',
      name: 'Coral extract',
      proportion: '5',
      handClassification: { hazards: ['Skin Irrit. 2 H315'], source: 'Test report' },
    },
    { id: '2', name: 'Water', proportion: '95', handClassification: { notHazardous: true, source: 'Known' } },
  ],
});

const sheetOn = (day: string) => {
  const { product, document } = makeSheet({ ...factsOf(draft), issueDate: day, revisionDate: day });
  return { product, text: sheetText(document) };
};

describe('a country added by one folder', () => {
  it('has sheets by its own limit, with the paragraph of its law', () => {
    const { product, text } = sheetOn('2026-06-01');
    expect(product.classification).toMatchObject({ market: 'xx', ruleSet: 'xx-code-2026' });
    expect(product.classification.hazards.map(({ code }) => code)).toEqual(['Skin Irrit. 2']);
    const [outcome] = product.classification.outcomes.filter(({ hazards }) => hazards.length > 0);
    expect(outcome?.reasons[0]).toMatchObject({ ruleId: 'skin.irritant-10', paragraph: 'Code of Atlantis, Table 7' });
    expect(text).toContain('Causes skin irritation');
    expect(text).toContain('Trident polish');
  });

  it('has the limit of the law that it follows on the day before', () => {
    const { product } = sheetOn('2026-05-31');
    expect(product.classification.hazards.map(({ code }) => code)).not.toContain('Skin Irrit. 2');
  });
});

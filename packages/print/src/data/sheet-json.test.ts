import { readFileSync } from 'node:fs';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { madeOf, realDrafts } from '../testing/made-sheets.ts';
import { sheetData } from './sheet-data.ts';
import { sheetJson, sheetJsonSchema } from './sheet-json.ts';

const published = repositoryFile('docs/sheet.schema.json');
const validate = new Ajv2020({ allErrors: true })
  .addFormat('date', /^\d{4}-\d\d-\d\d$/)
  .compile(JSON.parse(readFileSync(published, 'utf8')));

describe('the JSON of a sheet', () => {
  it('is described by the published schema', async () => {
    await expect(`${JSON.stringify(sheetJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(published);
  });

  it.each(realDrafts)('meets the schema: %s', (_, draft) => {
    const made = madeOf(draft);
    for (const audience of ['owner', 'recipient'] as const) {
      expect(validate(JSON.parse(sheetJson(made, audience))), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('is refused by the schema where a sentence has lost its text', () => {
    const data = JSON.parse(sheetJson(madeOf(alkalineCleaner.draft), 'owner'));
    delete data.sheet.sections[0].subsections[0].blocks[0].fields[0].values[0].text;
    expect(validate(data)).toBe(false);
  });

  it('says every sentence of the sheet', () => {
    const made = madeOf(alkalineCleaner.draft);
    const { sheet } = JSON.parse(sheetJson(made, 'recipient'));
    const texts = (sections: unknown) =>
      [...JSON.stringify(sections).matchAll(/"text":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => text);
    expect(texts(sheet.sections)).toEqual(texts(made.document.sections));
  });

  it('leads from a class to the rule, its paragraph and its sum', () => {
    const { rationale } = sheetData(madeOf(alkalineCleaner.draft), 'owner');
    const skin = rationale.classes.find(({ hazardClass }) => hazardClass === 'Skin corrosion/irritation');
    expect(skin).toMatchObject({ status: 'classified', hazards: [expect.objectContaining({ hCode: 'H314' })] });
    expect(rationale.reasons[skin?.reasons[0] ?? -1]).toMatchObject({
      paragraph: expect.stringContaining('3.2'),
      counted: expect.any(Array),
    });
  });
});

describe('a point of law that the sheet leaves open', () => {
  const check = 'identification.emergency-telephone';
  const reason = 'The number of the poison centre is on its way.';
  const { description } = alkalineCleaner.draft;
  const open = { ...alkalineCleaner.draft, description: { ...description, emergencyTelephone: '' } };
  const accepted = (acceptedFindings: Record<string, string>, audience: 'owner' | 'recipient' = 'recipient') =>
    sheetData(madeOf({ ...open, acceptedFindings }), audience).rationale.acceptedFindings;

  it('stands in the rationale with its paragraph and the reason written for it', () => {
    const of = { check, part: '1.4', paragraph: expect.stringContaining('1.4'), reason };
    expect(accepted({ [check]: reason })).toEqual([of]);
    expect(accepted({ [check]: reason }, 'owner')).toEqual([
      { ...of, messages: ['The emergency telephone number is missing.'] },
    ]);
    expect(validate(JSON.parse(sheetJson(madeOf({ ...open, acceptedFindings: { [check]: reason } }), 'owner')))).toBe(
      true,
    );
  });

  it('does not where no reason is written, or the fault is mended', () => {
    expect(accepted({})).toBeUndefined();
    expect(accepted({ [check]: 'Later.' })).toBeUndefined();
    const mended = { ...alkalineCleaner.draft, acceptedFindings: { [check]: reason } };
    expect(sheetData(madeOf(mended), 'recipient').rationale.acceptedFindings).toBeUndefined();
  });
});

describe('what a chemist changed', () => {
  const edits = [
    { part: 0, id: 'identifier.productName', text: 'Azure Cleaner', reason: 'The name on the label.' },
    { part: 0, id: 'identifier.partNumber', text: null, reason: 'The buyer sells it without a number.' },
  ];

  it.each(['owner', 'recipient'] as const)('stands in the rationale with its reason, for the %s', (audience) => {
    const data = JSON.parse(sheetJson({ ...madeOf(alkalineCleaner.draft), edits }, audience));
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(data.rationale.edits).toEqual([
      { sentence: 'identifier.productName', part: 0, isRemoved: false, reason: 'The name on the label.' },
      { sentence: 'identifier.partNumber', part: 0, isRemoved: true, reason: 'The buyer sells it without a number.' },
    ]);
  });

  it('is left out where nothing was changed', () => {
    expect(sheetData({ ...madeOf(alkalineCleaner.draft), edits: [] }, 'owner').rationale.edits).toBeUndefined();
  });
});

describe('what the recipient learns', () => {
  const secret = {
    ...alkalineCleaner.draft,
    ingredients: alkalineCleaner.draft.ingredients.map((row, index) =>
      index === 0 ? { ...row, sanitisedName: 'Alkali', proportion: '13.37', sanitisedProportion: '10-20' } : row,
    ),
  };
  const made = madeOf(secret);

  it('holds no share, sum or CAS number of a secret ingredient, in any sentence, reason or explanation', () => {
    expect(sheetJson(made, 'owner')).toContain('13.37');
    expect(sheetJson(made, 'recipient')).not.toContain('13.37');
    const casNumber = [...sheetJson(made, 'owner').matchAll(/"cas":"([^"]+)"/g)].map(([, cas]) => cas);
    expect(casNumber.length).toBeGreaterThan(0);
    expect(sheetJson(made, 'recipient')).not.toContain('"cas"');
  });

  it('holds every rule and paragraph all the same', () => {
    const { rationale } = sheetData(made, 'recipient');
    expect(rationale.reasons.length).toBeGreaterThan(20);
    for (const reason of rationale.reasons) expect(Object.keys(reason)).toEqual(['rule', 'paragraph']);
  });
});

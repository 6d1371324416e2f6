import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { substances } from '@gosds/catalogue/catalogue';
import type { CompiledExposureLimits } from '@gosds/data/compiled-limits';
import { readData } from '@gosds/data/check-data';
import type { JurisdictionData } from '@gosds/ghs/markets/jurisdiction-data';
import { addJurisdictions } from '@gosds/ghs/markets/market-as-of';
import { language as english } from '@gosds/phrases/generated/en/language';
import type { Language } from '@gosds/phrases/language';
import { addNationalWords } from '@gosds/phrases/national-words';
import type { WordsByLanguage } from '@gosds/phrases/words-by-language';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { addCountries, type CompiledCountries } from '@gosds/sheet/profiles/countries';
import { addProfiles, type CompiledProfiles } from '@gosds/sheet/profiles/profile-data';
import { sheetText } from '@gosds/sheet/sheet-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../products/sheet-of.ts';
import { repositoryFile } from '../public-files.ts';

const fixture = join(import.meta.dirname, 'atlantis');
const undo: (() => void)[] = [];

/** The repository's data with those of the fixture folder. A language begins as a copy of English. */
function invented(root: string): string {
  const data = join(root, 'data');
  for (const part of ['format.json', 'chemicals', 'jurisdictions', 'lists', 'phrases'])
    cpSync(repositoryFile(`data/${part}`), join(data, part), { recursive: true });
  for (const tag of readdirSync(join(fixture, 'phrases')))
    cpSync(join(data, 'phrases/en'), join(data, 'phrases', tag), { recursive: true });
  cpSync(fixture, data, { recursive: true });
  return data;
}

/** Compiles the data as the build does and writes the modules, beside the repository's own modules of the packages. */
function compile(root: string): void {
  const { modules, problems } = readData(invented(root));
  expect(problems).toEqual([]);
  for (const { path, text } of modules) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    const source = text.replaceAll(/(?<=from ')\.[^']*/g, (name) => {
      const ofRepository = repositoryFile(join(dirname(path), name));
      return existsSync(ofRepository) ? ofRepository : name;
    });
    writeFileSync(file, source);
  }
}

const load = async (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

const root = mkdtempSync(join(tmpdir(), 'gosds-atlantis-'));
const generated = <Module>(path: string) => load(join(root, 'packages', path)) as Promise<Module>;

const made: { language?: Language; limits: readonly CompiledExposureLimits[] } = { limits: [] };

beforeAll(async () => {
  compile(root);
  type Rules = { readonly jurisdictions: readonly JurisdictionData[] };
  type Words = { readonly nationalWords: Readonly<Record<string, WordsByLanguage>> };
  type Limits = { readonly compiledLimits: readonly CompiledExposureLimits[] };
  const { jurisdictions } = await generated<Rules>('ghs/src/generated/jurisdictions.ts');
  undo.push(addJurisdictions(jurisdictions));
  undo.push(addCountries(await generated<CompiledCountries>('sheet/src/generated/jurisdictions.ts')));
  undo.push(addProfiles(await generated<CompiledProfiles>('sheet/src/generated/profiles.ts')));
  const { nationalWords } = await generated<Words>('phrases/src/generated/national-words.ts');
  undo.push(addNationalWords(nationalWords));
  const { language } = await generated<{ readonly language: Language }>('phrases/src/generated/qaa/language.ts');
  const { compiledLimits } = await generated<Limits>('catalogue/src/generated/compiled-limits.ts');
  Object.assign(made, { language, limits: compiledLimits });
}, 60_000);

afterAll(() => {
  for (const step of undo.splice(0).reverse()) step();
  rmSync(root, { recursive: true });
});

const acetone = substances.find(({ name }) => name === 'Acetone');

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
    { id: '2', name: 'Acetone', casNumber: '67-64-1', proportion: '1', materialId: acetone?.materialId },
    { id: '3', name: 'Water', proportion: '94', handClassification: { notHazardous: true, source: 'Known' } },
  ],
});

/** Substances of the catalogue with the limits of every list. */
function withLimits(facts: ReturnType<typeof factsOf>) {
  const limitsOf = (cas: string | undefined) => made.limits.find((each) => each.cas === cas)?.limits ?? [];
  return new Map([...facts.substances].map(([id, each]) => [id, { ...each, exposureLimits: limitsOf(each.cas) }]));
}

function sheetOn(day: string) {
  const facts = factsOf(draft);
  const { language = english } = made;
  const sheet = makeSheet({ ...facts, language, substances: withLimits(facts), issueDate: day, revisionDate: day });
  return { product: sheet.product, text: sheetText(sheet.document) };
}

describe('a country, a language and a list added by one folder', () => {
  it('print a sheet: limits with the paragraph of the law, words of the language, limits of the air', () => {
    const { product, text } = sheetOn('2026-06-01');
    expect(product.classification).toMatchObject({ market: 'xx', ruleSet: 'xx-code-2026' });
    expect(product.classification.hazards.map(({ code }) => code)).toEqual(['Skin Irrit. 2']);
    const [outcome] = product.classification.outcomes.filter(({ hazards }) => hazards.length > 0);
    expect(outcome?.reasons[0]).toMatchObject({ ruleId: 'skin.irritant-10', paragraph: 'Code of Atlantis, Table 7' });
    expect(text).toContain('Trident polish');
    expect(text).toContain('ka Kodi Atlanti, Tabu 1');
    expect(text).toContain('Liru Korali');
    expect(text).toContain('Kategu 2; H315');
    expect(text).toMatch(/Air of Atlantis.*123 mg\/m³/s);
  });

  it('follow the date: the limits of the law that is followed before, those that the list has set after', () => {
    const before = sheetOn('2026-05-31').product;
    expect(before.classification.hazards.map(({ code }) => code)).not.toContain('Skin Irrit. 2');
    const { text } = sheetOn('2027-01-01');
    expect(text).toContain('77 mg/m³');
    expect(text).not.toContain('123 mg/m³');
  });
});

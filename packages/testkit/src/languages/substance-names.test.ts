import { aDraft } from '../builders/a-draft.ts';
import { readFileSync } from 'node:fs';
import { findByCas, substances } from '@gosds/catalogue/catalogue';
import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { publicFile } from '../public-files.ts';

const others = languages.filter(({ tag }) => tag !== 'en');
const namesIn = async (tag: string) => {
  const language = await others.find((each) => each.tag === tag)?.load();
  return Object.entries(language?.substanceNames ?? {});
};

describe.each(others.map(({ tag, load }) => [tag, load] as const))('names of substances in %s', (_tag, load) => {
  it('belong to substances of the catalogue, the same in every language', async () => {
    const { substanceNames = {} } = await load();
    const known = new Set(substances.map(({ name }) => name));
    expect(Object.keys(substanceNames).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(substanceNames)).toEqual((await namesIn('de')).map(([name]) => name));
  });

  it('are distinguished, and written without stray spaces', async () => {
    const own = Object.values((await load()).substanceNames ?? {});
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((name) => name === '' || name !== name.trim() || name.includes('  '))).toEqual([]);
  });
});

describe('names that come with a record', () => {
  const rows = substances.flatMap(({ name, names = {} }) =>
    Object.entries(names).map(([tag, own]) => ({ name, tag, own })),
  );

  it('are of a language of the sheets whose file does not name the substance, and not those of another', async () => {
    expect(rows.length).toBeGreaterThan(1900);
    const tags = new Set(others.map(({ tag }) => tag));
    expect(rows.filter(({ tag }) => !tags.has(tag))).toEqual([]);
    const inFiles = new Set((await namesIn('de')).map(([name]) => name));
    expect(rows.filter(({ name }) => inFiles.has(name))).toEqual([]);
    const keys = rows.map(({ tag, own }) => `${tag} ${own.toLowerCase()}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each([
    ['zh', /\p{Script=Han}/u],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['ar', /\p{Script=Arabic}/u],
  ])('are in the script of the language: %s', (wanted, script) => {
    expect(rows.filter(({ tag, own }) => tag === wanted && !script.test(own))).toEqual([]);
  });
});

describe('a name in section 3', () => {
  async function namesOf(rows: readonly { readonly name: string; readonly sanitisedName?: string }[]) {
    const language = await others.find(({ tag }) => tag === 'de')?.load();
    const acetone = findByCas('67-64-1');
    if (!language || !acetone) throw new Error('German or acetone is missing');
    const draft = aDraft({
      description: { productName: 'Blend', language: 'de' },
      ingredients: rows.map((row, index) => ({
        ...row,
        id: String(index),
        proportion: '50',
        materialId: acetone.materialId,
      })),
    });
    const dates = { issueDate: '2026-11-22', revisionDate: '2026-11-22', version: '1.0' };
    const known = new Map([[acetone.materialId, acetone]]);
    const { document } = makeSheet({ draft, substances: known, sources: new Map(), ...dates, language });
    return sentencesOf(document.sections)
      .filter(({ id }) => /^composition\..+\.name$/.test(id))
      .map(({ text }) => text);
  }

  it('is given in the language of the sheet where it was picked', async () => {
    expect(await namesOf([{ name: 'Acetone' }])).toEqual(['Aceton']);
  });

  it.each([
    ['de', 'Natriumchlorat'],
    ['pl', 'Chloran sodu'],
    ['pt-BR', 'Clorato de sódio'],
    ['en', 'Sodium chlorate'],
  ])('comes with the record: %s', async (tag, own) => {
    const chlorate = findByCas('7775-09-9');
    if (!chlorate) throw new Error('sodium chlorate is missing');
    const draft = aDraft({
      description: { productName: 'Salt', language: tag },
      ingredients: [{ id: '1', name: chlorate.name, proportion: '100', materialId: chlorate.materialId }],
    });
    const dates = { issueDate: '2026-11-22', revisionDate: '2026-11-22', version: '1.0' };
    const known = new Map([[chlorate.materialId, chlorate]]);
    const language = await loadLanguage(tag);
    const { document } = makeSheet({ draft, substances: known, sources: new Map(), ...dates, language });
    const names = sentencesOf(document.sections).filter(({ id }) => /^composition\..+\.name$/.test(id));
    expect(names.map(({ text }) => text)).toEqual([own]);
  });

  it('stays as it was typed, and never shows what the user hides', async () => {
    const hidden = { name: 'Acetone', sanitisedName: 'Ketone' };
    expect(await namesOf([{ name: 'Our best acetone' }, hidden])).toEqual(['Our best acetone', 'Ketone']);
  });
});

/** Names for which the lists of dangerous goods use another synonym than the lists of substances. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  de: ['Xylene', 'Tetrachloroethylene', 'Sulphamic acid', 'Carbon dioxide'],
  fr: [
    '1-Methoxy-2-propanol',
    'Dimethyl carbonate',
    'Tetrahydrofuran',
    'Tetrachloroethylene',
    'Trichloroethylene',
    'Sulphamic acid',
    'Dimethyl ether',
  ],
  ja: ['Benzene', 'Sulphamic acid', 'Ammonia, anhydrous', 'Ethylene oxide'],
};

const column: Readonly<Record<string, number>> = { de: 4, fr: 3, ja: 5 };
const { path, isThere } = publicFile('reference/transport_names_multilang/un_names_en_us_fr_de_ja.tsv');

it.runIf(isThere).each(['de', 'fr', 'ja'])('names in %s agree with the names of goods for carriage', async (tag) => {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.toLowerCase().replaceAll('’', "'").split('\t'));
  const goods = new Map(rows.flatMap((row) => (row[1] ?? '').split(' || ').map((name) => [name, row] as const)));
  const compared = (await namesIn(tag)).flatMap(([name, own]) => {
    const key = name.toLowerCase();
    const theirs = (goods.get(key) ?? goods.get(`${key}s`) ?? goods.get(`${key}, solution`))?.[column[tag] ?? 0] ?? '';
    return theirs === '' ? [] : [{ name, isSame: theirs.includes(own.toLowerCase().replaceAll('’', "'")) }];
  });
  expect(compared.length).toBeGreaterThan(35);
  expect(compared.filter(({ isSame }) => !isSame).map(({ name }) => name)).toEqual(otherwise[tag]);
});

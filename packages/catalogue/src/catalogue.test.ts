import { substanceNamesByLanguage } from '@gosds/phrases/generated/substance-names';
import { describe, expect, it } from 'vitest';
import { findByCas, findByMaterialId, search, substances } from './catalogue.ts';
import { compiledSubstances } from './generated/compiled-substances.ts';
import { sampleOf } from './testing/sample-of.ts';

describe('look-up in the catalogue', () => {
  it('finds acetone by number and by CAS', () => {
    expect(findByCas('67-64-1')?.name).toBe('Acetone');
    expect(findByMaterialId(findByCas('67-64-1')?.materialId ?? 0)?.cas).toBe('67-64-1');
    expect(findByCas('1-00-0')).toBeUndefined();
  });

  it('answers with the fields of the autocomplete', () => {
    expect(search('acetone', 1)).toEqual([
      {
        Highlight: 'Acetone',
        Name: 'Acetone',
        Cas: '67-64-1',
        CwNo: 'CW001101',
        MaterialId: 1101,
        IsName: true,
        IsSimilar: false,
        Pictograms: ['GHS02', 'GHS07'],
        HazardCodes: ['H225', 'H336', 'H319'],
      },
    ]);
  });

  it('shows the synonym that was met', () => {
    expect(search('propan 2 one', 1)[0]).toMatchObject({ Highlight: 'propan-2-one', Name: 'Acetone' });
  });

  it('meets a CAS number from its first digits, with or without hyphens', () => {
    expect(search('67-64', 5).map(({ Name }) => Name)).toContain('Acetone');
    expect(search('6764', 5).map(({ Name }) => Name)).toContain('Acetone');
  });

  it.each([
    ['IPA', 'Propan-2-ol'],
    ['mek', 'Butanone'],
    ['NMP', 'N-Methyl-2-pyrrolidone'],
    ['SLES', 'Alcohols, C12-14, ethoxylated, sulfates, sodium salts'],
    ['caustic soda', 'Sodium hydroxide'],
    ['sulfuric acid', 'Sulphuric acid'],
    ['bleach', 'Sodium hypochlorite'],
    ['white spirit', 'Naphtha (petroleum), hydrodesulphurised heavy'],
    ['butyl glycol', '2-Butoxyethanol'],
    ['d limonene', 'd-Limonene'],
  ])('finds what a chemist types: %s', (typed, name) => {
    expect(search(typed, 1)[0]?.Name).toBe(name);
  });

  it.each([
    ['Dowanol PM', '107-98-2'],
    ['Dowanol DPM', '34590-94-8'],
    ['Butyl Cellosolve', '111-76-2'],
    ['Solvesso 100', '64742-95-6'],
    ['Irganox 1010', '6683-19-8'],
    ['Versene', '60-00-4'],
    ['Tween 20', '9005-64-5'],
    ['Tween 80', '9005-65-6'],
    ['Triton X-100', '9002-93-1'],
    ['Dursban', '2921-88-2'],
    ['Superglue', '7085-85-0'],
    ['Freon 134a', '811-97-2'],
    ['Lilial', '80-54-6'],
    ['Octoxynol-9', '9002-93-1'],
    ['Brennspiritus', '64-17-5'],
    ['Eisen(III)-chlorid', '7705-08-0'],
    ['Kalisalpeter', '7757-79-1'],
    ['titanium dioxide CI 77891', '13463-67-7'],
    // Names of a register. A similarly spelled name, such as that of propyl acrylate, is not a match.
    ['Propanoic acid, propyl ester', '106-36-5'],
    ['Methane, dichloro-', '75-09-2'],
    ['Leinöl', '8001-26-1'],
    ['castor oil', '8001-79-4'],
    ['Rapsöl', '8002-13-9'],
    ['huile de coco', '8001-31-8'],
    ['lemon oil', '84929-31-7'],
    ['lavender oil', '8000-28-0'],
    ['bergamot oil', '8007-75-8'],
    ['vitamin C', '50-81-7'],
  ])('finds what a small maker or a register calls it: %s', (typed, cas) => {
    expect(search(typed, 1)[0]).toMatchObject({ Cas: cas, IsSimilar: false });
  });

  it.each([
    ['Isophorondiamin', '3-Aminomethyl-3,5,5-trimethylcyclohexylamine'],
    ['Wasser', 'Water'],
    ['Salzsäure', 'Hydrochloric acid'],
    ['salzsaeure', 'Hydrochloric acid'],
    ['Natronlauge', 'Sodium hydroxide'],
    ['Schwefelsäure', 'Sulphuric acid'],
    ['schwefels', 'Sulphuric acid'],
    ['acide chlorhydrique', 'Hydrochloric acid'],
    ['eau de javel', 'Sodium hypochlorite'],
    ['lejia', 'Sodium hypochlorite'],
    ['acqua ossigenata', 'Hydrogen peroxide'],
    ['natronloog', 'Sodium hydroxide'],
    ['kwas solny', 'Hydrochloric acid'],
    ['lug sodowy', 'Sodium hydroxide'],
    ['çamaşır suyu', 'Sodium hypochlorite'],
    ['水', 'Water'],
    ['塩酸', 'Hydrochloric acid'],
    ['盐酸', 'Hydrochloric acid'],
    ['ガソリンではないトルエン', undefined],
    ['حمض الهيدروكلوريك', 'Hydrochloric acid'],
    ['HF', 'Hydrogen fluoride'],
  ])('finds it by what it is called elsewhere: %s', (typed, name) => {
    expect(search(typed, 1)[0]?.Name).toBe(name);
  });

  it('finds every name that a sheet prints, in every language, as a name and first', () => {
    const printed = Object.entries(substanceNamesByLanguage).flatMap(([tag, names]) =>
      Object.entries(names).map(([name, own]) => ({ tag, name, own })),
    );
    const lost = printed.filter(({ name, own }) => {
      const [first] = search(own, 1);
      return first?.Name !== name || !first.IsName;
    });
    expect(printed.length).toBeGreaterThan(1900);
    expect(lost).toEqual([]);
  });

  it('finds what the trade calls a substance, and never as a name that is taken unasked', () => {
    const all = sampleOf(compiledSubstances, 2000).flatMap(({ facts: { name }, tradeNames = [] }) =>
      tradeNames.map((other) => ({ name, other, first: search(other, 1)[0] })),
    );
    expect(all.filter(({ name, first }) => first?.Name !== name)).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
  });

  it.each([
    ['ethonol', 'Ethanol'],
    ['acteone', 'Acetone'],
    ['benzyl alcahol', 'Benzyl alcohol'],
    ['tolunee', 'Toluene'],
    ['watr', 'Water'],
    ['sodum hydroxyde', 'Sodium hydroxide'],
    ['natronlage', 'Sodium hydroxide'],
    ['isopropnol', 'Propan-2-ol'],
    ['Schwefelseure', 'Sulphuric acid'],
  ])('finds what is spelled alike: %s', (typed, name) => {
    expect(search(typed, 5)[0]).toMatchObject({ Name: name, IsSimilar: true });
  });

  it('offers whole names alone where one is spelled alike', () => {
    expect(search('ethonol', 20).map(({ Name }) => Name)).toEqual(expect.not.arrayContaining(['2-Aminoethanol']));
  });

  it('takes nothing for alike where a name begins as it is typed, or too little is typed', () => {
    expect(search('ethanol', 20).some(({ IsSimilar }) => IsSimilar)).toBe(false);
    expect(search('actone', 20)).toContainEqual(expect.objectContaining({ Name: 'Acetone', IsSimilar: true }));
    expect(search('xqz', 20)).toEqual([]);
    expect(search('Perfume compound 4711', 20)).toEqual([]);
  });

  it.each([
    ['NaOH', 'Sodium hydroxide'],
    ['h2so4', 'Sulphuric acid'],
    ['H₂SO₄', 'Sulphuric acid'],
    ['CH3COCH3', 'Acetone'],
    ['C2H5OH', 'Ethanol'],
    ['HNaO', 'Sodium hydroxide'],
  ])('finds it by its formula, however it is written: %s', (typed, name) => {
    expect(search(typed, 1)[0]?.Name).toBe(name);
  });

  it.each([
    ['67641', 'Acetone'],
    ['67–64–1', 'Acetone'],
    ['Acetone, technical (CAS 67-64-1)', 'Acetone'],
    ['200-662-2', 'Acetone'],
  ])('finds it by a number, however it is written: %s', (typed, name) => {
    expect(search(typed, 1)[0]?.Name).toBe(name);
  });

  it('finds words in another order', () => {
    expect(search('hydroxide sodium', 1)[0]?.Name).toBe('Sodium hydroxide');
    expect(search('acid, sulphuric', 1)[0]?.Name).toBe('Sulphuric acid');
  });

  it('shows what each is classified as, with what suppliers add', () => {
    expect(search('sodium hydroxide', 1)[0]).toMatchObject({ Pictograms: ['GHS05'], HazardCodes: ['H314', 'H290'] });
    expect(search('water', 1)[0]).toMatchObject({ Pictograms: [], HazardCodes: [] });
  });

  it('says whether the name or another one was met', () => {
    expect(search('Wasser', 1)[0]).toMatchObject({ Name: 'Water', Highlight: 'Wasser', IsName: true });
    expect(search('tri', 1)[0]).toMatchObject({ Name: 'Trichloroethylene', Highlight: 'tri', IsName: false });
    expect(search('67-64-1', 1)[0]).toMatchObject({ Name: 'Acetone', Highlight: '67-64-1', IsName: false });
  });

  it('lists nothing for one or two letters but what is called just so', () => {
    expect(search('ac', 20)).toEqual([]);
    expect(search('水', 20).length).toBeGreaterThan(1);
  });

  it('lists what is used often before what only begins alike', () => {
    const names = search('iso', 200).map(({ Name }) => Name);
    expect(names.slice(0, 5)).toContain('Propan-2-ol');
    expect(names.indexOf('Isotianil')).toBeGreaterThan(20);
    expect(search('met', 3).map(({ Name }) => Name)).toContain('Methanol');
  });

  it('puts exact names before beginnings, beginnings before later words, and those before the middle of a word', () => {
    const names = search('acetone', 50).map(({ Highlight }) => Highlight.toLowerCase());
    expect(names[0]).toBe('acetone');
    const later = names.findIndex((name) => name.includes(' acetone'));
    const middle = names.findIndex((name) => /[a-z]acetone/.test(name));
    expect(later).toBeGreaterThan(0);
    expect(middle).toBeGreaterThan(later);
  });

  it('takes a shared CAS number for what a recipe most often means', () => {
    expect(findByCas('7647-01-0')?.name).toBe('Hydrochloric acid');
    expect(findByCas(' 7440-66-6 ')?.name).toBe('Zinc powder - zinc dust (stabilised)');
  });

  it('holds eight thousand substances that can be classified', () => {
    expect(substances.length).toBeGreaterThanOrEqual(8000);
  });

  it.each([
    ['Nicotine', '54-11-5', 'Nicotine'],
    ['Nikotin', '54-11-5', 'Nicotine'],
    ['nicotina', '54-11-5', 'Nicotine'],
    ['Creosote', '8001-58-9', 'Creosote'],
    ['Kreosot', '8001-58-9', 'Creosote'],
    ['2-ethylhexanoic acid', '149-57-5', '2-Ethylhexanoic acid'],
    ['2-Ethylhexansäure', '149-57-5', '2-Ethylhexanoic acid'],
    ['19766-89-3', '19766-89-3', 'Sodium 2-ethylhexanoate'],
    ['nicotin', '54-11-5', 'Nicotine'],
    ['creosot', '8001-58-9', 'Creosote'],
    ['anthracene', '120-12-7', 'Anthracene'],
  ])('finds what the whole of Annex VI and the Japanese list hold: %s', (typed, cas, name) => {
    expect(search(typed, 1)[0]).toMatchObject({ Name: name, Cas: cas });
  });

  it('finds a substance first by its own name', () => {
    const lost = sampleOf(substances, 2000).filter(({ name }) => search(name, 1)[0]?.Name !== name);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('answers nothing to an empty key and keeps to the limit', () => {
    expect(search(' - ', 5)).toEqual([]);
    expect(search('a', 3).length).toBeLessThanOrEqual(3);
    expect(search('a', 0)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findByCas, findByMaterialId, search, substances } from './catalogue.ts';

describe('look-up in the catalogue', () => {
  it('finds acetone by number and by CAS', () => {
    expect(findByCas('67-64-1')?.name).toBe('Acetone');
    expect(findByMaterialId(findByCas('67-64-1')?.materialId ?? 0)?.cas).toBe('67-64-1');
    expect(findByCas('1-00-0')).toBeUndefined();
  });

  it('answers with the fields of the autocomplete', () => {
    expect(search('acetone', 1)).toEqual([
      { Highlight: 'Acetone', Name: 'Acetone', Cas: '67-64-1', CwNo: 'CW001101', MaterialId: 1101 },
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

  it('holds fifteen hundred substances and more', () => {
    expect(substances.length).toBeGreaterThanOrEqual(1500);
  });

  it('finds every substance first by its own name', () => {
    const lost = substances.filter(({ name }) => search(name, 1)[0]?.Name !== name);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('answers nothing to an empty key and keeps to the limit', () => {
    expect(search(' - ', 5)).toEqual([]);
    expect(search('a', 3).length).toBeLessThanOrEqual(3);
    expect(search('a', 0)).toEqual([]);
  });
});

import { partSchema } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { isToLookUp, judgeRow, lookupKeys, withMatch } from './row-lookup.ts';

const match = (Name: string, Cas: string, Highlight = Name, IsName = Highlight === Name) => ({
  Name,
  Cas,
  Highlight,
  IsName,
  CwNo: `CW${Cas}`,
  MaterialId: Number(Cas.replaceAll('-', '')),
  IsSimilar: false,
  Pictograms: [],
  HazardCodes: [],
});

const toluene = match('Toluene', '108-88-3');
const tolueneByCas = match('Toluene', '108-88-3', '108-88-3', false);
const acetone = match('Acetone', '67-64-1');
const tri = match('Trichloroethylene', '79-01-6', 'tri', false);

const judge = (name: string, cas: string, byName: (typeof toluene)[] = [], byCas: (typeof toluene)[] = []) =>
  judgeRow({ name, cas }, { byName, byCas });

describe('what a row is looked up by', () => {
  it('is its name, and its number where that is one', () => {
    expect(lookupKeys({ name: ' My toluene ', casNumber: ' 108-88-3 ' })).toEqual({
      name: 'My toluene',
      cas: '108-88-3',
    });
    expect(lookupKeys({ name: 'My toluene', casNumber: '108-88-4' }).cas).toBe('');
  });

  it('is nothing where the row is blank, known, or classified by hand', () => {
    const row = partSchema.parse({ id: '1', name: 'Resin' });
    expect(isToLookUp(row)).toBe(true);
    expect(isToLookUp({ ...row, name: ' ' })).toBe(false);
    expect(isToLookUp({ ...row, name: '', casNumber: '108-88-3' })).toBe(true);
    expect(isToLookUp({ ...row, materialId: 1101 })).toBe(false);
    const byHand = partSchema.parse({ ...row, handClassification: { notHazardous: true } });
    expect(isToLookUp(byHand)).toBe(false);
  });
});

describe('what is taken', () => {
  it('is what is named exactly, in the catalogue or on a sheet', () => {
    expect(judge('toluene ', '', [toluene])).toMatchObject({ kind: 'take', match: toluene, keepsName: false });
    const german = match('Toluene', '108-88-3', 'Toluol', true);
    expect(judge('Toluol', '', [german])).toMatchObject({ kind: 'take', match: german, keepsName: false });
    expect(judge('108-88-3', '', [tolueneByCas])).toMatchObject({ kind: 'take', match: tolueneByCas });
  });

  it('is what bears the number, under the name of one’s own', () => {
    const verdict = judge('My toluene', '108-88-3', [], [tolueneByCas]);
    expect(verdict).toMatchObject({ kind: 'take', match: tolueneByCas, keepsName: true });
    const row = { ...partSchema.parse({ id: '1', name: 'My toluene', casNumber: '108-88-3' }), parts: [] };
    expect(withMatch({ match: tolueneByCas, keepsName: true })(row)).toMatchObject({
      name: 'My toluene',
      materialId: 108883,
    });
    expect(judge('', '108-88-3', [], [tolueneByCas])).toMatchObject({ kind: 'take', keepsName: false });
  });

  it('is the one that fits the name, of two with one number', () => {
    const acid = match('Hydrochloric acid', '7647-01-0');
    const gas = { ...match('Hydrogen chloride', '7647-01-0'), MaterialId: 2002 };
    const byCas = [acid, gas].map((each) => ({ ...each, Highlight: '7647-01-0', IsName: false }));
    expect(judge('Hydrogen chloride', '7647-01-0', [gas], byCas)).toMatchObject({ kind: 'take', match: gas });
    expect(judge('Our acid', '7647-01-0', [], byCas)).toMatchObject({ kind: 'offer', matches: byCas });
  });
});

describe('what is offered', () => {
  it('is an alias: it may be what was meant, or a word of one’s own', () => {
    expect(judge('tri', '', [tri, toluene])).toEqual({ kind: 'offer', matches: [tri] });
  });

  it('is both, where the name is of one substance and the number of another', () => {
    const verdict = judge('Acetone', '108-88-3', [acetone], [tolueneByCas]);
    expect(verdict).toEqual({ kind: 'offer', matches: [tolueneByCas, acetone] });
    expect(judge('Acetone', '50-00-0', [acetone], [])).toEqual({ kind: 'offer', matches: [acetone] });
  });
});

describe('what is not in the catalogue', () => {
  it('is what neither name nor number meets; what begins alike is said beside', () => {
    expect(judge('Own resin', '', [])).toEqual({ kind: 'none', similar: undefined });
    expect(judge('tolu', '', [toluene])).toEqual({ kind: 'none', similar: toluene });
    const alike = { ...toluene, IsSimilar: true };
    expect(judge('tulone', '', [alike])).toEqual({ kind: 'none', similar: alike });
    expect(judge('Own resin', '50-00-0', [], [])).toEqual({ kind: 'none', similar: undefined });
  });
});

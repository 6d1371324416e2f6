import { findByCas } from '@gosds/catalogue/catalogue';
import { sentencesOf } from '@gosds/sheet/written';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './sheet-of.ts';
import { draftOf, picked } from './supplier.ts';

type Share = readonly [cas: string, percent: string];

/** Section 14 by the ids of its sentences. */
function transportOf(country: string, shares: readonly Share[], state: 'Solid' | 'Liquid' = 'Liquid') {
  const ingredients = shares.map(([cas, percent], index) => {
    const substance = findByCas(cas);
    if (!substance) throw new Error(`The catalogue has no ${cas}`);
    return picked(String(index + 1), substance.materialId, [substance.name, percent]);
  });
  const flashPoint = { value: '', unit: 'Not Applicable' as const };
  const properties = { state, ph: '7', flashPoint };
  const draft = draftOf({ productName: 'X', country, uses: 'Synthesis', ingredients, properties });
  const section = sheetOf(draft).document.sections.filter(({ number }) => number === 14);
  return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
}

const resin: readonly Share[] = [
  ['25068-38-6', '85'],
  ['100-51-6', '15'],
];

describe('goods dangerous for the environment alone', () => {
  it('are free on land in the United States, and UN 3082 by sea and by air', () => {
    const found = transportOf('US', resin);
    expect(found.get('unNumber.dot')).toMatch(/^Not regulated as dangerous goods \(49 CFR 171\.4/);
    expect(found.get('unNumber.imdg')).toBe('UN 3082');
    expect(found.get('unNumber.iata')).toBe('UN 3082');
    expect(found.get('packagingGroup.imdg')).toBe('III');
    expect(found.get('transportEnvironment.land')).toBe('No');
    expect(found.get('transportEnvironment.sea')).toBe('Yes');
    expect(found.has('transportLabel.marine-pollutant')).toBe(true);
    expect(found.get('transportPrecautions.exemption.imdg')).toContain('IMDG Code, 2.10.2.7');
    expect(found.has('transportPrecautions.exemption.dot')).toBe(false);
  });

  it('are free on land in Canada by TDGR 1.45.1', () => {
    const found = transportOf('CA', resin);
    expect(found.get('unNumber.tdg')).toMatch(/^Not regulated as dangerous goods \(TDG Regulations/);
    expect(found.get('unNumber.imdg')).toBe('UN 3082');
  });

  it.each([
    ['DE', 'adr', 'SP 375'],
    ['AU', 'adg', 'AU01'],
    ['NZ', 'un', 'SP 375'],
  ])('are told their exemption by quantity in %s', (country, mode, provision) => {
    const found = transportOf(country, resin);
    expect(found.get(`unNumber.${mode}`)).toBe('UN 3082');
    expect(found.get(`transportPrecautions.exemption.${mode}`)).toContain(provision);
    expect(found.get('transportPrecautions.exemption.iata')).toContain('A197');
  });

  it('have no exemption where another class applies', () => {
    const found = transportOf('DE', [
      ['55965-84-9', '1.5'],
      ['7732-18-5', '98.5'],
    ]);
    expect(found.get('unNumber.adr')).toBe('UN 1760');
    expect([...found.keys()].filter((id) => id.startsWith('transportPrecautions.exemption'))).toEqual([]);
  });
});

describe('what is not regulated', () => {
  it('says that the criteria of no class are met, once a mode', () => {
    const found = transportOf('DE', [['57-50-1', '100']], 'Solid');
    expect(found.get('unNumber.adr')).toContain('The criteria of classes 1 to 9 are not met.');
    expect(found.get('dgClass.adr')).toBe('Not regulated as dangerous goods.');
  });
});

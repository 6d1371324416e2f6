import { aProduct } from '@gosds/testkit/builders/a-product';
import type { Draft } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Share = readonly [cas: string, percent: string];

/** Section 9 by sentence id. */
function textsById(shares: readonly Share[], properties: Partial<Draft['properties']>) {
  const draft = aProduct({ shares, description: { language: 'en' }, properties });
  const sections = sheetOf(draft).document.sections.filter(({ number }) => number === 9);
  return new Map(sentencesOf(sections).map(({ id, text }) => [id, text]));
}

const noFlash = { value: '', unit: 'Not Applicable' as const };
const water = (percent: string): Share => ['7732-18-5', percent];

describe('properties that do not apply to a state', () => {
  it('are given with the reason for a solid', () => {
    const found = textsById([['57-50-1', '100']], { state: 'Solid', flashPoint: noFlash });
    for (const id of ['explosionLimits', 'flashPoint', 'autoignitionTemperature', 'viscosity', 'relativeVapourDensity'])
      expect(found.get(`properties.${id}`), id).toBe('Not applicable: the product is a solid.');
    expect(found.get('properties.vapourPressure')).toBe('Not Available');
  });

  it('keep a value that the user gave all the same', () => {
    const found = textsById([['57-50-1', '100']], { state: 'Solid', flashPoint: { value: '150', unit: '°C' } });
    expect(found.get('properties.flashPoint')).toBe('150 °C');
  });

  it('are open for a liquid', () => {
    const found = textsById([['67-64-1', '50'], water('50')], { state: 'Liquid' });
    expect(found.get('properties.explosionLimits')).toBe('Not Available');
    expect(found.get('properties.autoignitionTemperature')).toBe('Not Available');
  });

  it('know that a gas out of the class has no explosion limits, and one in it may', () => {
    expect(textsById([['7727-37-9', '100']], { state: 'Gas' }).get('properties.explosionLimits')).toContain(
      'not a flammable gas',
    );
    const mixed = textsById(
      [
        ['74-98-6', '50'],
        ['7727-37-9', '50'],
      ],
      { state: 'Gas' },
    );
    expect(mixed.get('properties.explosionLimits')).toBe('Not Available');
  });

  it.each([
    ['compressed', '7727-37-9', 'Not applicable: the product is a gas.'],
    ['refrigerated', '7727-37-9', 'Not Available'],
    ['liquefied', '74-98-6', 'Not Available'],
  ] as const)('have a density for the liquid of a %s gas alone', (packedGas, cas, density) => {
    const found = textsById([[cas, '100']], { state: 'Gas', packedGas });
    expect(found.get('properties.density')).toBe(density);
  });

  it('leave out log Kow of an inorganic substance, not of an organic one', () => {
    const partition = (cas: string) => textsById([[cas, '100']], { state: 'Solid' }).get('properties.partition');
    expect(partition('1310-73-2')).toContain('inorganic');
    expect(partition('57-50-1')).not.toContain('inorganic');
  });

  it('tell the pH of a solid with its concentration', () => {
    const phSolution = { value: '14', percentage: '5' };
    expect(textsById([['1310-73-2', '100']], { state: 'Solid', ph: '14', phSolution }).get('properties.ph')).toBe(
      '14 (5 % in water)',
    );
  });

  it('print the heat of combustion of an aerosol with its report', () => {
    const tests = {
      'heat-of-combustion': { source: 'Report 7', date: '', method: 'NFPA 30B', values: { heatKjPerG: '29.5' } },
    };
    const found = textsById(
      [
        ['67-64-1', '60'],
        ['74-98-6', '40'],
      ],
      { state: 'Aerosol', tests },
    );
    expect(found.get('physical.test.heat-of-combustion')).toMatch(
      /^Chemical heat of combustion: 29\.5 kJ\/g \(.*Report 7/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { told } from './told.ts';

const liquid = { state: 'Liquid' };
const solid = { state: 'Solid' };
const lye = { shares: { '1310-73-2': 100 }, properties: { ...solid, ph: '14' } };
const aerosol = { shares: { '67-64-1': 60, '74-98-6': 40 }, properties: { state: 'Aerosol' } };
const oxygen = { shares: { '7782-44-7': 100 }, properties: { state: 'Gas', packedGas: 'compressed' } };
const glycol = {
  shares: { '107-21-1': 100 },
  properties: { ...liquid, flashPoint: { value: '111', unit: '°C' } },
};
const sugar = { shares: { '57-50-1': 100 }, properties: solid };
const sodium = { shares: { '7440-23-5': 100 }, properties: solid };
const hardener = { shares: { '2855-13-2': 60, '100-51-6': 40 }, properties: { ...liquid, ph: '11.8' } };
const paint = { shares: { '13463-67-7': 20, '7732-18-5': 80 }, properties: liquid };

describe('safe handling', () => {
  it('adds acid or alkali to water, and says nothing of it for an amine hardener', () => {
    expect(told(lye).ids('handling.')).toContain('dilute');
    expect(told(hardener).ids('handling.')).not.toContain('dilute');
    expect(told(hardener).ids('handling.')).toContain('noContactCorrosive');
  });

  it('of cans is not that of drums', () => {
    const { ids } = told(aerosol);
    expect(ids('handling.')).toContain('aerosolCan');
    expect(ids('handling.')).not.toContain('closed');
    expect(ids('handling.')).not.toContain('noAerosol');
    expect(ids('storage.packaging')).toEqual([]);
  });

  it('keeps oil from the fittings of oxygen, which dries on no clothing', () => {
    expect(told(oxygen).ids('handling.fire.')).toEqual(['noCombustiblesGas']);
    expect(told({ shares: { '7757-79-1': 100 }, properties: solid }).ids('handling.fire.')).toContain('noCombustibles');
  });

  it('minds the flash point of a liquid above every class', () => {
    expect(told(glycol).ids('handling.fire.')).toEqual(['heated']);
    expect(told(paint).ids('handling.fire.')).toEqual(['noFire']);
  });

  it('asks for extraction where section 8 does', () => {
    const extracts = (product: Parameters<typeof told>[0]) => [
      told(product).ids('handling.').includes('ventilation'),
      told(product).ids('engineering.').includes('extraction'),
    ];
    expect(extracts(paint)).toEqual([false, false]);
    expect(extracts(hardener)).toEqual([true, true]);
  });
});

describe('storage', () => {
  it('keeps acid and amine apart from bleach, which sets chlorine or chloramine free with them', () => {
    const acid = { shares: { '7664-93-9': 37, '7732-18-5': 63 }, properties: { ...liquid, ph: '0' } };
    const fromBleach = (product: Parameters<typeof told>[0]) =>
      told(product).text('storage.apart').includes('hypochlorites');
    expect([acid, hardener, lye, glycol].map(fromBleach)).toEqual([true, true, false, false]);
  });

  it('keeps a product that its pH alone tells as an acid apart from bleach', () => {
    const of = (ph: string) => ({ shares: { '57-55-6': 20, '7732-18-5': 80 }, properties: { ...liquid, ph } });
    expect(told(of('2')).text('storage.apart')).toContain('hypochlorites');
    expect(told(of('2.1')).text('storage.apart')).not.toContain('hypochlorites');
  });

  it('is apart from food for what harms health or environment', () => {
    expect(told(glycol).ids('storage.')).toContain('food');
    expect(told(sugar).ids('storage.')).not.toContain('food');
    const salt = { shares: { '7647-14-5': 100 }, properties: solid };
    expect(told(salt).ids('storage.')).toContain('noneApart');
  });

  it.each([
    ['lye, not in paper', lye, /^Polyethylene, polypropylene or lined steel/],
    ['sodium, airtight', sodium, /^Steel or tinplate, airtight/],
    [
      'an oxidising salt, not in cardboard',
      { shares: { '7757-79-1': 100 }, properties: solid },
      /^Polyethylene, polypropylene\.$/,
    ],
    ['sugar', sugar, /cardboard/],
  ] as const)('packs %s', (_, product, text) => {
    expect(told(product).text('storage.packaging')).toMatch(text);
  });

  it('keeps what bleaches from the sun', () => {
    const bleach = { shares: { '7681-52-9': 4.5, '7732-18-5': 95.5 }, properties: { ...liquid, ph: '12.8' } };
    expect(told(bleach).ids('storage.')).toContain('sunlight');
  });
});

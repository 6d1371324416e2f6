import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

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

const catalyst = {
  shares: { '1338-23-4': 35, '131-11-3': 65 },
  properties: {
    ...liquid,
    tests: {
      'A-H': {
        values: {
          of: 'organic-peroxide',
          detonation: 'no',
          deflagration: 'no',
          heatedUnderConfinement: 'medium',
          sadtC: '60',
        },
        method: 'A-H',
        source: 'laboratory',
      },
    },
  },
};

describe('safe handling', () => {
  it('adds acid or alkali to water, and says nothing of it for an amine hardener', () => {
    expect(printedSentences(lye).ids('handling.')).toContain('dilute');
    expect(printedSentences(hardener).ids('handling.')).not.toContain('dilute');
    expect(printedSentences(hardener).ids('handling.')).toContain('noContactCorrosive');
  });

  it('of cans is not that of drums', () => {
    const { ids } = printedSentences(aerosol);
    expect(ids('handling.')).toContain('aerosolCan');
    expect(ids('handling.')).not.toContain('closed');
    expect(ids('handling.')).not.toContain('noAerosol');
    expect(ids('storage.packaging')).toEqual([]);
  });

  it('keeps oil from the fittings of oxygen, which dries on no clothing', () => {
    expect(printedSentences(oxygen).ids('handling.fire.')).toEqual(['noCombustiblesGas']);
    expect(printedSentences({ shares: { '7757-79-1': 100 }, properties: solid }).ids('handling.fire.')).toContain(
      'noCombustibles',
    );
  });

  it('earths what a flammable gas flows through, and not what a gas that does not burn does', () => {
    const propane = { shares: { '74-98-6': 100 }, properties: { state: 'Gas' } };
    expect(printedSentences(propane).ids('handling.fire.')).toContain('earthing');
    expect(printedSentences(oxygen).ids('handling.fire.')).not.toContain('earthing');
  });

  it('keeps ignition sources from what gives flammable gas with water, and does not say that no measure is needed', () => {
    const fire = printedSentences({ shares: { '20859-73-8': 100 }, properties: solid }).ids('handling.fire.');
    expect(fire).toContain('noIgnition');
    expect(fire).not.toContain('noFire');
  });

  it('minds the flash point of a liquid above every class', () => {
    expect(printedSentences(glycol).ids('handling.fire.')).toEqual(['heated']);
    expect(printedSentences(paint).ids('handling.fire.')).toEqual(['noFire']);
  });

  it('asks for extraction where section 8 does', () => {
    const extracts = (product: Parameters<typeof printedSentences>[0]) => [
      printedSentences(product).ids('handling.').includes('ventilation'),
      printedSentences(product).ids('engineering.').includes('extraction'),
    ];
    expect(extracts(paint)).toEqual([false, false]);
    expect(extracts(hardener)).toEqual([true, true]);
  });
});

describe('a product in which gas forms', () => {
  const tight = ['closed', 'original'];
  const vented = ['closedVented', 'originalVented'];
  const closures = (product: Parameters<typeof printedSentences>[0]) => {
    const { ids } = printedSentences(product);
    const all = [...ids('handling.'), ...ids('storage.')];
    return [...tight, ...vented, 'bulkVented'].filter((id) => all.includes(id));
  };
  const peroxide = (share: number) => ({
    shares: { '7722-84-1': share, '7732-18-5': 100 - share },
    properties: { ...liquid, ph: '3' },
  });

  it('has vented closures above 8 % of hydrogen peroxide, where the dangerous goods rules ask for them', () => {
    expect([7.9, 8.1, 35, 65].map((share) => closures(peroxide(share)))).toEqual([tight, vented, vented, vented]);
  });

  it('is not told to be kept tightly closed on its label, nor in section 2.2', () => {
    const { ids, text } = printedSentences(peroxide(35));
    expect(ids('label.P403')).toEqual(['']);
    expect(text('label.P403')).not.toContain('tightly');
  });

  it('goes by what forms in weak bleach, whatever its packing group', () => {
    for (const packagingGroup of ['II', 'III']) {
      const bleach = { confirmed: true, unNumber: '1791', dgClass: '8', packagingGroup };
      const shares = { '7681-52-9': 4.9, '7732-18-5': 95.1 };
      const closed = closures({ shares, properties: { ...liquid, ph: '12.5' }, dangerousGoods: bleach });
      expect(closed).toEqual(packagingGroup === 'II' ? vented : [...vented, 'bulkVented']);
    }
  });

  const peracid = (share: number) => ({
    shares: { '79-21-0': share, '7722-84-1': 20, '64-19-7': 15, '7732-18-5': 65 - share },
    properties: { ...liquid, ph: '1' },
  });

  it.each([
    ['peracetic acid 5 %', peracid(5)],
    ['peracetic acid 15 %', peracid(15)],
    ['peracetic acid 40 %', peracid(40)],
    ['a catalyst of methyl ethyl ketone peroxide', catalyst],
    ['bleach of 1 %', { shares: { '7681-52-9': 1, '7732-18-5': 99 }, properties: { ...liquid, ph: '12.5' } }],
    ['bleach of 12.5 %', { shares: { '7681-52-9': 12.5, '7732-18-5': 87.5 }, properties: { ...liquid, ph: '12.5' } }],
  ])('of %s is never to be closed tightly, on the label or in the sheet', (_, product) => {
    for (const country of ['DE', 'US', 'AU', 'JP']) {
      expect(closures({ ...product, country }).filter((id) => id !== 'bulkVented')).toEqual(vented);
      const { ids } = printedSentences({ ...product, country });
      for (const code of ['P233', 'P403+P233']) expect(ids('label.')).not.toContain(code);
    }
  });

  it.each([
    ['bleach below 1 %', { shares: { '7681-52-9': 0.99, '7732-18-5': 99.01 }, properties: liquid }],
    ['dye with a peroxide below 8 %', { shares: { '7722-84-1': 7.9, '7732-18-5': 92.1 }, properties: liquid }],
    ['a solid peroxide', { shares: { '94-36-0': 100 }, properties: solid }],
  ])('is not meant by %s', (_, product) => {
    expect(closures(product)).not.toContain('originalVented');
  });
});

describe('the temperature of storage', () => {
  const stored = (properties: Readonly<Record<string, unknown>>, shares: Readonly<Record<string, number>>) =>
    printedSentences({ shares, properties: { ...liquid, ...properties } });
  const thinner = { '64742-82-1': 100 };
  const celsius = (value: string) => ({ value, unit: '°C' });

  it('is never read from the flash point or the temperature of decomposition', () => {
    const sheet = stored({ flashPoint: celsius('61'), decompositionTemperature: celsius('200') }, thinner);
    expect(sheet.ids('storage.')).not.toContain('notAbove');
  });

  it('is not said where none is known, beside a cool place', () => {
    expect(
      stored({}, { '7647-14-5': 100 })
        .ids('storage.')
        .filter((id) => /cool|emperature|ot(Above|Below)/.test(id)),
    ).toEqual([]);
  });

  it.each([
    ['30', 'notAbove', 'Store at temperatures not exceeding 30 °C (86 °F).'],
    ['5-25', 'between', 'Store at 5 °C (41 °F) to 25 °C (77 °F).'],
    ['>5', 'notBelow', 'Do not store below 5 °C (41 °F).'],
  ])('is the one typed: %s', (value, id, text) => {
    const sheet = stored({ storageTemperature: celsius(value) }, thinner);
    expect(sheet.text(`storage.${id}`)).toBe(text);
  });

  it('is not cool for formaldehyde, which sets in the cold, as it is for other flammable liquids', () => {
    const shares = { '67-56-1': 10, '7732-18-5': 53 };
    const flash = { flashPoint: celsius('50') };
    expect(stored(flash, { ...shares, '50-00-0': 37 }).ids('storage.')).not.toContain('keptCool');
    expect(stored(flash, { ...shares, '67-63-0': 37 }).ids('storage.')).toContain('keptCool');
  });

  it('is asked for where the product decomposes by itself, and then stands on the label too', () => {
    const { shares, properties } = catalyst;
    const open = stored(properties, shares);
    expect(open.ids('storage.')).toContain('cool');
    expect(open.ids('label.')).not.toContain('P411');
    const typed = stored({ ...properties, storageTemperature: celsius('30') }, shares);
    expect(typed.text('storage.notAbove')).toContain('30 °C');
    expect(typed.text('label.P411')).toBe('P411 Store at temperatures not exceeding 30 °C (86 °F).');
    expect(typed.ids('label.')).not.toContain('P235');
  });
});

describe('storage', () => {
  it('keeps acid and amine apart from bleach, which sets chlorine or chloramine free with them', () => {
    const acid = { shares: { '7664-93-9': 37, '7732-18-5': 63 }, properties: { ...liquid, ph: '0' } };
    const fromBleach = (product: Parameters<typeof printedSentences>[0]) =>
      printedSentences(product).text('storage.apart').includes('hypochlorites');
    expect([acid, hardener, lye, glycol].map(fromBleach)).toEqual([true, true, false, false]);
  });

  it('keeps a product that only its pH shows to be an acid apart from bleach', () => {
    const of = (ph: string) => ({ shares: { '57-55-6': 20, '7732-18-5': 80 }, properties: { ...liquid, ph } });
    expect(printedSentences(of('2')).text('storage.apart')).toContain('hypochlorites');
    expect(printedSentences(of('2.1')).text('storage.apart')).not.toContain('hypochlorites');
  });

  it('is apart from food for what harms health or environment', () => {
    expect(printedSentences(glycol).ids('storage.')).toContain('food');
    expect(printedSentences(sugar).ids('storage.')).not.toContain('food');
    const salt = { shares: { '7647-14-5': 100 }, properties: solid };
    expect(printedSentences(salt).ids('storage.')).toContain('noneApart');
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
    expect(printedSentences(product).text('storage.packaging')).toMatch(text);
  });

  it('keeps monomers from the sun, and harmless liquids not', () => {
    const resin = { shares: { '42978-66-5': 60, '13048-33-4': 40 }, properties: { ...liquid } };
    expect(printedSentences(resin).ids('storage.')).toContain('sunlight');
    expect(printedSentences(glycol).ids('storage.')).not.toContain('sunlight');
  });

  it('keeps what bleaches from the sun', () => {
    const bleach = { shares: { '7681-52-9': 4.5, '7732-18-5': 95.5 }, properties: { ...liquid, ph: '12.8' } };
    expect(printedSentences(bleach).ids('storage.')).toContain('sunlight');
  });
});

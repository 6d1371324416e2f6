import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries, findEntries, searchEntries } from './find-entries.ts';

describe('the list of dangerous goods', () => {
  it('writes the emergency schedules as the IMDG Code does', () => {
    const schedules = dangerousGoodsEntries.flatMap(({ emS }) => (emS === undefined ? [] : [emS]));
    expect(schedules.filter((emS) => !/^F-[A-J], S-[A-Z]$/.test(emS))).toEqual([]);
  });

  it('has the emergency schedule of every entry, but of goods that the Code does not carry or names by kind', () => {
    const without = dangerousGoodsEntries.filter(({ emS }) => emS === undefined).map(({ un }) => un);
    expect([...new Set(without)].toSorted()).toEqual(
      ['1512', '1910', '2186', '2455', '2807', '2812', '3166', '3334', '3335', '3509', '3542'].toSorted(),
    );
  });

  it.each([
    ['1845', 'F-C, S-V'],
    ['1951', 'F-C, S-V'],
    ['1963', 'F-C, S-V'],
    ['1073', 'F-C, S-W'],
    ['1490', 'F-H, S-Q'],
    ['2967', 'F-A, S-B'],
  ])('gives UN %s %s', (un, expected) => {
    expect([...new Set(findEntries(un).map(({ emS }) => emS))]).toEqual([expected]);
  });

  it('finds an entry however its number is written', () => {
    for (const text of ['1090', 'UN1090', 'UN 1090']) {
      expect(findEntries(text).map(({ properShippingName }) => properShippingName)).toEqual(['ACETONE']);
    }
    expect(findEntries('9999')).toEqual([]);
    expect(findEntries('')).toEqual([]);
  });

  it('has one entry per packing group', () => {
    expect(findEntries('1993').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
    expect(findEntries('1993')[1]).toMatchObject({
      class: '3',
      isNos: true,
      needsTechnicalName: true,
      limitedQuantity: '1 L',
      tunnelCode: 'D/E',
      hazardIdentificationNumber: '33',
      hazChem: '•3YE',
    });
  });

  it('is searched by number and by words', () => {
    expect(searchEntries('UN 12')[0]?.un).toMatch(/^12/);
    expect(searchEntries('acetone')[0]?.un).toBe('1090');
    expect(searchEntries('corrosive liquid acidic').map(({ un }) => un)).toContain('3264');
    expect(searchEntries('sulfuric acid')[0]?.properShippingName).toBe('SULPHURIC ACID');
    expect(searchEntries('aluminum phosphide').map(({ un }) => un)).toContain('1397');
    expect(searchEntries('gasoline')[0]?.un).toBe('1203');
    expect(searchEntries('0333')[0]?.properShippingName).toBe('FIREWORKS');
    expect(searchEntries('')).toEqual([]);
    expect(searchEntries('no such substance')).toEqual([]);
  });

  it.each([
    ['1090', ['1090 ACETONE']],
    ['UN1090', ['1090 ACETONE']],
    ['109', ['1090 ACETONE', '1091 ACETONE OILS', '1092 ACROLEIN, STABILIZED']],
    ['12345', []],
    ['acetone', ['1090 ACETONE', '1091 ACETONE OILS', '1541 ACETONE CYANOHYDRIN, STABILIZED']],
    ['acetone oils', ['1091 ACETONE OILS']],
    ['  oils   acetone ', ['1091 ACETONE OILS']],
    ['cyanohydrin acet', ['1541 ACETONE CYANOHYDRIN, STABILIZED']],
    ['etone', ['1090 ACETONE', '1091 ACETONE OILS', '1110 n-AMYL METHYL KETONE']],
    ['etone cyano', ['1541 ACETONE CYANOHYDRIN, STABILIZED']],
    ['acetone petrol', []],
    ['unsaturated un', ['1379 PAPER, UNSATURATED OIL TREATED']],
    ['gasoline', ['1203 MOTOR SPIRIT', '3475 ETHANOL AND GASOLINE MIXTURE']],
  ])('finds the best first: %j', (text, expected) => {
    const found = searchEntries(text, 3).map(({ un, properShippingName }) => `${un} ${properShippingName}`);
    expect(found).toEqual(expected);
  });

  it('holds nothing twice', () => {
    const keys = dangerousGoodsEntries.map(({ un, properShippingName, class: main, subsidiaryHazards, packingGroup }) =>
      [un, properShippingName, main, subsidiaryHazards.join(), packingGroup ?? ''].join('|'),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

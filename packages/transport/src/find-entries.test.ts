import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries, findEntries, searchEntries } from './find-entries.ts';

describe('the list of dangerous goods', () => {
  it('writes the emergency schedules as the IMDG Code does', () => {
    const schedules = dangerousGoodsEntries.flatMap(({ emS }) => (emS === undefined ? [] : [emS]));
    expect(schedules.length).toBeGreaterThan(100);
    expect(schedules.filter((emS) => !/^F-[A-J], S-[A-Z]$/.test(emS))).toEqual([]);
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

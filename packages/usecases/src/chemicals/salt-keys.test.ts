import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { saltKeys } from './salt-keys.ts';

describe('saltKeys', () => {
  it.each([
    ['Kaliumchromat', 'potassium chromate'],
    ['Kaliumbichromat', 'potassium dichromate'],
    ['Natriumhydrogencarbonat', 'sodium hydrogencarbonate'],
    ['Eisen(III)-chlorid', 'iron(III) chloride'],
    ['Blei(II)-acetat', 'lead(II) acetate'],
    ['Kaliumjodid', 'potassium iodide'],
    ['Titandioxid', 'titanium dioxide'],
    ['Ethylacrylat', 'ethyl acrylate'],
    ['kaliumchromaat', 'potassium chromate'],
    ['natriumfosfaat', 'sodium phosphate'],
    ['koper(II)sulfaat', 'copper(II) sulfate'],
    ['bichromate de potassium', 'potassium dichromate'],
    ["chlorure d'ammonium", 'ammonium chloride'],
    ['dioxyde de titane', 'titanium dioxide'],
    ["acétate d'éthyle", 'ethyl acetate'],
    ['sulfate de cuivre(II)', 'copper(II) sulfate'],
    ['cloruro de vinilo', 'vinyl chloride'],
    ['hipoclorito de sodio', 'sodium hypochlorite'],
    ['tiosulfato de sodio', 'sodium thiosulfate'],
    ['óxido de plomo', 'lead oxide'],
    ['dicromato di potassio', 'potassium dichromate'],
    ['idrossido di sodio', 'sodium hydroxide'],
    ['solfato di rame', 'copper sulfate'],
    ['ipoclorito di calcio', 'calcium hypochlorite'],
    ['cloreto de zinco', 'zinc chloride'],
    ['铬酸钾', 'potassium chromate'],
    ['二氧化钛', 'titanium dioxide'],
    ['乙酸丁酯', 'butyl acetate'],
    ['塩化ビニル', 'vinyl chloride'],
    ['重クロム酸カリウム', 'potassium dichromate'],
    ['酢酸エチル', 'ethyl acetate'],
  ])('“%s” can mean %s', (name, english) => {
    expect(saltKeys(nameKey(name))).toContain(nameKey(english));
  });

  it('knows both English words for aluminium', () => {
    expect(saltKeys(nameKey('Aluminiumchlorid'))).toEqual(
      expect.arrayContaining(['aluminumchloride', 'aluminiumchloride']),
    );
  });

  it.each(['Kalium', 'natriumid', 'acetone', 'Kaliumchromatlösung', 'de sodio', '钾', '硫酸'])(
    '“%s” is no name of a salt',
    (name) => {
      expect(saltKeys(nameKey(name))).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { elementsByKey, elementsOfGroup, groupMayName } from './element-group.ts';

const elements = elementsByKey(
  new Map([
    ['Pb', ['Lead', 'Blei', 'Lead powder']],
    ['Cr', ['Chromium']],
    ['Zn', ['Zinc']],
    ['Ba', ['Barium']],
    ['Ti', ['Titanium', 'Ti']],
    ['C', ['Carbon']],
    ['Hg', ['Mercury']],
    ['Na', ['Sodium']],
    ['Mg', ['Magnesium']],
    ['As', ['Arsenic']],
    ['Nd', ['Neodymium']],
  ]),
);

describe('a group without numbers', () => {
  it.each([
    ['Lead compounds', ['Pb']],
    ['Lead and its compounds', ['Pb']],
    ['Blei und seine Verbindungen', ['Pb']],
    ['Chromium (VI) compounds, with the exception of barium chromate', ['Cr']],
    ['Chromium VI compounds', ['Cr']],
    ['lead alkyls', ['Pb']],
    ['Cobalt compounds', []],
    ['Lead', []],
    ['Leading compounds', []],
    ['Zinc chromate', []],
    ['Compounds other than those of zinc', []],
    ['salts of 2,4-D', []],
    ['Mercury and divalent inorganic compounds including mercuric oxide', ['Hg']],
    ['Thallium, soluble compounds (as TI)', []],
    ['inorganic compounds of mercury with the exception of mercuric sulphide', ['Hg']],
    ['Salts of neodymium', ['Nd']],
    ['Barium salts, soluble', ['Ba']],
    ['Zinc salts (as Zn)', ['Zn']],
    ['Chromium (hexavalent compounds)', ['Cr']],
    ['Lead compounds, organic', ['Pb']],
    // Salts and parts of larger molecules are no compounds of the element alone.
    ['Iodosulfuron-methyl, sodium salt', []],
    ['Polychlorophenols and their sodium salts', []],
    ['Sodium salt or Salts of Isopropylparaben', []],
    ['Sodium salts of fatty acids', []],
    ['magnesium salts, fatty acids, C16-18', []],
    ['SODIUM C10-14 ALKYL BENZENESULFONATE', []],
    ['arsenic acid and its salts', []],
    ['ALKYL(C8-18) ACETATE, WITH EVEN NUMBER OF CARBON ATOMS', []],
  ])('“%s” names the compounds of %j', (name, symbols) => {
    expect(elementsOfGroup(name, elements)).toEqual(symbols);
  });
});

it.each([
  ['lead alkyls', ['Pb', 'C', 'H'], true],
  ['lead alkyls', ['Pb', 'O'], false],
  ['Lead compounds, organic', ['Pb', 'O'], false],
  ['organic compounds of lead', ['Pb', 'O'], false],
  ['Lead compounds, inorganic', ['Pb', 'O'], true],
  ['Lead and its organic and inorganic compounds', ['Pb', 'O'], true],
  ['Lead compounds, inorganic', ['Pb', 'C', 'O'], true],
  ['Lead compounds', ['Zn', 'C', 'O'], false],
])('“%s” and a chemical of %j: %s', (name, own, may) => {
  expect(groupMayName(name, ['Pb'], own)).toBe(may);
});

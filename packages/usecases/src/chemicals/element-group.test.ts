import { describe, expect, it } from 'vitest';
import { elementsOfGroup } from './element-group.ts';

const elements = new Map([
  ['Pb', ['Lead', 'Blei', 'Lead powder']],
  ['Cr', ['Chromium']],
  ['Zn', ['Zinc']],
  ['Ba', ['Barium']],
  ['Ti', ['Titanium', 'Ti']],
  ['C', ['Carbon']],
  ['Hg', ['Mercury']],
]);

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
    ['ALKYL(C8-18) ACETATE, WITH EVEN NUMBER OF CARBON ATOMS', []],
  ])('“%s” names the compounds of %j', (name, symbols) => {
    expect(elementsOfGroup(name, elements)).toEqual(symbols);
  });
});

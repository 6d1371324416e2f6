import { describe, expect, it } from 'vitest';
import { printedSentences } from '../builders/printed-sentences.ts';

type Product = Parameters<typeof printedSentences>[0];

const liquid = { state: 'Liquid' };
const solid = { state: 'Solid', appearance: 'Powder' };
const acidic = { ...liquid, ph: '1' };
const water = '7732-18-5';
const peracid = (share: number): Product => ({
  shares: { '79-21-0': share, '7722-84-1': 20, '64-19-7': 15, [water]: 65 - share },
  properties: acidic,
});
const tested = {
  'A-H': {
    values: {
      of: 'organic-peroxide',
      detonation: 'no',
      deflagration: 'no',
      heatedUnderConfinement: 'medium',
      sadtC: '60',
    },
    method: 'Test series A to H',
    source: 'laboratory',
  },
};
const catalyst: Product = {
  shares: { '1338-23-4': 35, '131-11-3': 65 },
  properties: { ...liquid, tests: tested },
};
const granules: Product = { shares: { '7778-54-3': 68, '7647-14-5': 32 }, properties: solid };
const permanganate: Product = { shares: { '7722-64-7': 100 }, properties: solid };
const bleach: Product = { shares: { '7681-52-9': 12.5, [water]: 87.5 }, properties: { ...liquid, ph: '12.5' } };
const hardener: Product = { shares: { '822-06-0': 1, '28182-81-2': 69, '123-86-4': 30 }, properties: liquid };
const prepolymer: Product = { shares: { '26471-62-5': 5, '123-86-4': 95 }, properties: liquid };
const foam: Product = {
  shares: { '101-68-8': 20, '9016-87-9': 30, '13674-84-5': 20, '115-10-6': 15, '75-28-5': 15 },
  properties: { state: 'Aerosol' },
};
const sealant: Product = {
  shares: { '471-34-1': 50, '2768-02-7': 2, '13463-67-7': 48 },
  properties: { state: 'Solid', appearance: 'Paste' },
};

const burnable = ['absorb', 'sweep', 'sweepDust', 'clean', 'absorbAcid', 'absorbBase', 'takeUpPaste'];

describe('a spill of what feeds a fire or decomposes', () => {
  it.each([
    ['peracetic acid 5 %', peracid(5), ['absorbOxidiser', 'diluteFirst', 'cleanOxidiser']],
    ['peracetic acid 15 %', peracid(15), ['absorbOxidiser', 'diluteFirst', 'cleanOxidiser']],
    ['peracetic acid 40 %', peracid(40), ['absorbOxidiser', 'diluteFirst', 'cleanOxidiser']],
    ['methyl ethyl ketone peroxide', catalyst, ['absorbOxidiser', 'cleanOxidiser']],
    ['calcium hypochlorite', granules, ['sweepOxidiser', 'cleanOxidiser']],
    ['potassium permanganate', permanganate, ['sweepOxidiser', 'cleanOxidiser']],
    ['sodium hypochlorite', bleach, ['absorbOxidiser', 'diluteFirst', 'cleanOxidiser']],
  ])('%s is taken up by nothing that burns, nor sucked up, nor neutralised undiluted', (_, product, means) => {
    const { ids } = printedSentences(product);
    const found = ids('release.containment.');
    expect(found).toEqual(expect.arrayContaining(means));
    for (const id of burnable) expect(found).not.toContain(id);
  });
});

describe('the storage of what decomposes', () => {
  it('asks for the temperature of calcium hypochlorite, and packs peroxides in plastics', () => {
    expect(printedSentences(granules).ids('storage.')).toContain('cool');
    for (const product of [peracid(15), granules, bleach])
      expect(printedSentences(product).text('storage.packaging')).not.toMatch(/steel/);
  });
});

describe('a spill of isocyanates', () => {
  it.each([
    ['a hardener of HDI', hardener],
    ['a prepolymer of TDI', prepolymer],
  ])('%s stays open, and is decontaminated', (_, product) => {
    const { ids, text } = printedSentences(product);
    const found = ids('release.containment.');
    expect(found).toEqual(expect.arrayContaining(['absorbIsocyanate', 'cleanIsocyanate']));
    for (const id of ['absorb', 'clean']) expect(found).not.toContain(id);
    expect(text('release.containment.absorbIsocyanate')).toContain('Do not close');
    expect(ids('storage.')).toContain('moistureIsocyanate');
    expect(text('incompatible')).toMatch(/water.*amines|amines.*water/);
  });

  it('of foam cures before it is taken off', () => {
    const found = printedSentences(foam).ids('release.containment.');
    expect(found).toContain('foamCure');
    for (const id of ['absorb', 'absorbIsocyanate', 'clean', 'stopLeak']) expect(found).not.toContain(id);
  });
});

describe('10.1, 10.3 and 10.5', () => {
  it.each([
    ['sodium', { shares: { '7440-23-5': 100 }, properties: solid }],
    ['the hardener', hardener],
    ['the prepolymer', prepolymer],
    ['peracetic acid', peracid(15)],
    ['the catalyst', catalyst],
    ['bleach', bleach],
  ])('agree for %s', (_, product) => {
    const { ids } = printedSentences(product);
    expect(ids('reactions.')).not.toContain('noReactions');
    expect(ids('reactivity.')).not.toContain('noReactivity');
  });

  it('name what makes peroxides decompose, and the SADT that was measured', () => {
    const { ids, text } = printedSentences(catalyst);
    expect(ids('reactions.')).toContain('reactionOrganicPeroxide');
    for (const material of ['accelerators', 'acids', 'alkalis', 'amines'])
      expect(text('incompatible')).toContain(material);
    expect(text('stability.sadt')).toContain('60 °C (140 °F)');
    expect(printedSentences(bleach).ids('stability.')).not.toContain('sadt');
    const peroxide = printedSentences({ shares: { '7722-84-1': 35, [water]: 65 }, properties: acidic });
    expect(peroxide.text('incompatible')).toContain('alkalis');
    expect(peroxide.ids('other-hazards.')).toContain('oxygenPressure');
    expect(peroxide.ids('other-hazards.')).not.toContain('none');
  });
});

describe('a paste and a can', () => {
  it('raise no dust', () => {
    const { ids } = printedSentences(sealant);
    const all = [...ids('release.'), ...ids('handling.'), ...ids('avoid.'), ...ids('engineering.')];
    expect(all.filter((id) => /dust|sweep/i.test(id))).toEqual([]);
    expect(ids('release.containment.')).toContain('takeUpPaste');
    const powder = printedSentences({ ...sealant, properties: solid });
    expect(powder.ids('release.containment.')).toContain('sweep');
  });

  it('nor do tablets, in whatever words', () => {
    const tablets = { state: 'Solid', appearance: 'User Input', appearanceText: 'Pastilles blanches' };
    const { ids } = printedSentences({ ...sealant, properties: tablets });
    expect([...ids('release.'), ...ids('handling.')].filter((id) => /dust|sweep/i.test(id))).toEqual([]);
  });

  it('are neither diluted nor kept out of bare metal', () => {
    const cleaner = {
      shares: { '1310-73-2': 4, [water]: 90, '74-98-6': 6 },
      properties: { state: 'Aerosol', ph: '13.5' },
    };
    const { ids } = printedSentences(cleaner);
    expect(ids('handling.')).not.toContain('dilute');
    expect(ids('storage.')).not.toContain('notMetal');
    expect(ids('release.containment.')).not.toContain('stopLeak');
  });
});

describe('respirators and gloves', () => {
  it('holds no vapour of hydrogen peroxide back with a dust filter alone', () => {
    const { ids } = printedSentences({ shares: { '7722-84-1': 35, [water]: 65 }, properties: acidic });
    expect(ids('protection.breathing.')).toEqual(['apparatus']);
  });

  it('names the combined filter against peracetic acid', () => {
    expect(printedSentences(peracid(15)).text('protection.breathing.filter')).toMatch(/type A .*B .*E .*K .*P3/s);
  });

  it('holds mist of isocyanates back too', () => {
    expect(printedSentences(hardener).text('protection.breathing.filter')).toMatch(/particle filter/);
  });

  it('claims no breakthrough time where that of another ingredient is not known', () => {
    const { ids } = printedSentences(hardener);
    expect(ids('protection.hands.')).not.toContain('time');
    expect(ids('protection.hands.')).toContain('time-open');
  });
});

describe('what reacts with water', () => {
  it('is packed in steel, and not told to stay out of metal; acids and alcohols set hydrogen free as water does', () => {
    const { ids, text } = printedSentences({ shares: { '7440-23-5': 100 }, properties: solid });
    expect(ids('storage.')).not.toContain('notMetal');
    for (const material of ['acids', 'alcohols', 'water']) expect(text('incompatible')).toContain(material);
  });
});

describe('what corrodes, and of which nobody knows whether it reacts with water', () => {
  it('is kept out of bare metal and packed in no bare steel', () => {
    const properties = { ...acidic, waterSolubility: 'Miscible' };
    const { ids, text } = printedSentences({ shares: { '7429-90-5': 5 }, properties });
    expect(ids('storage.')).toContain('notMetal');
    expect(text('storage.packaging')).toBe('Polyethylene, polypropylene or lined steel.');
  });
});

describe('a corrosive gas', () => {
  it('is not swallowed, and harms an organ at once, not by repeated exposure', () => {
    const gas = { state: 'Gas', packedGas: 'liquefied' };
    const { ids } = printedSentences({ shares: { '7446-09-5': 100 }, properties: gas });
    const found = [...ids('symptoms.'), ...ids('medical.')];
    expect(found).toContain('doctorBurns');
    for (const id of ['burnsMouth', 'doctorCorrosive']) expect(found).not.toContain(id);
  });
});

import { describe, expect, it } from 'vitest';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { draftSchema } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';

const liquid = { state: 'Liquid' };
const solid = { state: 'Solid' };
const flash = (value: string) => ({ ...liquid, flashPoint: { value, unit: '°C' } });
const water = '7732-18-5';
const acetone = '67-64-1';
const hexane = '110-54-3';
const ethanol = '64-17-5';
const methanol = '67-56-1';
const butanone = '78-93-3';
const formaldehyde = '50-00-0';
const acetic = '64-19-7';

type Shares = Readonly<Record<string, number>>;

const material = 'protection.hands.material';
const time = 'protection.hands.time';
const splash = 'protection.hands.splash';
const open = 'protection.hands.time-open';

const of = (shares: Shares, properties: Readonly<Record<string, unknown>> = liquid, country = 'DE') =>
  printedSentences({ shares, properties, country });

/** Fills up to 100 % with water. */
const inWater = (cas: string, share: number) => of({ [cas]: share, [water]: 100 - share }, { ...liquid, ph: '7' });

describe('the material', () => {
  it('against sodium is leather, since a polymer melts and damp sets it alight', () => {
    const sodium = of({ '7440-23-5': 100 }, solid);
    expect(sodium.ids('protection.hands.')).toEqual(['leather']);
    expect(sodium.text('protection.hands.leather')).toMatch(/^Dry, flame-retardant leather gloves/);
  });

  it('against a dry solid is nitrile rubber, for no time', () => {
    const cement = of({ '65997-15-1': 95, '471-34-1': 5 }, { ...solid, ph: '12.5' });
    expect(cement.text(material)).toMatch(/nitrile rubber/);
    expect(cement.ids('protection.hands.')).toEqual(['material', 'dry', 'wear']);
    expect(of({ '7758-99-8': 100 }, solid).text('protection.hands.reason')).toBe('Chosen for salts.');
  });

  it('against a lacquer is that for its solvents, which carry the harmless resin', () => {
    const lacquer = aProduct({ shares: { '64742-48-9': 60 }, properties: liquid });
    const harmless = { notHazardous: true, source: 'Sheet of its supplier' };
    const resin = { id: '2', name: 'Alkyd resin', proportion: '40', handClassification: harmless };
    const draft = draftSchema.parse({ ...lacquer, ingredients: [...lacquer.ingredients, resin] });
    const sentences = sentencesOf(sheetOf(draft).document.sections);
    expect(sentences.find(({ id }) => id === material)?.text).toMatch(/nitrile rubber/);
    expect(sentences.find(({ id }) => id === open)?.text).toContain('Alkyd resin');
  });

  it('against a candle with fragrance is that of a dry solid', () => {
    const candle = printedSentences({
      shares: { '8002-74-2': 95, '5989-27-5': 5 },
      properties: solid,
      description: { uses: 'Candles' },
    });
    expect(candle.text(material)).toMatch(/nitrile rubber/);
    expect(candle.ids('protection.hands.')).toContain('dry');
  });

  it('against a gas is that for the cylinder, unless it harms the skin', () => {
    const gas = (cas: string) => of({ [cas]: 100 }, { state: 'Gas', packedGas: 'liquefied' }).ids('protection.hands.');
    expect(gas('10024-97-2')).toEqual(['advised']);
    expect(gas('7782-50-5')).not.toContain('advised');
  });

  it('against an isothiazolinone is not chosen for a ketone', () => {
    const preservative = of({ '55965-84-9': 1.5, [water]: 98.5 }, { ...liquid, ph: '3' });
    expect(preservative.text('protection.hands.reason')).toBe('Chosen for isothiazolinones and aqueous mixtures.');
    expect(preservative.text(material)).toMatch(/nitrile rubber/);
  });

  it.each([
    ['acetone', { [acetone]: 100 }, /butyl/],
    ['methanol', { [methanol]: 100 }, /butyl/],
    ['ethyl acetate', { '141-78-6': 100 }, /butyl/],
    ['hexane', { [hexane]: 100 }, /nitrile/],
    ['toluene', { '108-88-3': 100 }, /fluorocarbon/],
    ['benzene', { '71-43-2': 100 }, /fluorocarbon/],
    ['nitrobenzene, which is no aromatic hydrocarbon', { '98-95-3': 100 }, /butyl/],
    ['carbon disulphide', { '75-15-0': 100 }, /fluorocarbon/],
    ['dichloromethane', { '75-09-2': 100 }, /laminate/],
    ['tetrahydrofuran', { '109-99-9': 100 }, /laminate/],
    ['dimethylformamide', { '68-12-2': 100 }, /butyl/],
    ['epichlorohydrin', { '106-89-8': 100 }, /butyl/],
    ['concentrated sulphuric acid', { '7664-93-9': 96, [water]: 4 }, /butyl/],
    ['phenol, molten', { '108-95-2': 100 }, /butyl/],
    ['diethylamine, against which butyl rubber fails', { '109-89-7': 100 }, /laminate/],
  ])('against %s', (_name, shares, wanted) => {
    expect(of(shares).text(material)).toMatch(wanted);
  });

  it('is film where what suits one ingredient fails against the other', () => {
    const mixed = of({ [acetone]: 50, [hexane]: 50 }, flash('-20'));
    expect(mixed.text(material)).toMatch(/laminate film/);
    expect(mixed.text('protection.hands.laminate')).toMatch(/^No single rubber/);
    expect(of({ [acetone]: 100 }).ids('protection.hands.')).not.toContain('laminate');
  });

  it('of an aerosol is not chosen for the gas that drives it out', () => {
    const spray = of({ '108-88-3': 65, '74-98-6': 20, '106-97-8': 15 }, { state: 'Aerosol' });
    expect(spray.text(material)).toMatch(/fluorocarbon/);
    expect(spray.text('protection.hands.reason')).toBe('Chosen for aromatic hydrocarbons.');
    expect(spray.text(open)).toContain('found for Toluene:');
  });

  it.each([
    ['solvents that wet the hand', { [acetone]: 60, '106-97-8': 40 }, true],
    ['a little of them', { [acetone]: 9.9, [water]: 50, '106-97-8': 40.1 }, false],
    ['water alone', { [water]: 60, '106-97-8': 40 }, false],
  ])('of an aerosol with %s is named: %s', (_name, shares, isNamed) => {
    expect(of(shares, { state: 'Aerosol' }).ids('protection.hands.').includes('material')).toBe(isNamed);
  });

  it('is named against solvents that dry the skin, classified or not', () => {
    const drying = (share: number) => of({ '123-86-4': share, '57-55-6': 100 - share }, flash('70'));
    expect(drying(20).ids('protection.hands.')).toContain('material');
    expect(drying(19).ids('protection.hands.')).toEqual(['advised']);
  });

  it('does not depend on pigments and fillers, nor on a harmless solid', () => {
    const paint = of({ '108-88-3': 40, '13463-67-7': 30, '14808-60-7': 20, '57-50-1': 10 }, flash('5'));
    expect(paint.text(material)).toMatch(/fluorocarbon/);
    expect(paint.text('protection.hands.reason')).toBe('Chosen for aromatic hydrocarbons.');
    expect(paint.text(open)).toContain('found for Toluene:');
  });

  it('does not depend on a metal compound in water', () => {
    const salt = of({ '12069-69-1': 17, '141-43-5': 33, [water]: 50 }, { ...liquid, ph: '10.5' });
    expect(salt.text(material)).toMatch(/butyl/);
    expect(salt.text(open)).not.toMatch(/copper/);
  });

  it('is that of the solvents that carry a solid, whose time is asked for', () => {
    const rosin = of({ '108-88-3': 60, '8050-09-7': 40 }, flash('5'));
    expect(rosin.text(material)).toMatch(/fluorocarbon/);
    expect(rosin.text(open)).toContain('Toluene and Rosin:');
    expect(of({ '108-88-3': 9, '8050-09-7': 31, [water]: 60 }).ids('protection.hands.')).toEqual(['open']);
  });

  it('asks for the time of iodine, which evaporates', () => {
    expect(of({ '7553-56-2': 10, [ethanol]: 90 }, flash('13')).text(open)).toContain('Iodine');
  });

  it('is not named where nothing is known of an ingredient that reaches the glove', () => {
    const unknown = of({ '106-93-4': 50, [acetone]: 50 });
    expect(unknown.ids('protection.hands.')).toEqual(['open']);
  });
});

describe('the time', () => {
  it('is the least that sources tell, with its level where the market goes by EN ISO 374-1', () => {
    expect(of({ [acetone]: 100 }).text(time)).toBe(
      'Full contact: breakthrough time above 120 min (permeation level 4 of EN ISO 374-1), decided by Acetone.',
    );
    expect(of({ [acetone]: 100 }, liquid, 'US').text(time)).toMatch(/above 2 h, decided by Acetone/);
    expect(of({ [acetone]: 100 }, liquid, 'AU').text(time)).toMatch(/above 120 min, decided by Acetone/);
    expect(of({ [acetone]: 100 }, liquid, 'TR').text(time)).toMatch(/permeation level 4/);
  });

  it('comes from its source', () => {
    const sentences = sheetOf(aProduct({ shares: { [acetone]: 100 }, properties: liquid }))
      .document.sections.flatMap(({ subsections }) => subsections)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'fields' ? block.fields.flatMap(({ values }) => values) : []));
    expect(sentences.find(({ id }) => id === time)?.origin).toEqual({
      kind: 'catalogue',
      cas: acetone,
      source: 'glove-levels',
    });
  });

  it('is that of the ingredient that comes through first', () => {
    const mixed = of({ [acetone]: 50, '67-63-0': 50 }, flash('0'));
    expect(mixed.text(material)).toMatch(/butyl/);
    expect(mixed.text(time)).toMatch(/decided by Acetone/);
  });

  it('is the shortest where sources disagree', () => {
    const perchloroethylene = of({ '127-18-4': 100 });
    expect(perchloroethylene.text(time)).toMatch(/above 480 min/);
    expect(perchloroethylene.text(splash)).toMatch(/nitrile rubber .*above 30 min \(permeation level 2/);
  });

  it.each([
    [36, 'level 6'],
    [37, 'level 6'],
    [38, ''],
  ])('of 37 %% formaldehyde holds for %d %%', (share, wanted) => {
    const { text } = inWater(formaldehyde, share);
    expect(text(time)).toContain(wanted);
    expect(text(time) === '').toBe(wanted === '');
    expect(text(open) === '').toBe(wanted !== '');
  });

  it.each([
    [10, /nitrile rubber/, 'level 6'],
    [11, /butyl rubber/, 'level 4'],
  ])('of acetic acid is that of the weakest solution tested at %d %%', (share, wanted, level) => {
    const { text } = inWater(acetic, share);
    expect(text(material)).toMatch(wanted);
    expect(text(time)).toContain(level);
  });

  it.each([
    [9, /level 6/],
    [10, /level 4/],
  ])('of a watery solution holds until a second solvent reaches a tenth: %d %%', (share, wanted) => {
    const { text } = of({ [acetic]: 8, '67-63-0': share, [water]: 92 - share }, flash('40'));
    expect(text(time)).toMatch(wanted);
  });

  it('is asked for where none is held', () => {
    expect(of({ '108-88-3': 100 }).text(open)).toBe(
      'No breakthrough time was found for Toluene: ask the glove manufacturer for it before full contact.',
    );
    expect(of({ '108-88-3': 100 }).ids('protection.hands.')).not.toContain('laboratory');
  });
});

describe('a glove for splashes', () => {
  it('is handier and lasts half an hour', () => {
    const spirit = of({ [ethanol]: 96, [water]: 4 }, flash('17'));
    expect(spirit.text(material)).toMatch(/butyl rubber/);
    expect(spirit.text(splash)).toBe(
      'Splashes only: nitrile rubber (at least 0.4 mm), breakthrough time above 120 min (permeation level 4 of EN ISO 374-1); change the gloves after contact.',
    );
    expect(of({ [butanone]: 100 }).text(material)).toMatch(/laminate/);
    expect(of({ [butanone]: 100 }).text(splash)).toMatch(/butyl rubber .*above 30 min/);
    expect(of({ [acetone]: 100 }).text(splash)).toBe('');
  });

  it('is none against what must not reach the skin once', () => {
    expect(of({ [methanol]: 100 }).ids('protection.hands.')).not.toContain('splash');
    expect(of({ '98-95-3': 100 }).ids('protection.hands.')).not.toContain('splash');
  });
});

describe('a glove that was tested', () => {
  const typed = 'Butyl rubber 0.5 mm; > 480 min, EN 16523-1';

  it('takes the place of the choice, on the label too', () => {
    const { text, ids } = of({ '75-09-2': 100 }, { ...liquid, gloves: typed });
    expect(ids('protection.hands.')).toEqual(['tested', 'wear']);
    expect(text('protection.hands.tested')).toBe(typed);
    expect(text('label.P280')).toContain('gloves (Butyl rubber 0.5 mm)');
  });

  it('answers an open choice', () => {
    const answered = of({ '106-93-4': 50, [acetone]: 50 }, { ...liquid, gloves: typed });
    expect(answered.ids('protection.hands.')).toEqual(['tested', 'wear']);
  });
});

describe('what the public uses', () => {
  const sold = (productUse: string, shares: Shares) =>
    printedSentences({ shares, properties: flash('20'), description: { productUse } }).ids('protection.hands.');

  it('needs no material for what burns and does the skin no harm, such as a hand sanitiser', () => {
    const sanitiser = { [ethanol]: 70, [water]: 30 };
    expect(sold('consumer', sanitiser)).toEqual(['advised']);
    expect(sold('professional', sanitiser)).toContain('material');
  });

  it('needs one for what harms the skin', () => {
    expect(sold('consumer', { '108-88-3': 70, [ethanol]: 30 })).not.toContain('advised');
  });
});

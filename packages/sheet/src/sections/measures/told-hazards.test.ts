import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

type Shares = Readonly<Record<string, number>>;

const liquid = (shares: Shares, properties = {}) =>
  printedSentences({ shares, properties: { state: 'Liquid', ...properties } });
const flash = (value: string) => ({ flashPoint: { value, unit: '°C' } });
const powder = (shares: Shares) => printedSentences({ shares, properties: { state: 'Solid', appearance: 'Powder' } });

describe('a watery product with a flash point', () => {
  const formalin = { '50-00-0': 37, '67-56-1': 10, '7732-18-5': 53 };

  it.each([
    ['62', true],
    ['93', true],
    ['94', false],
  ])('of %s °C burns when heated: %s', (value, burns) => {
    const found = liquid(formalin, flash(value));
    expect(found.ids('fire-hazards.').includes('hazardCombustible')).toBe(burns);
    expect(found.ids('media.').includes('mediaNotFlammable')).toBe(!burns);
    expect(found.ids('handling.fire.').includes('heated')).toBe(burns);
  });

  it('has the filter that is made for formaldehyde, and polymerises in the cold', () => {
    const found = liquid(formalin, flash('62'));
    expect(found.text('protection.breathing.filter')).toContain('formaldehyde');
    expect(found.ids('reactions.')).toEqual(expect.arrayContaining(['reactionFormaldehyde', 'reactionOxidisers']));
    const weak = liquid({ '50-00-0': 24, '7732-18-5': 76 });
    expect(weak.ids('reactions.')).not.toContain('reactionFormaldehyde');
  });
});

it('a nitrate ester tells fire fighters and doctors what it does', () => {
  const additive = liquid({ '27247-96-7': 60, '64742-47-8': 40 }, flash('65'));
  expect(additive.ids('other-hazards.')).toContain('reactionNitrateEster');
  expect(additive.ids('fire-hazards.')).toContain('reactionNitrateEster');
  expect(additive.ids('firefighters.')).toEqual(expect.arrayContaining(['remote', 'cool']));
  expect(additive.ids('medical.').length).toBeGreaterThan(2);
  const trace = liquid({ '27247-96-7': 9, '64742-47-8': 91 }, flash('65'));
  expect(trace.ids('fire-hazards.')).not.toContain('reactionNitrateEster');
});

it('a fluoride that damp decomposes asks for an acid filter, and warns in sections 2 and 5', () => {
  const electrolyte = liquid({ '21324-40-3': 12, '96-49-1': 48, '616-38-6': 40 }, flash('25'));
  expect(electrolyte.ids('other-hazards.')).toContain('reactionHydrogenFluoride');
  expect(electrolyte.ids('fire-hazards.')).toContain('reactionHydrogenFluoride');
  expect(electrolyte.text('protection.breathing.filter')).toContain('type E');
});

it('a hypophosphite gives off phosphine in heat and is kept from oxidisers', () => {
  const bath = liquid({ '7681-53-0': 15, '7732-18-5': 85 }, { ph: '5' });
  expect(bath.text('fire-hazards.products')).toContain('phosphine');
  expect(bath.text('incompatible')).toContain('oxidisers');
  expect(bath.ids('reactions.')).toContain('reactionOxidisers');
});

it('a weak peroxide that harms only the eyes asks for no breathing apparatus where no limit is held', () => {
  const inPortugal = (shares: Shares, ph: string) =>
    printedSentences({ shares, properties: { state: 'Liquid', ph }, description: { country: 'PT' } });
  const developer = inPortugal({ '7722-84-1': 12, '7732-18-5': 88 }, '3');
  const strong = inPortugal({ '7722-84-1': 50, '7732-18-5': 50 }, '2');
  expect(developer.ids('protection.breathing.')).not.toContain('apparatus');
  expect(strong.ids('protection.breathing.')).toContain('apparatus');
});

it('a resin dissolved in a solvent asks for no filter against mist', () => {
  const adhesive = liquid({ '108-88-3': 70, '8050-09-7': 30 }, flash('5'));
  expect(adhesive.text('protection.breathing.filter')).not.toContain('particle');
});

describe('a mineral powder', () => {
  it.each([
    [10, 'noFire'],
    [11, 'dustFire'],
  ])('with %s % of sugar', (sugar, phrase) => {
    const found = powder({ '14808-60-7': 100 - sugar, '57-50-1': sugar });
    expect(found.ids('handling.fire.')).toEqual([phrase]);
  });

  it('of cement gives off no vapour that a closed bag keeps in', () => {
    const mortar = powder({ '65997-15-1': 25, '14808-60-7': 75 });
    expect(mortar.ids('label.').some((id) => id.includes('P403+P233'))).toBe(false);
  });
});

it('isocyanates are kept from damp, and flammable liquids cool', () => {
  const hardener = liquid({ '28182-81-2': 75, '123-86-4': 25 }, flash('38'));
  expect(hardener.ids('avoid.')).toContain('avoidMoisture');
  expect(hardener.ids('storage.')).toContain('keptCool');
});

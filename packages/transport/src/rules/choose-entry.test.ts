import { hazard } from '@gosds/ghs/hazard';
import { exactly, percent } from '@gosds/ghs/concentration';
import { describe, expect, it } from 'vitest';
import type { PackingGroup } from '../transport.ts';
import { classificationOf } from '../testing/outcomes-of.ts';
import { chooseEntries } from './choose-entry.ts';

type Asked = {
  readonly hazards: string;
  readonly group: PackingGroup;
  readonly state: 'liquid' | 'solid';
  readonly name?: string;
  readonly isKnown?: boolean;
};

/** The possible UN numbers and packing groups for hazards, main hazard first. */
function chosen({ hazards, group, state, name = 'sodium salt', isKnown = true }: Asked): readonly string[] {
  const [main = '', ...subsidiaryHazards] = hazards.split(' ');
  const ingredient = { id: 'a', name, concentration: exactly(percent(50)), hazards: [hazard('Met. Corr. 1 H290')] };
  const water = { id: 'w', name: 'water', cas: '7732-18-5', concentration: exactly(percent(50)), hazards: [] };
  const mixture = {
    physicalState: state,
    properties: { ph: { min: 3, max: 3 } },
    ingredients: [ingredient, water],
  };
  const combined = { class: main, subsidiaryHazards, packingGroup: group, reasons: [] };
  const input = { mixture, classification: classificationOf([]) };
  return chooseEntries(combined, input, isKnown ? [ingredient] : []).map(
    ({ entry }) => `${entry.un} ${entry.packingGroup ?? '-'}`,
  );
}

describe('pyrophoric and self-heating solids have entries of their own, ADR 2.2.42.3', () => {
  it.each([
    ['4.2', 'I', 'sodium salt', '3200 I'],
    ['4.2', 'I', 'benzyl compound', '2846 I'],
    ['4.2', 'II', 'sodium salt', '3190 II'],
    ['4.2', 'III', 'benzyl compound', '3088 III'],
    ['4.2 8', 'I', 'sodium salt', '3200 I'],
    ['4.2 8', 'II', 'sodium salt', '3192 II'],
  ] as const)('%s, group %s, of a %s: UN %s', (hazards, group, name, expected) => {
    expect(chosen({ hazards, group, state: 'solid', name })[0]).toBe(expected);
  });

  it('never offers a milder packing group beside a severe enough one', () => {
    expect(chosen({ hazards: '4.2 8', group: 'I', state: 'solid' })).toEqual(['3200 I']);
  });
});

describe('oxidising solids of a second class of class 4, ADR 2.1.3.10', () => {
  it.each([
    ['4.1 5.1', '3097'],
    ['4.2 5.1', '3127'],
    ['4.3 5.1', '3133'],
    ['5.1 4.2', '3100'],
    ['5.1 4.3', '3121'],
    ['5.1 4.1', '3137'],
  ])('%s: UN %s', (hazards, expected) => {
    expect(chosen({ hazards, group: 'II', state: 'solid' })[0]?.slice(0, 4)).toBe(expected);
  });
});

describe('organometallic substances', () => {
  it.each([
    ['4.2 4.3', 'liquid', 'triethylaluminium', '3394 I'],
    ['4.3 3', 'liquid', 'butyllithium', '3399 I'],
    ['4.2 4.3', 'solid', 'diethylzinc', '3393 I'],
    ['4.3 3', 'liquid', 'trichlorosilane', '3148 I'],
    ['4.2 4.3', 'liquid', 'sodium salt', '3194 I'],
  ] as const)('%s, %s, of %s: UN %s', (hazards, state, name, expected) => {
    expect(chosen({ hazards, group: 'I', state, name })[0]).toBe(expected);
  });
});

describe('where a test of the whole decided', () => {
  it('the nature is that of all ingredients but water', () => {
    expect(chosen({ hazards: '8', group: 'III', state: 'liquid', isKnown: false })[0]).toBe('3264 III');
    expect(chosen({ hazards: '8', group: 'III', state: 'liquid', name: 'citric acid', isKnown: false })[0]).toBe(
      '3265 III',
    );
  });
});

describe('alcohols, ADR 2.1.2.2 (C)', () => {
  const groupFor = (hazards: readonly string[], un: string): string | undefined => {
    const [main = '', ...subsidiaryHazards] = hazards;
    const alcohols = ['ethanol', 'other'].map((id) => ({
      id,
      name: id,
      concentration: exactly(percent(20)),
      hazards: [hazard('Flam. Liq. 2 H225')],
    }));
    const mixture = { physicalState: 'liquid' as const, properties: {}, ingredients: alcohols };
    const unNumbersByIngredient = { ethanol: '1170', other: un };
    const input = { mixture, classification: classificationOf([]), unNumbersByIngredient };
    const combined = { class: main, subsidiaryHazards, packingGroup: 'III' as const, reasons: [] };
    return chooseEntries(combined, input, alcohols)[0]?.entry.un;
  };

  it('methanol too dilute to be toxic is one of the alcohols', () => {
    expect(groupFor(['3'], '1230')).toBe('1987');
    expect(groupFor(['3'], '1219')).toBe('1987');
  });

  it('methanol that makes the mixture toxic is one of the toxic alcohols', () => {
    expect(groupFor(['3', '6.1'], '1230')).toBe('1986');
  });

  it('beside a ketone no group holds all', () => {
    expect(groupFor(['3'], '1090')).toBe('1993');
  });
});

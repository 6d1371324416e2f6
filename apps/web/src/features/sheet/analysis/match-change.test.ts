import { readHazard } from '@gosds/ghs/hazard';
import { draftSchema } from '@gosds/sheet/draft/draft';
import type { Substance } from '@gosds/sheet/substance';
import { describe, expect, it } from 'vitest';
import { matchChange } from './match-change.ts';
import { changeText } from '../ingredients/match-change-line.tsx';
import '../../../testing/in-english.ts';

function substance(materialId: number, name: string, hazards: readonly (readonly [string, string])[]): Substance {
  return {
    materialId,
    cwNo: `CW${materialId}`,
    name,
    synonyms: [],
    classification: {
      basis: 'harmonised',
      source: 'clp-annex-vi',
      hazards: hazards.flatMap(([category, statement]) => readHazard(category, statement) ?? []),
      supplemental: [],
      specificLimits: [],
      ates: [],
      notes: [],
      minimum: [],
    },
    properties: { state: 'liquid' },
    toxicity: [],
    ecotoxicity: [],
    exposureLimits: [],
  };
}

const water = substance(1, 'Water', []);
const irritant = substance(2, 'Irritant', [['Eye Irrit. 2', 'H319']]);
const reprotoxic = substance(3, 'Reprotoxic', [
  ['Repr. 1B', 'H360F'],
  ['Eye Irrit. 2', 'H319'],
]);

const rowOf = ({ materialId, name }: Substance, proportion: string) => ({
  id: name,
  name,
  materialId,
  proportion,
});

const change = (picked: Substance, others: readonly object[], proportion = '') =>
  matchChange({
    draft: draftSchema.parse({
      description: { country: 'DE' },
      ingredients: [...others, { id: 'new', name: 'typed', proportion }],
    }),
    rowId: 'new',
    substance: picked,
    substances: new Map([water, irritant].map((each) => [each.materialId, each])),
    asOf: '2026-11-01',
  });

describe('what a match would change', () => {
  it('is what the product has with it and not without, at the share that was typed', () => {
    const found = change(reprotoxic, [rowOf(water, '60'), rowOf(irritant, '30')], '5-10');
    expect(found).toEqual({ proportion: '5-10', isTyped: true, added: ['H360F'], signalWord: 'Danger' });
    expect(changeText(found)).toBe(
      'With 5-10 % of it: + H360F, signal word Danger. Physical hazards are judged by the product’s own data.',
    );
  });

  it('counts what is left to 100 % where no share was typed', () => {
    const found = change(irritant, [rowOf(water, '60')]);
    expect(changeText(found)).toBe(
      'With 40 % of it, as much as is left: + H319, signal word Warning. Physical hazards are judged by the product’s own data.',
    );
  });

  it('counts nothing where nothing is left', () => {
    const found = change(reprotoxic, [rowOf(water, '100')]);
    expect(found).toEqual({ proportion: '', isTyped: false, added: [], signalWord: null });
    expect(changeText(found)).toBe('The other rows make up 100 %: give its proportion to see what it changes');
  });

  it('says that nothing is gained', () => {
    expect(changeText(change(water, [rowOf(irritant, '60')], '40'))).toBe(
      'With 40 % of it: no new health or environmental hazard. Physical hazards are judged by the product’s own data.',
    );
  });
});

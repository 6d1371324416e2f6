import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { alkalineCleaner } from './alkaline-cleaner.ts';
import { sheetOf } from './sheet-of.ts';

/** Sentences that deny something, which requires knowledge of all ingredients. */
const denials = [
  'other-hazards.none',
  'effects.delayed.none',
  'effects.chronic.none',
  'waste.noProperty',
  'adverse.ozone',
];

describe('a product with an ingredient that nobody assessed', () => {
  const { draft } = alkalineCleaner;
  const unknown = {
    ...draft.ingredients[0]!,
    id: 'x',
    name: 'Additive of another maker',
    casNumber: '',
    materialId: null,
  };
  const solvent = { ...draft, properties: { ...draft.properties, ph: '7' } };
  const textsOf = (ingredients: typeof draft.ingredients) =>
    new Map(
      sentencesOf(sheetOf({ ...solvent, ingredients }).document.sections).flatMap(({ id, text }) =>
        denials.includes(id) ? [[id, text] as const] : [],
      ),
    );

  it('denies nothing', () => {
    const texts = textsOf([{ ...unknown, proportion: '2' }]);
    expect(texts.size).toBeGreaterThan(3);
    expect(new Set(texts.values())).toEqual(new Set(['Not Available']));
  });

  it('proposes no waste code of what is not hazardous', () => {
    const { document } = sheetOf({ ...solvent, ingredients: [{ ...unknown, proportion: '100' }] });
    const ids = sentencesOf(document.sections).map(({ id }) => id);
    expect(ids).not.toContain('waste.codeProposal');
    expect(ids).not.toContain('waste.ordinary');
  });
});

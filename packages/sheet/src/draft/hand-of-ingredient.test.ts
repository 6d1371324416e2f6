import { describe, expect, it } from 'vitest';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { checkHand } from '../review/entries/check-hand.ts';
import { handOfIngredient } from './hand-of-ingredient.ts';
import { readHandClassification } from './hand-classification.ts';

/**
 * Formic acid with its limits, an ATE, a substance with M-factors, one without hazards, gases and solids, and acetone with a
 * supplemental statement.
 */
const shares = {
  '67-64-1': 5,
  '64-18-6': 5,
  '100-51-6': 10,
  '80-05-7': 5,
  '7732-18-5': 35,
  '108-88-3': 20,
  '7681-52-9': 10,
};

describe('the classification of the catalogue as one given by hand', () => {
  const draft = aProduct({ shares });
  const { ingredients } = sheetOf(draft).product;

  it.each(ingredients.map((each) => [each.row.name, each] as const))(
    'of %s says the same, with a source',
    (_, each) => {
      const hand = handOfIngredient(each);
      expect(hand).toBeDefined();
      if (!hand) return;
      const withSource = { ...hand, source: 'Supplier, 2026' };
      expect(checkHand(withSource, 'ingredients.0.handClassification')).toEqual([]);
      const read = readHandClassification(withSource);
      expect(read.hazards).toEqual(each.hazards);
      expect(read.supplemental).toEqual(each.ingredient.supplemental ?? []);
      expect(read.specificLimits).toEqual(each.ingredient.specificLimits ?? []);
      expect(read.mChronic).toBe(each.ingredient.mChronic);
    },
  );

  it('leads to the same classes of the product', () => {
    const byHand = {
      ...draft,
      ingredients: draft.ingredients.map((row, index) => {
        const known = ingredients[index];
        const hand = known && handOfIngredient(known);
        return { ...row, handClassification: hand ? { ...hand, source: 'Supplier, 2026' } : null };
      }),
    };
    const codes = (each: typeof draft) => sheetOf(each).product.classification.hazards.map(({ hCode }) => hCode);
    expect(codes(byHand)).toEqual(codes(draft));
  });

  it('leaves the source to whoever changes it, and is nothing where nobody classified', () => {
    const [known] = ingredients;
    expect(known && handOfIngredient(known)?.source).toBe('');
    expect(known && handOfIngredient({ ...known, ingredient: { ...known.ingredient, hazards: 'not-assessed' } })).toBe(
      undefined,
    );
  });
});

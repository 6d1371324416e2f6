import { aDraft } from '@gosds/testkit/builders/a-draft';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sheetText } from '../../sheet-text.ts';

/** Acute Tox. 4 by mouth, up to 2,000 mg/kg (CLP Annex I, Table 3.1.1). */
const harmful = (dose: number, max = dose) =>
  aSubstance({
    materialId: 1,
    name: 'Active',
    classification: { source: 'clp-annex-vi', hazards: [{ code: 'Acute Tox. 4', hCode: 'H302' }] },
    toxicity: [
      { route: 'oral', kind: 'LD50', value: { min: dose, max }, species: 'rat', values: 7, source: 'ice' },
      { route: 'dermal', kind: 'LD50', value: { min: 9000, max: 9000 }, calculated: true, source: 'ice' },
    ],
  });

const textOf = (substance: ReturnType<typeof harmful>) =>
  sheetText(
    madeSheet(aDraft({ ingredients: [{ id: '1', name: 'Active', proportion: '50', materialId: 1 }] }), [substance])
      .document,
  );

const reason = 'Active: the classification Acute Tox. 4, H302 goes before the milder value in the table';

describe('a class beside a milder value', () => {
  it.each([
    [1999, 1999, false],
    [2000, 2000, false],
    [2001, 2001, true],
    [2001, Number.POSITIVE_INFINITY, false],
  ])('of %d to %d mg/kg has its reason: %s', (min, max, isSaid) => {
    expect(textOf(harmful(min, max)).includes(reason)).toBe(isSaid);
  });

  it('says from how many values the one was chosen, and what a model gave', () => {
    const text = textOf(harmful(500));
    expect(text).toContain('Active | oral | LD50 500 mg/kg | rat, one of 7 values | – |');
    expect(text).toContain('Active | dermal | LD50 9000 mg/kg (calculated) | Not Available | – |');
  });
});

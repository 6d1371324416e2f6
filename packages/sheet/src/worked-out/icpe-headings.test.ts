import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';

function linesFor(hazards: readonly string[], state = 'Liquid') {
  const ingredients = [{ proportion: '100', handClassification: { hazards, source: 'Supplier' } }];
  const draft = aDraft({ description: { country: 'FR' }, ingredients, properties: { state } });
  return sentencesOf(madeSheet(draft).document.sections).flatMap(({ id, text }) =>
    id.startsWith('regulations.list.icpe') ? [text] : [],
  );
}

describe('the headings of classified installations', () => {
  it('are those of all classes, each with how it came about', () => {
    expect(linesFor(['Flam. Liq. 2 H225', 'Acute Tox. 3 H331', 'Aquatic Chronic 2 H411'])).toEqual([
      '4130 – Acute toxicity by inhalation, category 3 (worked out from the classification)',
      '4331 – Flammable liquids, category 2 or 3 (worked out from the classification)',
      '4511 – Hazardous to the aquatic environment, chronic 2 (worked out from the classification)',
    ]);
  });

  it.each<[what: string, hazards: readonly string[]]>([
    ['toxic by mouth alone', ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301']],
    ['in no class of a heading', ['Skin Irrit. 2 H315']],
  ])('are left to the user for a product that is %s', (_, hazards) => {
    expect(linesFor(hazards)).toEqual([]);
  });
});

import { aDraft } from '@gosds/testkit/builders/a-draft';
import { describe, expect, it } from 'vitest';
import { type Draft } from './draft/draft.ts';
import { makeSheet } from './make-sheet.ts';
import { sentencesDependingOn } from './sentences-depending-on.ts';

const draft = aDraft({
  description: { productName: 'Test thinner' },
  ingredients: [
    {
      id: 'a',
      name: 'Solvent',
      proportion: '60',
      handClassification: { hazards: ['Flam. Liq. 2 H225', 'Skin Irrit. 2 H315'], source: 'supplier' },
    },
    { id: 'b', name: 'Filler', proportion: '40', handClassification: { notHazardous: true, source: 'supplier' } },
  ],
  properties: {
    waterSolubility: 'Insoluble',
    flashPoint: { value: '10', unit: '°C' },
    boilingPoint: { value: '90', unit: '°C' },
    density: { value: '', unit: 'Not Available' },
  },
});

function dependingOn(path: string, of: Draft = draft): readonly string[] {
  const facts = {
    draft: of,
    substances: new Map(),
    sources: new Map(),
    issueDate: '2026-11-01',
    revisionDate: '2026-11-01',
    version: '1.0',
  };
  return sentencesDependingOn(facts, makeSheet(facts).document, path);
}

describe('the sentences that rest on an input', () => {
  it('are its own line and all that its value decides', () => {
    const dependent = dependingOn('properties.flashPoint.value');
    expect(dependent).toContain('properties.flashPoint');
    expect(dependent.some((id) => id.includes('H225'))).toBe(true);
    expect(dependent).toContain('unNumber.adr');
    expect(dependent.some((id) => id.includes('H315'))).toBe(false);
    expect(dependent).not.toContain('properties.boilingPoint');
  });

  it('are the same for the unit as for the value', () => {
    expect(dependingOn('properties.flashPoint.unit')).toEqual(dependingOn('properties.flashPoint.value'));
  });

  it('are those of an ingredient, in the order of reading', () => {
    const dependent = dependingOn('ingredients.0.proportion');
    expect(dependent.some((id) => id.includes('H315'))).toBe(true);
    expect(dependent).toContain('composition.a.name');
    expect(dependent).not.toContain('identifier.name');
  });

  it('are those that wait for a blank input', () => {
    expect(dependingOn('properties.odour')).toEqual(['properties.odour']);
    expect(dependingOn('properties.density.unit')).toEqual(['properties.density']);
  });

  it('are none for an input that the sheet does not print', () => {
    expect(dependingOn('description.logo.width')).toEqual([]);
    expect(dependingOn('add-test')).toEqual([]);
  });
});

import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../draft/draft.ts';
import { makeSheet } from '../../make-sheet.ts';
import type { Substance } from '../../substance.ts';
import { sentencesOf } from '../../model/written.ts';

const corrosive = (supplemental: readonly string[]): Substance => ({
  materialId: 1,
  cwNo: 'CW1',
  name: 'Alkali',
  synonyms: [],
  classification: {
    basis: 'harmonised',
    source: 's',
    hazards: [hazard('Skin Corr. 1B H314')],
    supplemental,
    specificLimits: [],
    ates: [],
    notes: [],
    minimum: [],
  },
  properties: { state: 'liquid' },
  toxicity: [],
  ecotoxicity: [],
  exposureLimits: [],
});

const containmentOf = (supplemental: readonly string[], ph: string) => {
  const { document } = makeSheet({
    draft: draftSchema.parse({
      description: { country: 'DE', language: 'en', productName: 'P' },
      ingredients: [{ id: '1', name: 'Alkali', materialId: 1, proportion: '20' }],
      properties: { state: 'Liquid', ph },
    }),
    substances: new Map([[1, corrosive(supplemental)]]),
    sources: new Map(),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
  });
  return sentencesOf(document.sections).flatMap(({ id }) => /^release\.containment\.(absorb.*)$/.exec(id)?.[1] ?? []);
};

describe('residues of a corrosive product', () => {
  it.each([
    { ph: '11.5', supplemental: [], absorbed: ['absorb', 'absorbBase'] },
    { ph: '11.4', supplemental: [], absorbed: ['absorb'] },
    { ph: '2', supplemental: [], absorbed: ['absorb', 'absorbAcid'] },
    { ph: '2.1', supplemental: [], absorbed: ['absorb'] },
  ])('at pH $ph are taken up by $absorbed', ({ ph, supplemental, absorbed }) => {
    expect(containmentOf(supplemental, ph)).toEqual(absorbed);
  });

  it.each(['EUH031', 'EUH032'])('are never neutralised with acid where an ingredient bears %s', (statement) => {
    expect(containmentOf([statement], '12.8')).toEqual(['absorb']);
  });
});

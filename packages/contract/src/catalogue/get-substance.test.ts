import { expect, it } from 'vitest';
import { readSubstanceFacts, type SubstanceFacts, writeSubstanceFacts } from './get-substance.ts';

it('carries the open end of a measured range over the wire', () => {
  const facts: SubstanceFacts = {
    substance: {
      materialId: 1,
      cwNo: '1',
      name: 'Acetone',
      synonyms: [],
      classification: {
        basis: 'none',
        source: 's',
        hazards: [],
        supplemental: [],
        specificLimits: [],
        ates: [],
        notes: [],
        minimum: [],
      },
      properties: { state: 'liquid', waterSolubility: { min: 1000, max: Infinity, source: 's' } },
      toxicity: [],
      ecotoxicity: [],
      exposureLimits: [],
    },
    sources: [{ id: 's', title: 'Source', date: '2026-01-01' }],
  };
  expect(readSubstanceFacts(JSON.parse(writeSubstanceFacts(facts)))).toEqual(facts);
});

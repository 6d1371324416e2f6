import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { expect, it } from 'vitest';
import { readSubstanceFacts, type SubstanceFacts, writeSubstanceFacts } from './get-substance.ts';

it('carries the open end of a measured range over the wire', () => {
  const facts: SubstanceFacts = {
    substance: aSubstance({
      cwNo: '1',
      name: 'Acetone',
      classification: { basis: 'none' },
      properties: { state: 'liquid', waterSolubility: { min: 1000, max: Infinity, source: 's' } },
    }),
    sources: [{ id: 's', title: 'Source', date: '2026-01-01' }],
  };
  expect(readSubstanceFacts(JSON.parse(writeSubstanceFacts(facts)))).toEqual(facts);
});

import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../../substance.ts';
import { sentencesOf } from '../../model/written.ts';

const corrosive = (supplemental: readonly string[]): Substance =>
  aSubstance({ name: 'Alkali', classification: { hazards: [hazard('Skin Corr. 1B H314')], supplemental } });

const containmentOf = (supplemental: readonly string[], ph: string, substance = corrosive(supplemental)) => {
  const { document } = madeSheet(
    aDraft({ ingredients: [{ name: 'Alkali', materialId: 1, proportion: '20' }], properties: { ph } }),
    [substance],
  );
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

  it.each(['13', '1'])('are neither neutralised nor rinsed where water makes gas of them, at pH %s', (ph) => {
    const hazards = [hazard('Skin Corr. 1B H314'), hazard('Water-react. 2 H261')];
    const reactive = aSubstance({ name: 'Alkali', classification: { hazards } });
    expect(containmentOf([], ph, reactive)).not.toContain('absorbBase');
    expect(containmentOf([], ph, reactive)).not.toContain('absorbAcid');
  });
});

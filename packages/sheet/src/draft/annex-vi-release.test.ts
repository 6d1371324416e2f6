import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { hazardsInForce, noteKey, releaseOf } from './annex-vi-release.ts';
import type { Substance } from '../substance.ts';
import { sentencesOf } from '../model/written.ts';

const naphtha: Substance = aSubstance({
  materialId: 2,
  cwNo: 'CW2',
  name: 'Naphtha',
  cas: '64742-95-6',
  classification: {
    hazards: [hazard('Asp. Tox. 1 H304'), hazard('Carc. 1B H350'), hazard('Muta. 1B H340')],
    notes: ['P'],
  },
});

function sheetTexts(noteEvidence: Record<string, string>): string {
  const draft = aDraft({
    description: { productName: 'Thinner' },
    ingredients: [{ name: 'Naphtha', materialId: 2, proportion: '60', noteEvidence }],
  });
  const { document } = madeSheet(draft, [naphtha]);
  return sentencesOf(document.sections)
    .map(({ text }) => text)
    .join('\n');
}

describe('a class that a note of Annex VI releases from', () => {
  it('stands nowhere in the sheet but in the reason why it is released', () => {
    expect(sheetTexts({})).toMatch(/H350/);
    const released = sheetTexts({ [noteKey(2, 'P')]: 'Benzene < 0.1 %, certificate' });
    expect(released).not.toMatch(/H350|H340/);
    expect(released).toMatch(/Carc\. 1B: every ingredient of the class is released by a note/);
    expect(released).toMatch(/H304/);
  });

  it('falls away by a note that has evidence alone', () => {
    const hazards = [...naphtha.classification.hazards];
    const codes = (notes: Parameters<typeof hazardsInForce>[0]['notes']) =>
      hazardsInForce({ hazards, ...(notes ? { notes } : {}) }).map(({ code }) => code);
    expect(codes([{ note: 'P' }])).toHaveLength(3);
    expect(codes(undefined)).toHaveLength(3);
    expect(codes([{ note: 'L', releasedBy: 'IP 346: 2 %' }])).toEqual(['Asp. Tox. 1', 'Muta. 1B']);
    expect(codes([{ note: 'D', releasedBy: 'no such note' }])).toHaveLength(3);
    expect(hazardsInForce({ hazards: 'not-assessed' })).toEqual([]);
  });

  it('is asked for with its condition and paragraph', () => {
    expect(releaseOf('P')).toEqual({
      condition: 'less than 0.1 % benzene (EC 200-753-7)',
      paragraph: 'CLP Annex VI, 1.1.3.1, Note P',
    });
    expect(releaseOf('D')).toBeUndefined();
  });
});

import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { ClassOutcome } from '../classification.ts';
import { hazard, type HazardClass } from '../hazard.ts';
import { marketById } from '../testing/market-by-id.ts';
import { asAdopted, isCategoryOfMarket } from './adoption.ts';
import { say } from '../message.ts';
import { plainReason } from './reason.ts';

const oral = 'Acute toxicity, oral';
const own = plainReason('own', 'paragraph', say('common-text', { text: 'what decided' }));

const reached = (
  hazardClass: HazardClass,
  notations: readonly string[],
  status: ClassOutcome['status'] = notations.length > 0 ? 'classified' : 'not-classified',
): ClassOutcome => ({ hazardClass, status, hazards: notations.map(hazard), reasons: [own], missing: [] });

describe('what a market took over of a class', () => {
  it.each(['acute', 'long-term'] as const)('names a class that it left out: aquatic, %s', (time) => {
    const hazardClass = `Hazardous to the aquatic environment, ${time}` as const;
    const us = marketById('us');
    const outcome = asAdopted(us, hazardClass, reached(hazardClass, ['Aquatic Acute 1 H400']));
    expect(outcome).toEqual({
      hazardClass,
      status: 'not-adopted',
      hazards: [],
      reasons: [
        plainReason('class-not-adopted', us.law, say('adoption-classNotAdopted', { hazardClass: { hazardClass } })),
      ],
      missing: [],
    });
    expect(asAdopted(us, hazardClass, undefined)).toEqual(outcome);
  });

  it('names a class that nothing was judged in', () => {
    expect(asAdopted(marketById('eu'), oral, undefined)).toMatchObject({ status: 'not-adopted', hazardClass: oral });
  });

  it.each([
    { notations: [] },
    { notations: ['Acute Tox. 4 H302'] },
    { notations: ['Acute Tox. 3 H301', 'Acute Tox. 4 H302'] },
  ])('leaves $notations as they are', ({ notations }) => {
    const outcome = reached(oral, notations);
    expect(asAdopted(marketById('eu'), oral, outcome)).toBe(outcome);
  });

  it('writes a category by the name it has in the market', () => {
    const outcome = reached('Flammable gases', ['Flam. Gas 1A H220']);
    const adopted = asAdopted(marketById('us-2012'), 'Flammable gases', outcome);
    expect(adopted).toEqual({ ...outcome, hazards: [{ code: 'Flam. Gas 1', hCode: 'H220' }] });
  });

  it('names a category that it left out, before the reasons that led there', () => {
    const eu = marketById('eu');
    const adopted = asAdopted(eu, oral, reached(oral, ['Acute Tox. 5 H303']));
    expect(adopted).toMatchObject({ status: 'not-classified', hazards: [], missing: [] });
    expect(adopted.reasons).toEqual([
      plainReason('category-not-adopted', eu.law, say('adoption-categoryNotAdopted', { names: ['Acute Tox. 5'] })),
      own,
    ]);
  });

  it('keeps what it took over of several categories, and names the others', () => {
    const adopted = asAdopted(
      marketById('eu'),
      oral,
      reached(oral, ['Acute Tox. 5 H303', 'Acute Tox. 4 H302', 'Acute Tox. 5 H313']),
    );
    expect(adopted.status).toBe('classified');
    expect(adopted.hazards).toEqual([hazard('Acute Tox. 4 H302')]);
    expect(inEnglish(adopted.reasons[0]?.summary ?? '')).toBe(
      'Acute Tox. 5, Acute Tox. 5: the category is not adopted',
    );
  });

  it('leaves open what stands open', () => {
    const open = asAdopted(marketById('eu'), oral, reached(oral, ['Acute Tox. 5 H303'], 'incomplete'));
    expect(open).toMatchObject({ status: 'incomplete', hazards: [] });
  });
});

describe('a hazard that a sheet of the market may name', () => {
  it.each([
    ['eu', 'Aquatic Acute 1 H400', true],
    ['eu', 'Aquatic Acute 3 H402', false],
    ['un', 'Aquatic Acute 3 H402', true],
    // The law does not have this class, and does not forbid stating it.
    ['us', 'Aquatic Acute 3 H402', true],
    ['eu', 'Eye Irrit. 2A H319', true],
  ] as const)('in %s, %s: %s', (id, notation, expected) => {
    expect(isCategoryOfMarket(marketById(id), hazard(notation))).toBe(expected);
  });
});

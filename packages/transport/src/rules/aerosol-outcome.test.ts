import { inWords } from '@gosds/phrases/in-words';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { classificationOf, mixtureOf, outcomeOf } from '../testing/outcomes-of.ts';
import { aerosolOutcome } from './aerosol-outcome.ts';

const mixture = mixtureOf([['butane', 100]], { physicalState: 'aerosol' });
const other = outcomeOf('Flammable liquids', []);

function outcomeFor(aerosol: ClassOutcome | undefined, beside: readonly string[] = []) {
  const classification = classificationOf(aerosol ? [other, aerosol] : [other]);
  const hazards = [...classification.hazards, ...beside.map(hazard)];
  return aerosolOutcome({ mixture, classification: { ...classification, hazards } });
}
const rules = (outcome: ReturnType<typeof outcomeFor>) =>
  (outcome.status === 'regulated' ? outcome.proposal : outcome).reasons.map(({ ruleId }) => ruleId);
const first = outcomeOf('Aerosols', ['Aerosol 1 H222']);

describe('UN 1950, ADR 2.2.2.1.6', () => {
  it('carries the reason of the category and names nothing', () => {
    const outcome = outcomeFor(first);
    expect(outcome).toMatchObject({
      status: 'regulated',
      proposal: { entry: { un: '1950', class: '2.1' }, technicalNames: [] },
    });
    expect(rules(outcome)).toContain('transport.class-2');
    expect(rules(outcome)).not.toContain('transport.open');
    expect(
      inWords(
        outcome.status === 'regulated' && outcome.proposal.reasons.find(({ ruleId }) => ruleId === 'transport.class-2'),
      ),
    ).toMatchObject({
      summary: 'Aerosols: Aerosol 1; sum of Aerosols',
    });
  });

  it('is 2.1 before 5.1: an aerosol that burns and oxidises has no entry of both', () => {
    expect(outcomeFor(first, ['Ox. Liq. 2 H272'])).toMatchObject({
      proposal: { entry: { class: '2.1', subsidiaryHazards: [] } },
    });
    expect(outcomeFor(outcomeOf('Aerosols', ['Aerosol 3 H229']), ['Ox. Liq. 2 H272'])).toMatchObject({
      proposal: { entry: { class: '2.2', subsidiaryHazards: ['5.1'] } },
    });
  });

  it('is 2.2 where the law judged it and knows no Category 3', () => {
    const outcome = outcomeFor(outcomeOf('Aerosols', []));
    expect(outcome).toMatchObject({ status: 'regulated', proposal: { entry: { class: '2.2' } } });
  });

  it('says what a test could still change', () => {
    const open = { ...first, status: 'incomplete' as const, missing: ['ignition distance', 'enclosed space'] };
    const outcome = outcomeFor(open);
    expect(
      inWords(
        outcome.status === 'regulated' && outcome.proposal.reasons.find(({ ruleId }) => ruleId === 'transport.open'),
      ),
    ).toEqual({
      ruleId: 'transport.open',
      paragraph: 'ADR 2.2.2.1.6',
      summary: 'Still to be settled: category of the aerosol: ignition distance, enclosed space',
      counted: [],
      leftOut: [],
    });
    expect(rules(outcomeFor({ ...open, missing: [] }))).not.toContain('transport.open');
    expect(rules(outcomeFor({ ...open, status: 'classified' }))).not.toContain('transport.open');
  });

  it('waits for the category', () => {
    const open = outcomeOf('Aerosols', [], { status: 'incomplete', missing: ['heat of combustion'] });
    expect(outcomeFor(open)).toMatchObject({ status: 'incomplete', missing: ['heat of combustion'] });
    expect(rules(outcomeFor(open))).toEqual(['transport.class-2']);
    expect(inWords(outcomeFor({ ...open, missing: [] }))).toMatchObject({ missing: ['category of the aerosol'] });
    expect(inWords(outcomeFor(undefined))).toEqual({
      status: 'incomplete',
      missing: ['category of the aerosol'],
      reasons: [],
    });
  });

  it('may not hold what is of packing group I', () => {
    for (const notation of ['Acute Tox. 1 H330', 'Skin Corr. 1A H314']) {
      expect(inWords(outcomeFor(first, [notation]))).toMatchObject({
        status: 'incomplete',
        missing: ['approval: contents of packing group I are not allowed'],
        reasons: [{ ruleId: 'transport.class-2' }],
      });
    }
  });
});

import { inEnglish } from '@gosds/phrases/say-message';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from './classify-for-transport.ts';
import type { TransportOutcome } from './transport.ts';

const codes = [
  [],
  ['Flam. Liq. 2 H225'],
  ['Flam. Liq. 3 H226'],
  ['Acute Tox. 2 H300'],
  ['Acute Tox. 3 H311'],
  ['Skin Corr. 1A H314'],
  ['Skin Corr. 1B H314', 'Met. Corr. 1 H290'],
  ['Skin Corr. 1C H314'],
  ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'],
  ['Aquatic Chronic 2 H411'],
];

const product = fc.record({
  parts: fc.array(fc.record({ kind: fc.constantFrom(...codes), parts: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  flash: fc.integer({ min: -20, max: 90 }),
  ph: fc.integer({ min: 0, max: 14 }),
});
type Product = typeof product extends fc.Arbitrary<infer One> ? One : never;

function transport({ parts, flash, ph }: Product, turn: <T>(list: readonly T[]) => readonly T[] = (list) => list) {
  const total = parts.reduce((sum, one) => sum + one.parts, 0);
  const mixture: Mixture = {
    physicalState: 'liquid',
    properties: {
      flashPointC: { min: flash, max: flash },
      initialBoilingPointC: { min: 80, max: 80 },
      ph: { min: ph, max: ph },
    },
    ingredients: turn(
      parts.map(({ kind, parts: share }, at) => ({
        id: `i${at}`,
        name: `ingredient ${at}`,
        concentration: exactly(Math.floor(percent(100) * (share / total))),
        hazards: kind.map(hazard),
      })),
    ),
  };
  return classifyForTransport({ mixture, classification: classifyMixture(mixture, marketById('eu')) });
}

const entryOf = (outcome: TransportOutcome) =>
  outcome.status === 'regulated'
    ? [outcome.proposal.entry.un, outcome.proposal.entry.packingGroup, outcome.proposal.environmentallyHazardous]
    : outcome.status;

/** `not-regulated` is the mildest outcome. Undefined for an open outcome. */
function severity(outcome: TransportOutcome): number | undefined {
  if (outcome.status === 'incomplete') return undefined;
  if (outcome.status === 'not-regulated') return 0;
  return 4 - ['I', 'II', 'III'].indexOf(outcome.proposal.entry.packingGroup ?? 'III') - 1;
}

describe('the transport of any liquid', () => {
  it('does not depend on the order of its ingredients', () => {
    fc.assert(
      fc.property(product, (one) => {
        const turned = transport(one, (list) => [...list].reverse());
        expect(entryOf(turned)).toEqual(entryOf(transport(one)));
      }),
      { seed: 61, numRuns: 150 },
    );
  });

  it('never gets a milder packing group by a lower flash point', () => {
    fc.assert(
      fc.property(product, fc.integer({ min: 1, max: 60 }), (one, colder) => {
        const before = severity(transport(one));
        const after = severity(transport({ ...one, flash: one.flash - colder }));
        if (before !== undefined && after !== undefined) expect(after).toBeGreaterThanOrEqual(before);
      }),
      { seed: 62, numRuns: 150 },
    );
  });

  it('never gets a milder packing group by a more severe ingredient', () => {
    const steps: readonly (readonly [number, number])[] = [
      [7, 6],
      [6, 5],
      [4, 3],
      [0, 1],
      [0, 3],
      [0, 5],
    ];
    fc.assert(
      fc.property(product, fc.constantFrom(...steps), ({ parts, ...rest }, [milder, worse]) => {
        const withFirst = (kind: number) =>
          transport({ ...rest, parts: parts.map((one, at) => (at === 0 ? { ...one, kind: codes[kind] ?? [] } : one)) });
        const before = severity(withFirst(milder));
        const after = severity(withFirst(worse));
        if (before !== undefined && after !== undefined) expect(after).toBeGreaterThanOrEqual(before);
      }),
      { seed: 63, numRuns: 200 },
    );
  });

  it('has a reason for every class, met or not, whatever the outcome', () => {
    fc.assert(
      fc.property(product, (one) => {
        const outcome = transport(one);
        const reasons = outcome.status === 'regulated' ? outcome.proposal.reasons : outcome.reasons;
        const rules = reasons.map(({ ruleId }) => ruleId);
        for (const own of ['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8']) {
          expect(rules.some((rule) => rule.startsWith(`transport.class-${own}`))).toBe(true);
        }
        expect(reasons.every(({ paragraph, summary }) => paragraph !== '' && inEnglish(summary) !== '')).toBe(true);
      }),
      { seed: 64, numRuns: 60 },
    );
  });
});

import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput, TransportMode } from '../transport-input.ts';

type Part = readonly [cas: string, share: number, ...hazards: string[]];

function inputOf(state: 'solid' | 'liquid', parts: readonly Part[], ph?: number): TransportInput {
  const mixture: Mixture = {
    physicalState: state,
    properties: ph === undefined ? {} : { ph: { min: ph, max: ph } },
    ingredients: parts.map(([cas, share, ...hazards]) => ({
      id: cas,
      name: cas,
      cas,
      concentration: exactly(percent(share)),
      hazards: hazards.map(hazard),
    })),
  };
  return { mixture, classification: classifyMixture(mixture, marketById('eu')) };
}

describe('soda lime, which special provision 62 exempts with up to 4 % of sodium hydroxide', () => {
  const sodaLime = (hydroxide: number, mode: TransportMode) => {
    const parts: Part[] = [
      ['1305-62-0', 80, 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'],
      ['1310-73-2', hydroxide, 'Skin Corr. 1A H314', 'Met. Corr. 1 H290'],
      ['7732-18-5', 20 - hydroxide],
    ];
    const input = inputOf('solid', parts, 13);
    const outcome = classifyForTransport({ ...input, mode });
    return outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status;
  };

  it.each(['adr', 'imdg', 'iata', 'adg'] as const)('by %s: under, at and over the limit', (mode) => {
    expect([3.99, 4, 4.01].map((share) => sodaLime(share, mode))).toEqual(['not-regulated', 'not-regulated', '1907']);
  });

  it.each(['us', 'ca'] as const)('not by %s, where the criteria decide', (mode) => {
    expect(sodaLime(4, mode)).not.toBe('not-regulated');
    expect(sodaLime(4, mode)).not.toBe('1907');
  });

  it('not beside another dangerous ingredient', () => {
    const input = inputOf('solid', [
      ['1305-62-0', 80, 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'],
      ['1310-73-2', 4, 'Skin Corr. 1A H314'],
      ['1310-58-3', 6, 'Skin Corr. 1A H314'],
      ['7732-18-5', 10],
    ]);
    expect(classifyForTransport(input).status).not.toBe('not-regulated');
  });
});

describe('a bath of several cyanides', () => {
  const toxic = ['Acute Tox. 2 H300', 'Acute Tox. 1 H310', 'Acute Tox. 2 H330'];
  const bath = (ph: number | undefined, ...more: readonly Part[]) => {
    const parts: Part[] = [['151-50-8', 8, ...toxic], ['506-61-6', 5, ...toxic], ...more, ['7732-18-5', 84]];
    const outcome = classifyForTransport(inputOf('liquid', parts, ph));
    if (outcome.status !== 'regulated') return outcome.status;
    const { un, class: main, subsidiaryHazards, packingGroup } = outcome.proposal.entry;
    return [un, main, ...subsidiaryHazards, packingGroup].join(' ');
  };

  it('is a cyanide solution, whatever its pH, since no ingredient corrodes', () => {
    expect(bath(undefined)).toBe('1935 6.1 I');
    expect(bath(12)).toBe('1935 6.1 I');
  });

  it('stays open beside an alkali without sub-category', () => {
    expect(bath(13, ['1310-73-2', 3, 'Skin Corr. 1 H314'])).toBe('incomplete');
  });

  it('of one cyanide has the entry of its solution', () => {
    const outcome = classifyForTransport(
      inputOf(
        'liquid',
        [
          ['151-50-8', 10, ...toxic],
          ['7732-18-5', 90],
        ],
        12,
      ),
    );
    expect(outcome).toMatchObject({ status: 'regulated', proposal: { entry: { un: '3413' } } });
  });
});

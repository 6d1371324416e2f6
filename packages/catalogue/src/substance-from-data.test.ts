import type { CompiledFacts, CompiledLimit } from '@gosds/data/compiled-substance';
import { expect, it } from 'vitest';
import { substanceFromData } from './substance-from-data.ts';

const classified = (changes: Partial<CompiledFacts['classification']>) =>
  substanceFromData({
    materialId: 9001,
    name: 'Peroxide',
    synonyms: [],
    classification: {
      basis: 'harmonised',
      source: 'clp-annex-vi',
      hazards: [],
      supplemental: [],
      limits: [],
      ates: [],
      notes: [],
      minimum: [],
      ...changes,
    },
    properties: { state: 'liquid' },
    toxicity: [],
    ecotoxicity: [],
  });

const oxidising: CompiledLimit['hazard'] = ['Ox. Liq. 1', 'H271'];

it.each<readonly [CompiledLimit, object]>([
  [{ hazard: oxidising, from: 50 }, { lower: 500_000_000 }],
  [{ hazard: oxidising, above: 50 }, { lower: 500_000_001 }],
  [{ hazard: oxidising, below: 50 }, { upper: 500_000_000 }],
  [{ hazard: oxidising, upTo: 50 }, { upper: 500_000_001 }],
])('a limit counts its number or not: %j', (limit, ends) => {
  expect(classified({ limits: [limit] }).classification.specificLimits).toEqual([
    { outcome: { code: 'Ox. Liq. 1', hCode: 'H271' }, ...ends },
  ]);
});

it('a limit without a category is that of an EUH statement', () => {
  const { classification } = classified({ limits: [{ hazard: ['', 'EUH031'], from: 5 }] });
  expect(classification.supplementalLimits).toEqual([{ code: 'EUH031', atLeast: 50_000_000 }]);
  expect(classification.specificLimits).toEqual([]);
});

it('the number of a substance is what it is known by', () => {
  expect(classified({}).cwNo).toBe('CW009001');
});

it.each([
  ['Acute Tox. 4', 'H314'],
  ['Skin Corr. 3', 'H314'],
  ['Repr. 1B', 'H360x'],
])('refuses %s %s', (category, statement) => {
  expect(() => classified({ hazards: [[category, statement]] })).toThrow(`No such hazard: ${category} ${statement}`);
});

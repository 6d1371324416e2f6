import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { marketById } from '../testing/market-by-id.ts';

const eu = marketById('eu');

const { path: file, isThere } = publicFile('reference/clp_mixture_rules/clp_generic_limits_annex_i_2026-05.tsv');

/** Rows of the public list by key, with only the columns that the comparison needs. */
function readReference(): ReadonlyMap<
  string,
  { readonly kind: string; readonly limit: number; readonly value: number }
> {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split('\t');
  const cell = (line: string, name: string) => line.split('\t')[columns.indexOf(name)] ?? '';
  return new Map(
    lines.map((line) => [
      cell(line, 'rule_key'),
      { kind: cell(line, 'kind'), limit: Number(cell(line, 'limit_low')), value: Number(cell(line, 'value')) },
    ]),
  );
}

const sums = [eu.skin, eu.eye, eu.aspiration, ...eu.additive].flatMap(({ rows }) => rows);
const singles = [...eu.individual, eu.skinNonAdditive, eu.eyeNonAdditive].flatMap(({ rows }) => rows);
const statements = [...(eu.supplemental.elicitation ?? []), ...(eu.supplemental.onRequest ?? [])];
const limitOf = (id: string): number | undefined =>
  [...sums, ...singles, ...statements].find((row) => row.id === id)?.atLeast;

/** Key of the public list and our row for the same limit. */
const pairs: readonly (readonly [key: string, row: string])[] = [
  ['T3.2.3-CORR-SUM-GE5', 'skin.corrosive-5'],
  ['T3.2.3-CORR-SUM-1-5', 'skin.corrosive-1'],
  ['T3.2.3-IRRIT-SUM-GE10', 'skin.irritant-10'],
  ['T3.2.3-WEIGHTED-GE10', 'skin.weighted-10'],
  ['T3.2.4-OTHER-CORR', 'skin.single-corrosive-1'],
  ['T3.2.4-OTHER-IRRIT', 'skin.single-irritant-3'],
  ['T3.3.3-CORR+DAM-SUM-GE3', 'eye.damaging-3'],
  ['T3.3.3-CORR+DAM-SUM-1-3', 'eye.damaging-1'],
  ['T3.3.3-IRRIT-SUM-GE10', 'eye.irritant-10'],
  ['T3.3.3-WEIGHTED-GE10', 'eye.weighted-10'],
  ['T3.3.4-OTHER-CORR-DAM', 'eye.single-damaging-1'],
  ['T3.3.4-OTHER-IRRIT', 'eye.single-irritant-3'],
  ['T3.4.5-RESP1-SL', 'resp-sens.1'],
  ['T3.4.5-RESP1A-SL', 'resp-sens.1a'],
  ['T3.4.5-RESP1B-SL', 'resp-sens.1b'],
  ['T3.4.5-SKIN1', 'skin-sens.1'],
  ['T3.4.5-SKIN1A', 'skin-sens.1a'],
  ['T3.4.5-SKIN1B', 'skin-sens.1b'],
  ['T3.4.6-SKIN1', 'euh208.1'],
  ['T3.4.6-SKIN1A', 'euh208.1a'],
  ['T3.4.6-RESP1-SL', 'euh208.1'],
  ['T3.4.6-RESP1A-SL', 'euh208.1a'],
  ['T3.5.2-1A', 'muta.1a'],
  ['T3.5.2-1B', 'muta.1b'],
  ['T3.5.2-2', 'muta.2'],
  ['T3.6.2-1A', 'carc.1a'],
  ['T3.6.2-1B', 'carc.1b'],
  ['T3.6.2-2', 'carc.2'],
  ['T3.6.2-2-SDS', 'euh210.carcinogen'],
  ['T3.7.2-1A', 'repr.1a'],
  ['T3.7.2-1B', 'repr.1b'],
  ['T3.7.2-2', 'repr.2'],
  ['T3.7.2-LACT', 'lact'],
  ['T3.7.2-SDS', 'euh210.reproductive'],
  ['T3.8.3-1-GE10', 'stot-se.category-1'],
  ['T3.8.3-1-1-10', 'stot-se.category-1-low'],
  ['T3.8.3-2-GE10', 'stot-se.category-2'],
  ['3.8.3.4.5-CAT3-GCL20', 'stot-se-3.irritation-20'],
  ['3.8.3.4.5-CAT3-GCL20', 'stot-se-3.narcosis-20'],
  ['T3.9.4-1-GE10', 'stot-re.category-1'],
  ['T3.9.4-1-1-10', 'stot-re.category-1-low'],
  ['T3.9.4-2-GE10', 'stot-re.category-2'],
  ['3.10.3.3.1.2-CAT1', 'aspiration.sum-10'],
  ['T3.11.2-1', 'ed-hh.category-1'],
  ['T3.11.2-2', 'ed-hh.category-2'],
  ['T3.11.2-2-SDS', 'euh210.endocrine'],
  ['T4.1.1-ACUTE1', 'aquatic-acute.acute-1'],
  ['T4.1.2-CHRONIC1', 'aquatic-chronic.chronic-1'],
  ['T4.1.2-CHRONIC2', 'aquatic-chronic.chronic-2'],
  ['T4.1.2-CHRONIC3', 'aquatic-chronic.chronic-3'],
  ['T4.1.2-CHRONIC4', 'aquatic-chronic.chronic-4'],
  ['T4.2.2-1', 'ed-env.category-1'],
  ['T4.2.2-2', 'ed-env.category-2'],
  ['4.3.3.1-PBT', 'pbt.pbt'],
  ['4.3.3.1-VPVB', 'pbt.vpvb'],
  ['4.4.3.1-PMT', 'pmt.pmt'],
  ['4.4.3.1-VPVM', 'pmt.vpvm'],
  ['T5.1-OZONE', 'ozone.1'],
];

describe.skipIf(!isThere)('limits of CLP Annex I against a public list of them', () => {
  const reference = isThere ? readReference() : new Map<string, never>();

  it.each(pairs)('%s is what %s says', (key, row) => {
    expect(limitOf(row)).toBe(percent(reference.get(key)?.limit ?? Number.NaN));
  });

  it('has every generic limit and sum of the list, but those taken as the pH rule or for gases', () => {
    const compared = new Set([
      ...pairs.map(([key]) => key),
      'T3.2.4-ACID',
      'T3.2.4-BASE',
      'T3.3.4-ACID',
      'T3.3.4-BASE',
    ]);
    const left = [...reference]
      .filter(
        ([key, { kind }]) => (kind === 'GCL' || kind === 'SUMMATION') && !compared.has(key) && !key.endsWith('-GAS'),
      )
      .map(([key]) => key);
    expect(left).toEqual(['3.10.3.3.1.3-LAYERS']);
  });

  it.each([
    { key: 'T3.4.5-RESP1-GAS', id: 'resp-sens.1' },
    { key: 'T3.4.5-RESP1A-GAS', id: 'resp-sens.1a' },
    { key: 'T3.4.5-RESP1B-GAS', id: 'resp-sens.1b' },
  ])('$key is the limit of $id in gases', ({ key, id }) => {
    expect(singles.find((row) => row.id === id)?.atLeastInGas).toBe(percent(reference.get(key)?.limit ?? Number.NaN));
  });

  it('agrees on what is relevant, unknown and thin', () => {
    const at = (key: string) => percent(reference.get(key)?.limit ?? Number.NaN);
    expect(eu.acuteToxicity.relevance).toEqual([
      ...Array.from({ length: 3 }, () => at('T1.1-ACUTE_TOX-CAT1-3')),
      at('T1.1-ACUTE_TOX-CAT4'),
    ]);
    expect(eu.acuteToxicity.unknown.relevantFrom).toBe(at('3.1.3.6.2.2-UNKNOWN'));
    expect(eu.acuteToxicity.unknown.correctionAbove).toBe(at('3.1.3.6.2.3-UNKNOWN-GT10'));
    expect(eu.aspiration.viscosityAtMost.mm2PerS).toBe(reference.get('3.10.3.3.1.2-CAT1')?.value);
    const cutOffs = eu.additive.flatMap(({ relevance }) => relevance.map(({ atLeast }) => atLeast));
    expect(cutOffs).toEqual([
      percent(1),
      percent(1),
      at('4.1.3.1-RELEVANT-A1C1'),
      percent(1),
      at('4.1.3.1-RELEVANT-A1C1'),
      at('4.1.3.1-RELEVANT-C2-4'),
    ]);
  });
});

import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { pictogramsBesideTransportLabels } from './transport-pictograms.ts';

const shown = (codes: readonly string[]) =>
  codes.map((value) => ({ value, paragraph: 'test', why: { key: '', values: {} } }));

describe('pictograms beside labels of the dangerous goods rules', () => {
  it.each([
    [['GHS02', 'GHS07'], ['3'], ['GHS07'], ['GHS02']],
    [['GHS05', 'GHS06'], ['8', '6.1'], [], ['GHS05', 'GHS06']],
    [['GHS06', 'GHS04'], ['2.3'], ['GHS04'], ['GHS06']],
    [['GHS03', 'GHS04'], ['2.2', '5.1'], [], ['GHS03', 'GHS04']],
    [['GHS09'], ['9'], ['GHS09'], []],
    [['GHS09'], ['9', 'EHS'], [], ['GHS09']],
    [['GHS08'], ['6.1'], ['GHS08'], []],
  ])('%s beside %s leaves %s', (codes, labels, kept, gone) => {
    const found = pictogramsBesideTransportLabels(shown(codes), labels, 'eu');
    expect(found.kept.map(({ value }) => value)).toEqual(kept);
    expect(found.mayOmit.map(({ value }) => value)).toEqual(gone);
  });

  it('cites the law of the market, and leaves all where it has no such rule', () => {
    const of = (market: 'us' | 'ca') => pictogramsBesideTransportLabels(shown(['GHS02']), ['3'], market);
    expect(inWords(of('us').mayOmit)).toEqual([
      {
        value: 'GHS02',
        paragraph: '29 CFR 1910.1200 App. C, C.2.3.3',
        why: 'the transport label 3 shows the same hazard',
      },
    ]);
    expect(of('ca').mayOmit).toEqual([]);
  });
});

import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

/** HFC-134a with nitrogen. */
const blend = (share: number, country = 'MX') =>
  printedSentences({
    shares: { '811-97-2': share, '7727-37-9': 100 - share },
    country,
    properties: { state: 'Gas', packedGas: 'liquefied' },
  });

describe('the global warming potential', () => {
  it.each([
    [1, ['1']],
    [0.9, []],
  ])('of a fluorinated gas stands in section 12 from 1 %% on: %s %%', (share, rows) => {
    expect(blend(share).ids('adverse.warming.')).toEqual(rows);
  });

  it.each(['MX', 'DE', 'US', 'JP'])('is told by the law of every country: %s', (country) => {
    expect(blend(100 - 1, country).text('adverse.warming.1')).toMatch(
      /: global warming potential 1430 over 100 years\.$/,
    );
  });

  it('is told of nothing else', () => {
    expect(
      printedSentences({ shares: { '74-98-6': 100 }, properties: { state: 'Gas' } }).ids('adverse.warming.'),
    ).toEqual([]);
  });
});

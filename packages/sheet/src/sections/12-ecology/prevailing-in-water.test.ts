import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const liquid = { state: 'Liquid' };
const water = '7732-18-5';
const imidacloprid = '138261-41-3';

describe('an ingredient that decides a class for water as a trace', () => {
  const { ids, text } = printedSentences({
    shares: { [imidacloprid]: 0.03, [water]: 99.97 },
    properties: liquid,
  });

  it('stands in all of section 12', () => {
    expect(text('accumulation.1')).toContain('log Kow 0.57');
    expect(ids('mobility.')).not.toEqual([]);
    expect(text('degradability.noValues')).toContain('Imidacloprid');
  });

  it('keeps its class before the milder values that are printed', () => {
    expect(text('ecology.prevails.1')).toBe(
      'Imidacloprid (ISO): the classification Aquatic Acute 1, H400 goes before the milder values in the table; it may rest on more sensitive organisms.',
    );
  });
});

it.each([
  [0.00025, true],
  [0.00024, false],
])('a trace of %d %% with M = 1000 decides a class: %s', (share, decides) => {
  const { text } = printedSentences({ shares: { [imidacloprid]: share, [water]: 99.9 }, properties: liquid });
  expect(text('accumulation.1') !== '').toBe(decides);
});

it('says nothing of a class that the printed values bear out', () => {
  const { ids } = printedSentences({ shares: { '7681-52-9': 10, [water]: 90 }, properties: liquid });
  expect(ids('ecology.prevails.')).toEqual([]);
});

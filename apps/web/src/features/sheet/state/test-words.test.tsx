import { everyTest } from '@gosds/sheet/draft/given-tests';
import { describe, expect, it } from 'vitest';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { loadEngineWords } from '../../../words/words.ts';
import { answerName, choiceName, neverName, testMethods, testName, unitName } from './test-words.ts';

/** Every text of the tests, from the table and as shown on the screens. */
const texts = () =>
  everyTest.flatMap((test) => [
    { table: test.label, said: testName(test) },
    ...(test.methods === '' ? [] : [{ table: test.methods, said: testMethods(test) }]),
    ...test.fields.flatMap((field) => [
      { table: field.label, said: answerName(test, field) },
      ...('unit' in field && field.unit ? [{ table: field.unit, said: unitName(field.unit) }] : []),
      ...(field.kind === 'choice'
        ? field.options.map((option) => ({ table: option.label, said: choiceName(test, field, option) }))
        : []),
      ...(field.kind === 'number' && field.orNone !== undefined
        ? [{ table: field.orNone, said: neverName(test, field, field.orNone) }]
        : []),
    ]),
  ]);

/** True for codes, symbols and names of methods, which are the same in every language. */
const isWordless = (text: string) => !/\p{Ll}{4,}/u.test(text);

describe('the tests of the product', () => {
  it('are called in English as the sheet calls them', () => {
    for (const { table, said } of texts()) expect(said).toBe(table);
  });

  it('have all their words in the message files', async () => {
    await speakPseudoLanguage();
    await loadEngineWords();
    const left = texts().filter(({ said }) => !isWordless(said) && !said.startsWith('⟦'));
    expect([...new Set(left.map(({ said }) => said))]).toEqual([]);
  });
});

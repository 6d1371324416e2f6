import { cite } from '@gosds/ghs/message';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { describe, expect, it } from 'vitest';
import { loadLawWords } from './law-words.ts';

const citedIn = async (tag: string) => {
  const language = interfaceLanguages.find((each) => each.tag === tag);
  if (!language) throw new RangeError(tag);
  return (await loadLawWords(language)).say(cite('CLP Annex I, 3.10.3.3'));
};

describe('the words of the law', () => {
  it('keep the order of numbers and codes in a line from right to left', async () => {
    expect(await citedIn('ar')).toContain('\u2066CLP\u2069');
  });

  it('are without marks in a line from left to right', async () => {
    expect(await citedIn('de')).not.toMatch(/[\u2066-\u2069]/u);
  });
});

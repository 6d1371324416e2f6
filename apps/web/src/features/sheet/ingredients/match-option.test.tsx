import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/in-english.ts';
import { loadLawWords } from '../../../words/law-words.ts';
import { speak } from '../../../words/words.ts';
import { MatchOption } from './match-option.tsx';

afterEach(speakEnglish);

async function shown(tag: string, highlight: string): Promise<readonly string[]> {
  const language = interfaceLanguages.find((each) => each.tag === tag);
  if (!language) throw new RangeError(tag);
  speak(language, { first: await language.loadFirst(), law: await loadLawWords(language) });
  const match = {
    MaterialId: 1,
    Name: 'Benzyl alcohol',
    Cas: '100-51-6',
    CwNo: '',
    Highlight: highlight,
    IsName: false,
    IsSimilar: false,
    Pictograms: [],
    HazardCodes: ['H302'],
  };
  render(<MatchOption id="option" match={match} isActive={false} rowId={undefined} onPick={() => undefined} />);
  return Array.from(screen.getByRole('option').children, (part) => part.textContent);
}

it('names a match in the language of the screens, with the English name of the catalogue below', async () => {
  expect(await shown('de', 'Benzylalkohol')).toEqual(['Benzylalkohol', '100-51-6', 'Benzyl alcohol', 'H302']);
});

it('names it once in English, and what else met the key below', async () => {
  expect(await shown('en', 'Phenylmethanol')).toEqual(['Benzyl alcohol', '100-51-6', 'Phenylmethanol', 'H302']);
});

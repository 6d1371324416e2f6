import { countries } from '@gosds/sheet/profiles/countries';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { afterEach, describe, expect, it } from 'vitest';
import { speakEnglish } from '../testing/in-english.ts';
import { countryOptions, languageTitle, nameOfCountry, nameOfLanguage } from './place-names.ts';
import { speak } from './words.ts';

async function speakIn(tag: string): Promise<void> {
  const language = interfaceLanguages.find((each) => each.tag === tag);
  if (!language) throw new RangeError(tag);
  speak(language, { first: await language.loadFirst() });
}

afterEach(speakEnglish);

const labels = () => countryOptions(countries).map(({ label }) => label);

describe('the names of countries and languages', () => {
  it('are those of our own list in English, in its order', () => {
    expect(labels()).toEqual(countries.map(({ name }) => name));
    expect(nameOfLanguage('en+fr')).toBe('English and French');
    expect(nameOfCountry('')).toBeUndefined();
  });

  it.each([
    ['de', 'Nicht angegeben', 'Südkorea', 'Englisch und Französisch', 'Deutsch'],
    ['fr', 'Non précisé', 'Corée du Sud', 'anglais et français', 'Allemand'],
    ['es', 'Sin especificar', 'Corea del Sur', 'inglés y francés', 'Alemán'],
    ['zh', '未指定', '韩国', '英语和法语', '德语'],
    ['ar', 'غير محدد', 'كوريا الجنوبية', 'الإنجليزية والفرنسية', 'الألمانية'],
  ])('are in %s those of its speakers, by their alphabet', async (tag, none, korea, both, german) => {
    await speakIn(tag);
    const [first, ...others] = labels();
    expect(first).toBe(none);
    expect(others).toEqual(others.toSorted(new Intl.Collator(tag).compare));
    expect([nameOfCountry('KR'), nameOfLanguage('en+fr'), languageTitle('de')]).toEqual([korea, both, german]);
  });
});

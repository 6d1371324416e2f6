import { describe, expect, it } from 'vitest';
import { boundGroups } from './bound-words.ts';

const bound = (text: string) => boundGroups(text).flatMap((group) => (group.bound ? [group.text] : []));

describe('words that stay on one line', () => {
  it.each([
    { text: 'Keep below 25 °C in the dark', kept: ['25 °C'] },
    { text: 'Contains 10 – < 25 % of xylene', kept: ['10 – < 25 %'] },
    { text: 'Oral LD50 2,755 mg/kg bw in the rat', kept: ['2,755 mg/kg'] },
    { text: 'limit > 480 min. of use', kept: ['> 480 min.'] },
    { text: 'Flam. Liq. 2, H225; Aquatic Chronic 3, H412', kept: ['Liq. 2,', 'Chronic 3,'] },
    { text: 'STOT SE 3 and Skin Corr. 1B follow', kept: ['SE 3', 'Corr. 1B'] },
    { text: 'shipped as UN 1993 by sea', kept: ['UN 1993'] },
    { text: 'a share (w/w) of mg/m³', kept: ['(w/w)', 'mg/m³'] },
    { text: 'STOT SE 2; H371: 3 % ≤ C < 10 % here', kept: ['SE 2;', '3 % ≤ C < 10 %'] },
    { text: 'Identifikator EG 203-625-9 hier', kept: ['EG 203-625-9'] },
    { text: 'see Article 57(f) there', kept: ['Article 57(f)'] },
    { text: 'by Regulation (EU) 2020/878 now', kept: ['(EU) 2020/878'] },
    { text: 'according to 40 CFR Part 261 here', kept: ['40 CFR', 'Part 261'] },
    { text: 'Umweltgefahr, Kategorie 2, H411', kept: ['Kategorie 2,'] },
    { text: 'tekrarlı maruz kalma, Kategori 2', kept: ['Kategori 2'] },
    { text: '眼刺激性 区分 2A', kept: ['区分 2A'] },
    { text: '合計 40% ≥ 10%', kept: ['40% ≥ 10%'] },
    { text: 'toplam %40 ≥ %10 ile', kept: ['%40 ≥ %10'] },
    { text: 'of 2750 mg/kg ≥ 2000 mg/kg here', kept: ['2750 mg/kg ≥ 2000 mg/kg'] },
    { text: 'Concentration (% by weight)', kept: ['(% by'] },
    { text: 'environment - Acute hazard - Category 1', kept: ['environment -', 'hazard -', 'Category 1'] },
    { text: 'a non-ionic one', kept: [] },
    { text: 'no numbers here at all', kept: [] },
    { text: 'paints/varnishes of industrial/professional users', kept: [] },
  ])('$text', ({ text, kept }) => {
    expect(bound(text)).toEqual(kept);
  });

  it('never loses or adds a sign', () => {
    for (const text of [
      '',
      ' ',
      '  two  spaces ',
      '25 °C\n30 °C',
      'a 1 b 2',
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17',
    ]) {
      expect(
        boundGroups(text)
          .map((group) => group.text)
          .join(''),
      ).toBe(text);
    }
  });
});

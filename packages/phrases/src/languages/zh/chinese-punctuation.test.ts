import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryName } from '../../market-terms.ts';
import { statementText, wordingOf } from '../../statement-text.ts';
import { chinesePunctuation } from './chinese-punctuation.ts';
import { chinese } from './language.ts';

describe('the signs of a Chinese sentence', () => {
  it.each([
    ['急性毒性, 经口 - 类别3', '急性毒性-经口，类别3'],
    ['特异性靶器官毒性-一次接触: 麻醉效应', '特异性靶器官毒性-一次接触（麻醉效应）'],
    ['自反应物质和混合物 - C型和D型', '自反应物质和混合物，C型和D型'],
    ['对器官(肝, 肾)造成损害。', '对器官（肝，肾）造成损害。'],
    ['STOT SE 3, H336 (麻醉效应)', 'STOT SE 3, H336（麻醉效应）'],
    ['Flam. Liq. 2, H225; Acute Tox. 4, H332. 附件VI的注释', 'Flam. Liq. 2, H225；Acute Tox. 4, H332。附件VI的注释'],
    ['表3.1.1: 2750 mg/kg < 5000 mg/kg.', '表3.1.1：2750 mg/kg < 5000 mg/kg。'],
    ['表4.1.4: 40 % ≥ 25 %.', '表4.1.4：40% ≥ 25%。'],
    ['易燃液体，类别2; H225', '易燃液体，类别2；H225'],
    ['就医。 保暖。', '就医。保暖。'],
    ['含有1,2-Benzisothiazol-3(2H)-one。', '含有1,2-Benzisothiazol-3(2H)-one。'],
    ['由Example Ltd.', '由Example Ltd.'],
  ])('%s', (joined, set) => {
    expect(chinesePunctuation(joined)).toBe(set);
  });

  it('leaves text without Chinese alone, and changes nothing but signs', () => {
    const latin = 'Karmaus et al. 2022, Toxicological Sciences 188:34 (curated); LD50: 5 %.';
    expect(chinesePunctuation(latin)).toBe(latin);
    const piece = fc.constantFrom(
      '易燃',
      'H225',
      ', ',
      '; ',
      ': ',
      ' ',
      '(',
      ')',
      '. ',
      '12',
      ' %',
      '。',
      '类别2',
      ' - ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = chinesePunctuation(pieces.join(''));
        expect(once.replaceAll(/[^\p{Script=Han}\p{L}\d]/gu, '')).toBe(
          pieces.join('').replaceAll(/[^\p{Script=Han}\p{L}\d]/gu, ''),
        );
      }),
      { seed: 7 },
    );
  });
});

describe('open places of the statements', () => {
  const wording = wordingOf('un', chinese);

  it('take organ and route in the order of Chinese', () => {
    expect(statementText('H372', wording)).toBe('长期或重复接触会对器官造成伤害。');
    expect(statementText('H372', wording, { organs: '肝', route: 'inhalation' })).toBe(
      '经吸入长期或重复接触会对器官（肝）造成伤害。',
    );
    expect(statementText('H351', wording, { route: 'inhalation' })).toBe('怀疑经吸入会致癌。');
    expect(statementText('EUH208', wording)).toBe('含有一种致敏物质。可能引起过敏反应。');
  });

  it('name a category as the catalogue of hazardous chemicals does', () => {
    const hazard = { code: 'Acute Tox. 3', hCode: 'H311' };
    expect(categoryName(hazard, wording)).toBe('急性毒性-经皮，类别3');
    expect(categoryName(hazard, wordingOf('eu', chinese))).toBe('急性毒性-经皮，类别3');
  });
});

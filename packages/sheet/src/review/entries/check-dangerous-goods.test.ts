import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { nosText } from '../../draft/nos-text.ts';
import { checkDangerousGoods, checkNosChoice } from './check-dangerous-goods.ts';
import { dangerousGoodsSchema } from '../../draft/draft.ts';

const messagesOf = (fields: object) =>
  checkDangerousGoods(dangerousGoodsSchema.parse(fields)).map(({ path, message }) => [path, findingInEnglish(message)]);

describe('the dangerous goods step', () => {
  it.each(['', '1', '1234', '123456', 'None', 'NA1', 'NA1234'])('takes the UN number %s', (unNumber) => {
    expect(messagesOf({ unNumber, dgClass: /\d/.test(unNumber) ? '3' : '' })).toEqual([]);
  });

  it.each(['1234567', 'NA', 'NA12345', 'none', 'UN1234', '12a'])(
    'refuses the UN number %s with the tip',
    (unNumber) => {
      expect(messagesOf({ unNumber, dgClass: '3' })).toEqual([
        ['dangerousGoods.unNumber', 'You can input 1234, NA12, None.'],
      ]);
    },
  );

  it.each(['Any', 'None', ''])('refuses class %s beside a UN number', (dgClass) => {
    expect(messagesOf({ unNumber: '1993', dgClass })).toEqual([
      ['dangerousGoods.dgClass', "DGC can't be Any/None if material has UN number."],
    ]);
  });

  it.each([{ dgClass: '3' }, { subRisk1: '8' }, { subRisk2: '6.1' }, { packagingGroup: 'II' }])(
    'asks for the UN number where %j stands alone',
    (fields) => {
      expect(messagesOf(fields)).toEqual([
        ['dangerousGoods.unNumber', 'Please enter DG data with valid UN Id to Proceed.'],
      ]);
    },
  );

  it('takes no data at all', () => {
    expect(messagesOf({ dgClass: 'Any', packagingGroup: 'None' })).toEqual([]);
  });

  it('takes two technical names and writes them as specified', () => {
    expect(checkNosChoice(['a', 'b'])).toEqual([]);
    expect(checkNosChoice(['a', 'b', 'c']).map(({ message }) => findingInEnglish(message))).toEqual([
      'You can only choose two ingredient to include in N.O.S.',
    ]);
    expect([nosText([]), nosText(['X']), nosText(['X', 'Y'])]).toEqual(['', '(contains X)', '(contains X and Y)']);
  });
});

import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { describe, expect, it } from 'vitest';
import { language as english } from './generated/en/language.ts';

describe('the statement on ingredients of unknown acute toxicity', () => {
  it.each<[LabelRegimeId, string]>([
    ['eu', '12.5 % of the mixture consists of component(s) of unknown acute toxicity (oral).'],
    ['us', '12.5 % of the mixture consists of ingredient(s) of unknown acute toxicity (oral).'],
    ['ca', '12.5 % of the mixture consists of an ingredient or ingredients of unknown acute toxicity (oral).'],
  ])('in the words of %s', (market, text) => {
    expect(english.sheet.hazards.unknownAcute({ percent: '12.5', route: 'oral', market })).toBe(text);
  });
});

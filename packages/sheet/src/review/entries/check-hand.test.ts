import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { checkHand } from './check-hand.ts';
import { handClassificationSchema } from '../../draft/draft.ts';
import { readHandClassification } from '../../draft/hand-classification.ts';

const hand = 'ingredients.0.handClassification';
const outcome = 'Skin Irrit. 2 H315';
const given = (fields: object) =>
  handClassificationSchema.parse({ hazards: [outcome], source: 'SDS of the supplier', ...fields });
const found = (fields: object) =>
  checkHand(given(fields), hand).map(({ path, message }) => [path, findingInEnglish(message)]);

describe('a classification by hand', () => {
  it('takes the codes of supplemental statements on properties, and no other', () => {
    expect(found({ supplemental: ['EUH066', 'EUH071', 'AUH031'] })).toEqual([]);
    expect(found({ supplemental: ['EUH066', 'EUH210'] })).toEqual([
      [`${hand}.supplemental.1`, 'This is not a classification: EUH210. Write it like Skin Irrit. 2 H315.'],
    ]);
  });

  it.each([
    ['mAcute', ['1', '10', '1000'], ['0.9', '0', '-1', '10x', '1e3'], 'Enter the M-factor: 1 or more.'],
    ['mChronic', ['1', '1.5'], ['0.99', 'x'], 'Enter the M-factor: 1 or more.'],
    ['ateOral', ['0.1', '500', '5,5'], ['0', '-5', '2,000', '1e3', '>2000'], 'Enter one number above 0, such as 5.5.'],
    ['ateDermal', ['1100'], ['0'], 'Enter one number above 0, such as 5.5.'],
    ['ateVapour', ['11'], ['0'], 'Enter one number above 0, such as 5.5.'],
    ['ateDustMist', ['1.5'], ['0'], 'Enter one number above 0, such as 5.5.'],
    ['ateGas', ['4500', '1000000'], ['0', '1000000.1'], 'Enter parts per million by volume: above 0, at most 1000000.'],
  ] as const)('takes %s as the engine reads it, and names what would not count', (field, taken, refused, message) => {
    for (const text of taken) expect([text, found({ [field]: text })]).toEqual([text, []]);
    for (const text of refused)
      expect([text, found({ [field]: text })]).toEqual([text, [[`${hand}.${field}`, message]]]);
  });

  it.each([
    ['5', '', []],
    ['', '5', []],
    ['0', '100', []],
    ['1', '5', []],
    ['', '', [['lowerPercent', 'Enter one or both.']]],
    ['5', '5', [['upperPercent', 'Enter a value above the start.']]],
    ['6', '5', [['upperPercent', 'Enter a value above the start.']]],
    ['100.1', '', [['lowerPercent', 'From 0 to 100, such as 5.5.']]],
    ['5,5', '', []],
    ['1', '-3', [['upperPercent', 'From 0 to 100, such as 5.5.']]],
  ] as const)('a specific limit from %j to %j', (lowerPercent, upperPercent, wrong) => {
    expect(found({ specificLimits: [{ outcome, lowerPercent, upperPercent }] })).toEqual(
      wrong.map(([field, message]) => [`${hand}.specificLimits.0.${field}`, message]),
    );
  });

  it('asks for the class of a limit whose class was taken away', () => {
    expect(found({ specificLimits: [{ outcome: 'Eye Irrit. 2 H319', lowerPercent: '5', upperPercent: '' }] })).toEqual([
      [`${hand}.specificLimits.0.outcome`, 'Choose one of the classes that were chosen above.'],
    ]);
  });

  it('keeps what was typed for a class that was then denied, and counts nothing of it', () => {
    const denied = given({
      notHazardous: true,
      ateOral: '-1',
      mAcute: '10',
      specificLimits: [{ outcome, lowerPercent: '5', upperPercent: '' }],
    });
    expect(checkHand(denied, hand)).toEqual([]);
    expect(readHandClassification(denied)).toMatchObject({ hazards: [], specificLimits: [], acuteToxicity: [] });
  });
});

it.each([
  ['10', '5', 0],
  ['10', '10', 1],
  ['10', '100', 1],
  ['10', '101', 0],
  ['101', '', 0],
  ['', '5', 1],
])(
  'a specific limit from %j to %j leaves %i limits to the engine, which refuses one the wrong way round',
  (lower, upper, left) => {
    const limit = { outcome, lowerPercent: lower, upperPercent: upper };
    expect(readHandClassification(given({ specificLimits: [limit] })).specificLimits).toHaveLength(left);
    expect(found({ specificLimits: [limit] }).length > 0).toBe(left === 0 || lower === upper);
  },
);

import { describe, expect, it } from 'vitest';
import { solidFormOf } from './solid-form.ts';

const formOf = (appearance: string, appearanceText = '', state = 'Solid') =>
  solidFormOf({ state, appearance, appearanceText });

describe('the form of a solid', () => {
  it.each([
    ['Powder', 'powder'],
    ['Granules', 'granules'],
    ['Flakes', 'flakes'],
    ['Solid block', 'massive'],
    ['Crystals', undefined],
  ])('is chosen: %s', (appearance, form) => {
    expect(formOf(appearance)).toBe(form);
  });

  it.each(['White tablets', 'Pastilles blanches', 'Alambre cobrizado', 'Weiße Tabletten', '白色片剂', '錠剤'])(
    'is read in own words: %s',
    (text) => {
      expect(formOf('User Input', text)).toBe('massive');
    },
  );

  it.each(['White powder', 'Filtered cake', 'Polvere filante', ''])('is not guessed from “%s”', (text) => {
    expect(formOf('User Input', text)).toBeUndefined();
  });

  it('is that of a solid alone', () => {
    expect(formOf('User Input', 'Tablets', 'Liquid')).toBeUndefined();
  });
});

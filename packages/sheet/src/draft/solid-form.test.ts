import { describe, expect, it } from 'vitest';
import { isPaste, isPowder, solidFormOf } from './solid-form.ts';

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

  it.each([
    'Blue wax blocks',
    'Blauer Wachsblock',
    'Bloc bleu',
    'Bloques parafinados',
    'Blocco blu',
    'Blauwe wasblokken',
    'Niebieska kostka',
    'Bloco azul',
    'Mavi blok',
    '蓝色蜡块',
    '青色ブロック',
    'كتلة زرقاء',
  ])('is a piece by own words: %s', (text) => {
    expect(formOf('User Input', text)).toBe('massive');
  });

  it.each([
    'Green pellets',
    'Weißes Granulat',
    'Granulés blancs',
    'Gránulos',
    'Białe granulki',
    '白色颗粒',
    '白色顆粒',
  ])('is of grains by own words: %s', (text) => {
    expect(formOf('User Input', text)).toBe('granules');
  });

  it('is a powder where own words speak of both', () => {
    const properties = { state: 'Solid', appearance: 'User Input', appearanceText: 'Blocks or powder' };
    expect([solidFormOf(properties), isPowder(properties)]).toEqual([undefined, true]);
  });

  it.each(['Beige paste', 'Pâte', 'Pasta bianca', '白色膏状物'])('may be a paste: %s', (appearanceText) => {
    expect(isPaste({ state: 'Solid', appearance: 'User Input', appearanceText })).toBe(true);
  });

  it.each(['White powder', 'Filtered cake', 'Polvere filante', ''])('is not guessed from “%s”', (text) => {
    expect(formOf('User Input', text)).toBeUndefined();
  });

  it('is that of a solid alone', () => {
    expect(formOf('User Input', 'Tablets', 'Liquid')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { nameRuns } from './name-runs.ts';

const textsOf = (text: string) => nameRuns(text).map((run) => run.text);

describe('nameRuns', () => {
  it.each([
    ['Sigma-Aldrich toluene anhydrous 99.8%', ['Sigma-Aldrich toluene', 'Sigma-Aldrich', 'toluene']],
    ['methanol LC-MS', ['methanol LC-MS', 'methanol']],
    ['acetone 25 kg', ['acetone']],
    ['potassium permanganate free flowing', ['potassium permanganate', 'permanganate']],
    ['n-BuLi in hexanes', ['n-BuLi']],
    ['Dow DOWANOL PM 200 kg', ['Dow DOWANOL PM', 'Dow DOWANOL', 'DOWANOL PM', 'DOWANOL', 'Dow']],
    ['urea free flowing prilled', ['urea prilled', 'prilled', 'urea']],
    ['国産 アセトン', ['国産 アセトン', 'アセトン', '国産']],
  ])('parts “%s”', (text, runs) => {
    expect(textsOf(text)).toEqual(runs);
  });

  it.each([
    'acetone',
    'sodium 25 kg',
    'lead-free solder',
    'Farbe ohne Aceton',
    'sans chlore actif',
    'a '.repeat(40),
    'to be or',
  ])('finds nothing in “%s”', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it.each([
    ['Mohrsches Salz', ['Mohrsches Salz', 'Mohrsches']],
    ['sal de Glauber', ['sal de Glauber', 'de Glauber', 'Glauber', 'sal de']],
    ['vitriol blanc', ['vitriol blanc', 'blanc']],
    ['salt 4711', ['salt 4711', 'salt']],
    ['chloride of lime', ['chloride of lime', 'chloride of', 'chloride', 'of lime']],
  ])('has no salt or old cation alone for a name in “%s”', (text, runs) => {
    expect(textsOf(text)).toEqual(runs);
  });

  it('takes short words in other scripts for words', () => {
    expect(nameRuns('二甲苯 混合').filter((run) => run.isBesideNoise)).toEqual([]);
  });

  it('tells what stands beside the number of an article', () => {
    expect(nameRuns('Merck 1.00014 Aceton').filter((run) => run.isBesideNoise)).toEqual([]);
    expect(nameRuns('1.00014 Aceton').filter((run) => run.isBesideNoise)).toEqual([
      { text: 'Aceton', isOneWord: true, isBesideNoise: true },
    ]);
  });
});

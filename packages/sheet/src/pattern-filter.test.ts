import { describe, expect, it } from 'vitest';
import { patternFilter } from './pattern-filter.ts';

describe('patternFilter', () => {
  const byName = patternFilter<{ name: string }>(({ name }) => name);
  const all = [{ name: 'Flam. Liq. 2' }, { name: 'Flam. Liq. 3' }, { name: 'Eye Irrit. 2' }];

  it('keeps what the pattern meets, in its order', () => {
    expect(byName(all, /^Flam/)).toEqual([{ name: 'Flam. Liq. 2' }, { name: 'Flam. Liq. 3' }]);
  });

  it('answers the same question of another array anew', () => {
    expect(byName(all, / 2$/)).toHaveLength(2);
    expect(byName([{ name: 'Flam. Sol. 2' }], / 2$/)).toEqual([{ name: 'Flam. Sol. 2' }]);
  });

  it('asks a name once for a pattern', () => {
    let asked = 0;
    const counting = patternFilter<string>((name) => {
      asked += 1;
      return name;
    });
    const names = ['Carc. 1A'];
    expect([counting(names, /^Carc/), counting(names, /^Carc/), counting(names, /^Muta/)]).toEqual([names, names, []]);
    expect(asked).toBe(2);
  });
});

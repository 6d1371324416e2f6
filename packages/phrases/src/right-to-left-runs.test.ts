import { describe, expect, it } from 'vitest';
import { rightToLeftRuns } from './right-to-left-runs.ts';

const isolated = (text: string) => rightToLeftRuns(text).flatMap((run) => (run.isIsolated ? [run.text] : []));

describe('runs from right to left in a text from left to right', () => {
  it.each([
    { text: 'Contains nothing of the kind, 5 %', found: [] },
    { text: 'Contains الأسيتون 5 – 10 %', found: ['الأسيتون'] },
    { text: 'شركة نورثلايت للكيماويات: H225', found: ['شركة نورثلايت للكيماويات'] },
    { text: 'Made by شركة الخليج (فرع جدة), Jeddah', found: ['شركة الخليج (فرع جدة)'] },
    { text: 'Acetone (الأسيتون), 67-64-1', found: ['الأسيتون'] },
    { text: 'الأسيتون: LD50 > 5000 mg/kg; الماء: none', found: ['الأسيتون', 'الماء'] },
  ])('finds $found in $text', ({ text, found }) => {
    expect(isolated(text)).toEqual(found);
    expect(
      rightToLeftRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    { text: 'Made by شركة (فرع) جدة (ميناء) 5 (من), x', found: ['شركة (فرع) جدة (ميناء) 5 (من)'] },
    { text: 'A شَرِكَة (فَرْع, Jeddah', found: ['شَرِكَة', 'فَرْع'] },
    { text: 'A دهان ()(أ) ب', found: ['دهان', 'أ', 'ب'] },
  ])('finds $found beside brackets in $text', ({ text, found }) => {
    expect(isolated(text)).toEqual(found);
  });

  it.each(['َا', 'َ', '١', ' ا', '(َا', '،', 'َا)', 'ا (', '(ا)'])('ends for what is not a run: %s', (part) => {
    const text = `A دهان (${part.repeat(500 / part.length)}`;
    expect(
      rightToLeftRuns(text)
        .map((each) => each.text)
        .join(''),
    ).toBe(text);
  });

  it('begins again with each line', () => {
    expect(isolated('شارع 5\nTel. 2\nالقاهرة')).toEqual(['شارع 5', 'القاهرة']);
  });

  it('takes a name with its number whole, and a name with a share apart from it', () => {
    expect(isolated('منظف 440')).toEqual(['منظف 440']);
    expect(isolated('منظف 5 %')).toEqual(['منظف']);
  });
});

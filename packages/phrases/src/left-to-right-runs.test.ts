import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftToRightRuns, withIsolates } from './left-to-right-runs.ts';

const isolated = (text: string) => leftToRightRuns(text).flatMap((run) => (run.isIsolated ? [run.text] : []));

describe('what keeps its order in a text from right to left', () => {
  it.each([
    { text: 'درجة الغليان: 56.2 – 64.1 °C (كأس مغلق)', kept: ['56.2 – 64.1 °C'] },
    { text: 'التركيز 12 – < 25 % بالوزن.', kept: ['12 – < 25 %'] },
    { text: 'رمز UFI: 4352-K041-C007-9721.', kept: ['UFI: 4352-K041-C007-9721'] },
    { text: 'بتاريخ 2026-05-04، الإصدار 2.1', kept: ['2026-05-04'] },
    { text: 'هاتف الطوارئ: +49 551 19240 (24 ساعة)', kept: ['+49 551 19240'] },
    { text: 'أسيتون (CAS 67-64-1)', kept: ['(CAS 67-64-1)'] },
    { text: 'حمض الكبريتيك (10 % (w/w)) قوي', kept: ['(10 % (w/w))'] },
    { text: 'النسبة 10 % (w/w)', kept: ['10 % (w/w)'] },
    { text: 'تتراوح بين (5 % و 10 %) تقريبًا', kept: ['5 %', '10 %'] },
    { text: 'تحت -5 °C أو −20 °C', kept: ['-5 °C', '−20 °C'] },
    { text: 'P301 + P310 عند الابتلاع', kept: ['P301 + P310'] },
    { text: 'المادة – Acetone – قابلة للاشتعال', kept: ['Acetone'] },
    { text: 'H225، H319 و H336', kept: ['H225', 'H319', 'H336'] },
    { text: '2-بروبانول', kept: [] },
    { text: 'الملاحظات 2 و 3: 50 % ≥ 10 %', kept: ['50 % ≥ 10 %'] },
    { text: 'القسم 1: Industrial cleaning of floors.', kept: ['Industrial cleaning of floors'] },
    { text: 'القسم 2.1: Cleaning', kept: ['Cleaning'] },
    { text: 'المادة UN 1263: PAINT', kept: ['UN 1263: PAINT'] },
    { text: 'القسم 1 من 16', kept: [] },
    { text: 'نص دون أرقام.', kept: [] },
    { text: 'Use only outdoors.', kept: ['Use only outdoors.'] },
    { text: 'شارع 5\nTel. +20 2 1234-5678\nالقاهرة', kept: ['Tel. +20 2 1234-5678'] },
    { text: 'قيم (5 % و 6) 10 %', kept: ['5 %', '10 %'] },
    { text: 'الاختبار (OECD 203 لمدة 96 h)', kept: ['OECD 203', '96 h'] },
  ])('$text', ({ text, kept }) => {
    expect(isolated(text)).toEqual(kept);
  });

  it('is between two marks where only plain text can stand', () => {
    expect(withIsolates('اللزوجة الكينماتية عند 40 °C.')).toBe('اللزوجة الكينماتية عند \u206640 °C\u2069.');
    expect(withIsolates('نص دون أرقام.')).toBe('نص دون أرقام.');
  });

  it('leaves the words between in one piece', () => {
    expect(leftToRightRuns('نقطة الغليان (كأس مغلق): 56 °C.').map((run) => run.text)).toEqual([
      'نقطة الغليان (كأس مغلق): ',
      '56 °C',
      '.',
    ]);
  });

  it('loses no sign, and isolates nothing that is written from right to left', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ابج،؟ 12aZ.-–(){}[]%°<\n:/')) });
    fc.assert(
      fc.property(text, (source) => {
        expect(
          leftToRightRuns(source)
            .map((run) => run.text)
            .join(''),
        ).toBe(source);
        for (const run of isolated(source)) expect(run).not.toMatch(/[\u0590-\u08ff\n]/);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});

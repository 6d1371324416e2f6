import { aProduct } from '@gosds/testkit/builders/a-product';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

function warningOf(country: string, ...all: readonly string[]): string | undefined {
  const shares = Object.fromEntries(all.map((cas) => [cas, 10]));
  const properties = { state: 'Liquid' as const, ph: '7', flashPoint: { value: '20', unit: '°C' as const } };
  const draft = aProduct({ shares, country, properties });
  return sentencesOf(sheetOf(draft).document.sections).find(({ id }) => id === 'regulations.prop65Warning')?.text;
}

const begin = 'WARNING: This product can expose you to chemicals including ';
const cause = 'known to the State of California to cause ';
const harm = 'birth defects or other reproductive harm';
const end = '. For more information go to www.P65Warnings.ca.gov.';
const [toluene, methanol, benzene, aniline, acetone] = ['108-88-3', '67-56-1', '71-43-2', '62-53-3', '67-64-1'];

describe('the warning of 27 CCR 25603(a)', () => {
  it.each([
    ['cancer', [aniline], `Aniline, which is ${cause}cancer`],
    ['reproduction', [toluene], `Toluene, which is ${cause}${harm}`],
    ['several of one kind', [toluene, methanol], `Toluene and Methanol, which are ${cause}${harm}`],
    ['both by one', [benzene], `Benzene, which is ${cause}cancer and ${harm}`],
    ['each by another', [aniline, toluene], `Aniline, which is ${cause}cancer, and Toluene, which is ${cause}${harm}`],
  ])('names what is listed for %s', (_, all, names) => {
    expect(warningOf('US', ...all)).toBe(`${begin}${names}${end}`);
  });

  it('is not there where nothing is listed, nor in another country', () => {
    expect(warningOf('US', acetone)).toBeUndefined();
    expect(warningOf('CA', toluene)).toBeUndefined();
  });

  it('does not name what is listed for airborne particles alone', () => {
    expect(warningOf('US', '13463-67-7')).toBeUndefined();
  });
});

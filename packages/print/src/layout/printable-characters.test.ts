import { isPrintable } from '@gosds/sheet/draft/printable-characters';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './typeface.ts';

const typeface = createTypefaces()('en');

function canPrint(text: string): boolean {
  try {
    typeface.printing(text);
    return true;
  } catch (error) {
    if (error instanceof UnprintableCharacter) return false;
    throw error;
  }
}

const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;

/** The character ranges that the table accepts. */
function ranges(): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (!isPrintable(codePoint)) continue;
    const last = found.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else found.push([codePoint, codePoint]);
  }
  return found;
}

/** If this fails, rebuild the table in `printable-characters-table.ts` from `createTypefaces()('en').printing`. */
describe('the characters that the wizard lets pass', () => {
  const all = ranges();

  it('are printed, each of them', () => {
    const lacking = all.filter(([first, last]) => {
      const text = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
      return !canPrint(text);
    });
    expect(lacking).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
  });

  it('end where the fonts do', () => {
    const beyond = all
      .flatMap(([first, last]) => [first - 1, last + 1])
      .filter((codePoint) => codePoint >= 0 && codePoint <= 0x10ffff && !isSurrogate(codePoint));
    expect(beyond.filter((codePoint) => canPrint(String.fromCodePoint(codePoint)))).toEqual([]);
  });

  it('are none of emoji, Korean and control characters', () => {
    const refused = ['\u{1F600}', '한', '\u0007', '\uFFFF', '☃'];
    expect(refused.filter((text) => isPrintable(text.codePointAt(0) ?? 0))).toEqual([]);
  });
});

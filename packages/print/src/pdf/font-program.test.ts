import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutUnread } from './font-program.ts';

const { resolve } = createRequire(import.meta.url);
const signs = readFileSync(resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'));

function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return new Map(
    rows.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

const table = (font: Buffer, tag: string): Buffer => tablesOf(font).get(tag) ?? Buffer.alloc(0);

function glyphsOf(font: Buffer): readonly Buffer[] {
  const isLong = table(font, 'head').readInt16BE(50) === 1;
  const [loca, glyf] = [table(font, 'loca'), table(font, 'glyf')];
  const offset = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = loca.length / (isLong ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, index) => glyf.subarray(offset(index), offset(index + 1)));
}

/** For a glyph with contours: the length of its instructions, and everything after them. */
function contours(glyph: Buffer) {
  const at = 10 + 2 * glyph.readInt16BE(0);
  const instructions = glyph.readUInt16BE(at);
  return { box: glyph.subarray(0, at), instructions, points: glyph.subarray(at + 2 + instructions) };
}

describe('a font without what nothing reads', () => {
  const plain = withoutUnread(signs);
  const drawn = glyphsOf(signs).map((glyph, index) => ({ before: glyph, after: glyphsOf(plain)[index] }));
  const simple = drawn.filter(({ before }) => before.length > 0 && before.readInt16BE(0) > 0).slice(0, 400);

  it('has no programs for coarse pixels', () => {
    expect([...tablesOf(signs).keys()]).toEqual(expect.arrayContaining(['fpgm', 'prep', 'cvt ']));
    for (const tag of ['fpgm', 'prep', 'cvt ', 'name', 'post']) expect(tablesOf(plain).has(tag)).toBe(false);
  });

  it('draws every glyph as before, without instructions', () => {
    expect(simple.some(({ before }) => contours(before).instructions > 0)).toBe(true);
    for (const { before, after = Buffer.alloc(0) } of simple) {
      const [was, is] = [contours(before), contours(after)];
      expect(is.instructions).toBe(0);
      expect(is.box.equals(was.box)).toBe(true);
      // A padding byte may follow.
      const length = Math.min(was.points.length, is.points.length);
      expect(is.points.subarray(0, length).equals(was.points.subarray(0, length))).toBe(true);
      expect(Math.abs(is.points.length - was.points.length)).toBeLessThan(4);
    }
  });

  it('says of no composed glyph that instructions follow', () => {
    const composed = drawn.filter(({ before }) => before.length > 0 && before.readInt16BE(0) < 0);
    expect(composed.length).toBeGreaterThan(0);
    for (const { after = Buffer.alloc(12) } of composed) expect(after.readUInt16BE(10) & 0x0100).toBe(0);
  });

  it('sums up every table rightly', () => {
    const rows = Array.from({ length: plain.readUInt16BE(4) }, (_, index) => 12 + index * 16);
    for (const at of rows.filter((row) => plain.toString('latin1', row, row + 4) !== 'head')) {
      const start = plain.readUInt32BE(at + 8);
      const length = Math.ceil(plain.readUInt32BE(at + 12) / 4) * 4;
      let sum = 0;
      for (let word = start; word < start + length; word += 4) sum = (sum + plain.readUInt32BE(word)) >>> 0;
      expect(sum).toBe(plain.readUInt32BE(at + 4));
    }
  });
});

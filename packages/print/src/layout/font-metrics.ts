/** The facts of a font that the layout needs: its characters and their widths. */
export type FontMetrics = {
  has(codePoint: number): boolean;
  /** Width in em; undefined if the font lacks the character. */
  advance(codePoint: number): number | undefined;
  /** Height of a capital letter, in em. */
  readonly capHeight: number;
};

/** Reads the character map and the widths of a TrueType font. Ignores kerning, so a width is an upper estimate. */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = readTables(view);
  const glyphs = readCharacterMap(view, tables.get('cmap') ?? missing('cmap'));
  const unitsPerEm = view.getUint16((tables.get('head') ?? missing('head')) + 18);
  const widths = readWidths(view, tables);
  return {
    capHeight: view.getInt16((tables.get('OS/2') ?? missing('OS/2')) + 88) / unitsPerEm,
    has: (codePoint) => glyphs.has(codePoint),
    advance(codePoint) {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? undefined : (widths[Math.min(glyph, widths.length - 1)] ?? 0) / unitsPerEm;
    },
  };
}

function missing(table: string): never {
  throw new Error(`The font has no table "${table}".`);
}

function readTables(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    tables.set(tag, view.getUint32(at + 8));
  }
  return tables;
}

function readWidths(view: DataView, tables: Map<string, number>): Uint16Array {
  const count = view.getUint16((tables.get('hhea') ?? missing('hhea')) + 34);
  const start = tables.get('hmtx') ?? missing('hmtx');
  return Uint16Array.from({ length: count }, (_, glyph) => view.getUint16(start + glyph * 4));
}

function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const start = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    return { start, format: view.getUint16(start) };
  });
  const full = subtables.find(({ format }) => format === 12);
  if (full) return readSegmentedCoverage(view, full.start);
  const basic = subtables.find(({ format }) => format === 4);
  return basic ? readSegmentMapping(view, basic.start) : missing('cmap of format 4 or 12');
}

/** Format 12: runs of code points of any plane. */
function readSegmentedCoverage(view: DataView, start: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = start + 16; at < start + 16 + view.getUint32(start + 12) * 12; at += 12) {
    const first = view.getUint32(at);
    const firstGlyph = view.getUint32(at + 8);
    for (let code = first; code <= view.getUint32(at + 4); code++) glyphs.set(code, firstGlyph + code - first);
  }
  return glyphs;
}

/** Format 4: runs of the basic plane, with a delta or a look-up. */
function readSegmentMapping(view: DataView, start: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = view.getUint16(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = view.getUint16(start + 14 + segment);
    const first = view.getUint16(start + 16 + size + segment);
    const delta = view.getUint16(start + 16 + size * 2 + segment);
    const rangeAt = start + 16 + size * 3 + segment;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

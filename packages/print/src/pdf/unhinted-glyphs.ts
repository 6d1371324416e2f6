/** Outlines of a TrueType font, and the offset of each. */
export type Glyphs = { readonly glyf: Buffer; readonly loca: Buffer };

const headerLength = 10;
const hasInstructions = 0x0100;
const moreComponents = 0x0020;

/** Number of bytes of a component's arguments and scale, by flag. */
const componentParts = [
  [0x0008, 2],
  [0x0040, 4],
  [0x0080, 8],
] as const;

const componentLength = (flags: number): number =>
  componentParts.reduce((length, [flag, bytes]) => length + (flags & flag ? bytes : 0), flags & 0x0001 ? 8 : 6);

/**
 * The header tells where the contours end. After them come the length of the instructions, the instructions, and the
 * points.
 */
function withoutInstructionsOfContours(glyph: Buffer, contours: number): Buffer {
  const at = headerLength + 2 * contours;
  const points = at + 2 + glyph.readUInt16BE(at);
  const opening = Buffer.from(glyph.subarray(0, at + 2));
  opening.writeUInt16BE(0, at);
  return Buffer.concat([opening, glyph.subarray(points)]);
}

function withoutInstructionsOfComponents(glyph: Buffer): Buffer {
  const plain = Buffer.from(glyph);
  let at = headerLength;
  let flags = moreComponents;
  while (flags & moreComponents) {
    flags = plain.readUInt16BE(at);
    plain.writeUInt16BE(flags & ~hasInstructions, at);
    at += componentLength(flags);
  }
  return plain.subarray(0, at);
}

function withoutInstructions(glyph: Buffer): Buffer {
  if (glyph.length === 0) return glyph;
  const contours = glyph.readInt16BE(0);
  return contours < 0 ? withoutInstructionsOfComponents(glyph) : withoutInstructionsOfContours(glyph, contours);
}

/** The same outlines without the instructions that fit them to coarse pixels. `isLong`: offsets have four bytes. */
export function unhintedGlyphs({ glyf, loca }: Glyphs, { isLong }: { readonly isLong: boolean }): Glyphs {
  const width = isLong ? 4 : 2;
  const offsetOf = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const offsets = Buffer.alloc(loca.length);
  const parts: Buffer[] = [];
  let end = 0;
  for (let index = 0; index < loca.length / width - 1; index++) {
    const glyph = withoutInstructions(glyf.subarray(offsetOf(index), offsetOf(index + 1)));
    const padding = Buffer.alloc(glyph.length % 2);
    parts.push(glyph, padding);
    end += glyph.length + padding.length;
    if (isLong) offsets.writeUInt32BE(end, (index + 1) * 4);
    else offsets.writeUInt16BE(end / 2, (index + 1) * 2);
  }
  return { glyf: Buffer.concat(parts), loca: offsets };
}

import { readFileSync } from 'node:fs';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { type FontChoice, fontFamilies } from './font-families.ts';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';
import { borderSpaceEm, countSpacedBorders } from './wide-script.ts';

export type Style = { readonly sizePt: number; readonly bold: boolean };

/** Measures text as the template will set it in one language. */
export type Typeface = {
  /** The families, the first to be asked first. */
  readonly families: readonly Pick<FontChoice, 'name' | 'covers'>[];
  /** Width in points of text on one line. */
  widthPt(text: string, style: Style): number;
  /** Throws `UnprintableCharacter` at the first character that no font has. */
  assertPrintable(text: string): void;
};

/** Characters that print nothing and need no glyph: tab, line ends, soft hyphen, zero-width space and joiners, directional isolates. */
const invisible = new Set([
  0x09, 0x0a, 0x0d, 0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
]);

/** Fonts have glyphs for some of these, but there is nothing to print. */
const isControl = (codePoint: number) => codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);

const unknownAdvance = 1;
const basicPlane = 0x10000;

type Font = FontMetrics & { readonly asked: RegExp | null };

/** Widths in em of the basic plane; what a font lacks is taken from those after it. */
const basicWidths = (fonts: readonly Font[]): Float64Array =>
  Float64Array.from({ length: basicPlane }, (_, codePoint) =>
    invisible.has(codePoint) ? 0 : (firstAdvance(codePoint, fonts) ?? unknownAdvance),
  );

function firstAdvance(codePoint: number, fonts: readonly Font[]): number | undefined {
  for (const font of fonts) {
    const advance = font.advance(codePoint);
    if (advance !== undefined && (font.asked?.test(String.fromCodePoint(codePoint)) ?? true)) return advance;
  }
  return undefined;
}

/** The typeface of a language; the fonts of a script are read, some 20 ms, when it is first asked for. */
export function createTypefaces(): (language: string) => Typeface {
  const metrics = remembered((file: string) => readFontMetrics(readFileSync(file)));
  const typeface = remembered((families: readonly FontChoice[]) => typefaceOf(families, metrics));
  return (language) => typeface(fontFamilies(language));
}

function remembered<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

function typefaceOf(families: readonly FontChoice[], metrics: (file: string) => FontMetrics): Typeface {
  const read = (weight: 'regular' | 'bold') =>
    families.map(({ covers, ...files }): Font => {
      const asked = covers === null ? null : new RegExp(covers, 'u');
      return { ...metrics(files[weight]), asked };
    });
  const fonts = read('regular');
  const regularWidths = basicWidths(fonts);
  const boldWidths = basicWidths(read('bold'));
  const hasWideSigns = families.some(({ covers }) => covers !== null);
  const hasGlyph = (codePoint: number) => fonts.some((font) => font.has(codePoint));
  const printable = Uint8Array.from({ length: basicPlane }, (_, codePoint) =>
    invisible.has(codePoint) || (!isControl(codePoint) && hasGlyph(codePoint)) ? 1 : 0,
  );

  return {
    families: families.map(({ name, covers }) => ({ name, covers })),
    widthPt(text, style) {
      const widths = style.bold ? boldWidths : regularWidths;
      let em = 0;
      for (let at = 0; at < text.length; at++) em += widths[text.charCodeAt(at)] ?? 0;
      return (em + (hasWideSigns ? countSpacedBorders(text) * borderSpaceEm : 0)) * style.sizePt;
    },
    assertPrintable(text) {
      for (let at = 0; at < text.length; at++) {
        if (printable[text.charCodeAt(at)] === 1) continue;
        const codePoint = text.codePointAt(at) ?? 0;
        if (codePoint < basicPlane || !hasGlyph(codePoint)) {
          throw new UnprintableCharacter(String.fromCodePoint(codePoint));
        }
        at += 1;
      }
    },
  };
}

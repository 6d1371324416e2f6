import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';

const { resolve } = createRequire(import.meta.url);

/** The font files that the template names, in its order of preference. */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  italic: resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
  symbols: resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const;

export type Style = { readonly sizePt: number; readonly bold: boolean };

/** Measures text as the template will set it. */
export type Typeface = {
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

/** Widths in em of the basic plane; what a font lacks is taken from the symbol font. */
function basicWidths(font: FontMetrics, symbols: FontMetrics): Float64Array {
  return Float64Array.from({ length: basicPlane }, (_, codePoint) =>
    invisible.has(codePoint) ? 0 : (font.advance(codePoint) ?? symbols.advance(codePoint) ?? unknownAdvance),
  );
}

/** Reads the fonts once, some 20 ms. */
export function readTypeface(): Typeface {
  const read = (file: string) => readFontMetrics(readFileSync(file));
  const regular = read(fontFiles.regular);
  const symbols = read(fontFiles.symbols);
  const regularWidths = basicWidths(regular, symbols);
  const printable = Uint8Array.from({ length: basicPlane }, (_, codePoint) =>
    invisible.has(codePoint) || (!isControl(codePoint) && (regular.has(codePoint) || symbols.has(codePoint))) ? 1 : 0,
  );
  const boldWidths = basicWidths(read(fontFiles.bold), symbols);

  return {
    widthPt(text, style) {
      const widths = style.bold ? boldWidths : regularWidths;
      let em = 0;
      for (let at = 0; at < text.length; at++) em += widths[text.charCodeAt(at)] ?? 0;
      return em * style.sizePt;
    },
    assertPrintable(text) {
      for (let at = 0; at < text.length; at++) {
        if (printable[text.charCodeAt(at)] === 1) continue;
        const codePoint = text.codePointAt(at) ?? 0;
        const isBeyond = codePoint >= basicPlane && (regular.has(codePoint) || symbols.has(codePoint));
        if (!isBeyond) throw new UnprintableCharacter(String.fromCodePoint(codePoint));
        at += 1;
      }
    },
  };
}

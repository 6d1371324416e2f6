import { readFileSync } from 'node:fs';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { familiesOfOtherScripts, type FontChoice, fontFamilies } from './font-families.ts';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';
import { borderSpaceEm, countSpacedBorders } from './wide-script.ts';

export type Style = { readonly sizePt: number; readonly bold: boolean };

/** Measures text as the template will typeset it in one language. */
export type Typeface = {
  /** The families in order of preference. */
  readonly families: readonly Pick<FontChoice, 'name' | 'covers'>[];
  /** Height in em of the highest capitals of its fonts, which is the height of a line. */
  readonly capHeight: number;
  /** The same for the fonts used by this text: ideographs are higher than the Latin letters beside them. */
  capHeightOf(text: string): number;
  /** Width in points of a text on one line. */
  widthPt(text: string, style: Style): number;
  /**
   * Returns itself if it has every letter of the text, else a typeface with fonts of other scripts added. Throws
   * `UnprintableCharacter` with the letters that no font has.
   */
  printing(text: string): Typeface;
};

/**
 * Characters that print nothing and need no glyph: tab, line ends, soft hyphen, zero-width space and joiners,
 * directional isolates.
 */
const invisible = new Set([
  0x09, 0x0a, 0x0d, 0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
]);

/** Fonts have glyphs for some of these, but there is nothing to print. */
const isControl = (codePoint: number) => codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);

const unknownAdvance = 1;
const basicPlane = 0x10000;

type Font = FontMetrics & { readonly asked: RegExp | null };

/** Widths in em for the basic plane; each character takes the width of the first font that has it. */
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

/** Returns the typeface of a language. Reads the fonts of a script, in about 20 ms, when they are first needed. */
export function createTypefaces(): (language: string) => Typeface {
  const metrics = remembered((file: string) => readFontMetrics(readFileSync(file)));
  const known = new Map<string, Typeface>();
  function typefaceOf(families: readonly FontChoice[]): Typeface {
    const key = families.map(({ name, covers }) => `${name} ${covers ?? ''}`).join('\n');
    const typeface = known.get(key) ?? measuredTypeface(families, { metrics, typefaceOf });
    known.set(key, typeface);
    return typeface;
  }
  return (language) => typefaceOf(fontFamilies(language));
}

function remembered<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

type FontReader = {
  readonly metrics: (file: string) => FontMetrics;
  readonly typefaceOf: (families: readonly FontChoice[]) => Typeface;
};

const isSign = /[\p{sc=Common}\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}]/u;

function withAsked(metrics: FontMetrics, { covers, hasSignsOnly }: FontChoice): Font {
  if (covers !== null) return { ...metrics, asked: new RegExp(covers, 'u') };
  return { ...metrics, asked: hasSignsOnly === true ? isSign : null };
}

function measuredTypeface(families: readonly FontChoice[], { metrics, typefaceOf }: FontReader): Typeface {
  const read = (weight: 'regular' | 'bold') => families.map((family) => withAsked(metrics(family[weight]), family));
  const fonts = read('regular');
  const regularWidths = basicWidths(fonts);
  const boldWidths = basicWidths(read('bold'));
  const hasWideSigns = families.some(({ covers }) => covers !== null);
  const lettersLacking = letterCheck(fonts);
  const capHeight = Math.max(...fonts.map((font) => font.capHeight));
  const [wide, narrow] = fonts;

  return {
    families: families.map(({ name, covers }) => ({ name, covers })),
    capHeight,
    capHeightOf: (text) => (narrow && wide?.asked?.test(text) === false ? narrow.capHeight : capHeight),
    widthPt(text, style) {
      const widths = style.bold ? boldWidths : regularWidths;
      let em = 0;
      for (let at = 0; at < text.length; at++) em += widths[text.charCodeAt(at)] ?? 0;
      return (em + (hasWideSigns ? countSpacedBorders(text) * borderSpaceEm : 0)) * style.sizePt;
    },
    printing(text) {
      const lacking = lettersLacking(text);
      if (lacking.length === 0) return this;
      const others = familiesWith(lacking, metrics).filter(({ name }) => families.every((own) => own.name !== name));
      if (others.length === 0) throw new UnprintableCharacter(lacking);
      return typefaceOf(beforeSigns(families, others)).printing(text);
    },
  };
}

/**
 * Inserts families before the mathematical font, which must stay last: it also has letters of other scripts, but as
 * mathematical signs.
 */
function beforeSigns(families: readonly FontChoice[], others: readonly FontChoice[]): readonly FontChoice[] {
  const at = families.findIndex(({ hasSignsOnly }) => hasSignsOnly === true);
  return [...families.slice(0, at), ...others, ...families.slice(at)];
}

/** Finds the letters of a text that no font has, each once. */
function letterCheck(fonts: readonly Font[]): (text: string) => readonly string[] {
  const hasGlyph = (codePoint: number) => firstAdvance(codePoint, fonts) !== undefined;
  const printable = Uint8Array.from({ length: basicPlane }, (_, codePoint) =>
    invisible.has(codePoint) || (!isControl(codePoint) && hasGlyph(codePoint)) ? 1 : 0,
  );
  return (text) => {
    const lacking = new Set<string>();
    for (let at = 0; at < text.length; at++) {
      if (printable[text.charCodeAt(at)] === 1) continue;
      const codePoint = text.codePointAt(at) ?? 0;
      if (codePoint < basicPlane || !hasGlyph(codePoint)) lacking.add(String.fromCodePoint(codePoint));
      if (codePoint >= basicPlane) at += 1;
    }
    return [...lacking];
  };
}

/** The families of other scripts that have a letter which the earlier families lack. */
function familiesWith(lacking: readonly string[], metrics: FontReader['metrics']): readonly FontChoice[] {
  const found: FontChoice[] = [];
  let left = lacking;
  for (const family of familiesOfOtherScripts(lacking.join(''))) {
    if (left.length === 0) break;
    const font = withAsked(metrics(family.regular), family);
    const still = left.filter((letter) => firstAdvance(letter.codePointAt(0) ?? 0, [font]) === undefined);
    if (still.length < left.length) found.push(family);
    left = still;
  }
  return found;
}

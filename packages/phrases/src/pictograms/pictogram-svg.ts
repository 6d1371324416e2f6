import { digitAdvance, digitPaths, digitStroke, digitWidth } from './class-digits.ts';
import { environmentSymbol, symbols } from './symbols.ts';

/** Hazard pictograms in the order of CLP Annex V. */
export const ghsPictogramCodes = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;

/** Danger labels of classes 2 to 9 and the mark for environmentally hazardous substances. */
export const transportLabelCodes = [
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '8',
  '9',
  'marine-pollutant',
] as const;

export type PictogramCode = (typeof ghsPictogramCodes)[number] | (typeof transportLabelCodes)[number];

const path = (d: string, attributes = '') => `<path d="${d}"${attributes}/>`;

/** A square on its corner in a box of 1000 by 1000. `half`: half its diagonal. */
const diamond = (half: number) => `M${500 - half} 500L500 ${500 - half}L${500 + half} 500L500 ${500 + half}Z`;
const upperHalf = (half: number) => `M${500 - half} 500L500 ${500 - half}L${500 + half} 500Z`;
const lowerHalf = (half: number) => `M${500 - half} 500L500 ${500 + half}L${500 + half} 500Z`;

const edge = 489;
const dashes = ' fill="none" stroke="#000" stroke-width="12" stroke-dasharray="46 35" stroke-dashoffset="23"';

const environment =
  `<g stroke="#000" stroke-width="6.8">${path(environmentSymbol.horizon)}` +
  `${path(environmentSymbol.treeAndGround, ' stroke-width="5.4"')}${path(environmentSymbol.fish, ' fill="#fff"')}</g>` +
  '<ellipse cx="658.7" cy="524.9" rx="8.1" ry="7"/>';

const ghsSymbols: Readonly<Record<(typeof ghsPictogramCodes)[number], string>> = {
  GHS01: path(symbols.explosion),
  GHS02: path(symbols.flame),
  GHS03: path(symbols.flameOverCircle),
  GHS04: path(symbols.cylinder),
  GHS05: path(symbols.corrosion),
  GHS06: path(symbols.skull),
  GHS07: path(symbols.exclamation),
  GHS08: path(symbols.health),
  GHS09: environment,
};

/** Moves a symbol from its position in the GHS pictogram (middle x, top y) to its position on a label. */
function placed(symbol: string, from: readonly [number, number], to: readonly [number, number, number]): string {
  const [x, y, scale] = to;
  return path(symbol, ` transform="translate(${x} ${y}) scale(${scale}) translate(${-from[0]} ${-from[1]})"`);
}

const flame = (top: number) => placed(symbols.flame, [500, 210], [502, top, 0.66]);

type Label = {
  /** The background under line and symbol. */
  readonly ground: string;
  readonly symbol: string;
  /** Half diagonal and width of the line inside the edge. */
  readonly line: readonly [number, number];
  readonly number?: { readonly text: string; readonly top: number; readonly colour?: string; readonly line?: boolean };
};

const filled = (colour: string) => path(diamond(edge), ` fill="${colour}"`);
const split = (upper: string, lower: string) =>
  path(upperHalf(edge), ` fill="${upper}"`) + path(lowerHalf(edge), ` fill="${lower}"`);

/** Seven red stripes of class 4.1 between the edges of the label. */
const redStripes = [45, 179, 319, 464, 608, 752, 898]
  .map((left, index) => stripe(left, [103, 252, 394, 538, 682, 829, 990][index] ?? left, true))
  .join('');

/** Seven black stripes in the upper half of class 9. */
const blackStripes = [20, 173, 316, 464, 608, 751, 893]
  .map((left, index) => stripe(left, [107, 245, 384, 535, 680, 822, 980][index] ?? left, false))
  .join('');

function stripe(left: number, right: number, isWhole: boolean): string {
  const [from, to] = [Math.max(left, 500 - edge), Math.min(right, 500 + edge)];
  const rise = (x: number) => edge - Math.abs(500 - x);
  const tip = from < 500 && to > 500 ? `L500 ${500 - edge}` : '';
  const foot = from < 500 && to > 500 ? `L500 ${500 + edge}` : '';
  const top = `M${from} 500V${500 - rise(from)}${tip}L${to} ${500 - rise(to)}V500`;
  return path(
    isWhole ? `${top}V${500 + rise(to)}${foot}L${from} ${500 + rise(from)}Z` : `${top}Z`,
    isWhole ? ' fill="#ef4136"' : '',
  );
}

const labels: Readonly<Record<(typeof transportLabelCodes)[number], Label>> = {
  '2.1': { ground: filled('#da251d'), symbol: flame(106), line: [426, 9], number: { text: '2', top: 779 } },
  '2.2': {
    ground: filled('#4bb033'),
    symbol: placed(symbols.cylinder, [498, 398], [484, 251, 0.7]),
    line: [426, 9],
    number: { text: '2', top: 783 },
  },
  '2.3': {
    ground: filled('#fff'),
    symbol: placed(symbols.labelSkull, [500, 123], [498, 124, 1]),
    line: [481, 14],
    number: { text: '2', top: 755 },
  },
  '3': { ground: filled('#da251d'), symbol: flame(119), line: [426, 9], number: { text: '3', top: 739 } },
  '4.1': {
    ground: filled('#fff') + redStripes + path(diamond(482), dashes),
    symbol: flame(128),
    line: [416, 13],
    number: { text: '4', top: 753 },
  },
  '4.2': {
    ground: split('#fff', '#ef4136') + path(`M11 500L500 11L989 500`, dashes),
    symbol: flame(128),
    line: [426, 13],
    number: { text: '4', top: 788 },
  },
  '4.3': { ground: filled('#0093dd'), symbol: flame(104), line: [424, 9], number: { text: '4', top: 756 } },
  '5.1': {
    ground: filled('#f5f014'),
    symbol: placed(symbols.flameOverCircle, [500, 147], [500, 130, 0.56]),
    line: [422, 13],
    number: { text: '5.1', top: 722 },
  },
  '5.2': {
    ground: split('#ef2e33', '#f5f014'),
    symbol: flame(145),
    line: [423, 13],
    number: { text: '5.2', top: 727 },
  },
  '6.1': {
    ground: filled('#fff'),
    symbol: placed(symbols.labelSkull, [500, 123], [500, 123, 1]),
    line: [480, 14],
    number: { text: '6', top: 752 },
  },
  '8': {
    ground: filled('#fff') + path(lowerHalf(425)) + path(diamond(482), dashes),
    symbol: placed(symbols.corrosion, [469, 305], [470, 245, 0.815]),
    line: [416, 13],
    number: { text: '8', top: 720, colour: '#fff' },
  },
  '9': {
    ground: filled('#fff') + blackStripes,
    symbol: '',
    line: [425, 6],
    number: { text: '9', top: 746, line: true },
  },
  'marine-pollutant': { ground: filled('#fff'), symbol: environment, line: [475, 28] },
};

const isGhs = (code: string): code is keyof typeof ghsSymbols => Object.hasOwn(ghsSymbols, code);
const isLabel = (code: string): code is keyof typeof labels => Object.hasOwn(labels, code);

/** The pictogram or label as a stand-alone SVG document, 1000 units square, without font or raster image. */
export function pictogramSvg(code: string): string {
  if (isGhs(code))
    return document(path(diamond(edge), ' fill="red"') + path(diamond(411), ' fill="#fff"') + ghsSymbols[code]);
  if (isLabel(code)) return document(labelBody(labels[code]));
  throw new RangeError(`No such pictogram: ${code}`);
}

function document(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${body}</svg>`;
}

function labelBody({ ground, symbol, line: [half, width], number }: Label): string {
  const frame = path(diamond(half), ` fill="none" stroke="#000" stroke-width="${width}"`);
  return ground + frame + symbol + (number ? classNumber(number) : '');
}

function classNumber({ text, top, colour = '#000', line }: NonNullable<Label['number']>): string {
  const characters = Array.from(text);
  const advances = characters.map((character) => digitAdvance[character] ?? digitWidth);
  const width = advances.reduce((sum, advance) => sum + advance, 0) - (digitWidth - 60);
  let left = 500 - width / 2;
  const strokes = characters.map((character, at) => {
    const drawn = path(digitPaths[character] ?? '', ` transform="translate(${left} ${top})"`);
    left += advances[at] ?? digitWidth;
    return drawn;
  });
  const underline = line ? path(`M468 ${top + 97}H532`, ' stroke-width="11"') : '';
  return `<g fill="none" stroke="${colour}" stroke-width="${digitStroke}">${strokes.join('')}${underline}</g>`;
}

import sharp from 'sharp';

/** A screen for comparison: a quarter as wide and high, in 32 shades of grey. */
export type Picture = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** A square in which two screens differ; its place is in pixels of the picture. */
export type Block = { readonly left: number; readonly top: number; readonly amount: number };

const reduction = 4;
const shade = 8;
const blockSize = 8;

/** Tolerance for rounding of shades between browsers. */
const roundingShades = 4;

/** Mean over a block, of 255. A missing line of small print makes about 15, a button about 60. */
const mostShades = 3;

const rounded = (grey: Uint8Array): Uint8Array => grey.map((value) => Math.min(255, Math.round(value / shade) * shade));

/** Shrinks a screenshot, which removes edges of letters and lines that browsers draw differently. */
export async function reducedPicture(screenshot: Buffer): Promise<Picture> {
  const image = sharp(screenshot);
  const size = await image.metadata();
  const width = Math.round(size.width / reduction);
  const { data, info } = await image
    .removeAlpha()
    .greyscale()
    .resize({ width, kernel: 'linear' })
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = new Uint8Array(info.width * info.height);
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * info.channels] ?? 0;
  return { width: info.width, height: info.height, grey: rounded(grey) };
}

export const pngOf = ({ width, height, grey }: Picture): Promise<Buffer> =>
  sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 33, dither: 0, effort: 10 })
    .toBuffer();

export async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const grey = new Uint8Array(info.width * info.height);
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * info.channels] ?? 0;
  return { width: info.width, height: info.height, grey };
}

/** Picks a value among each pixel and its neighbours in a row or, by `step`, in a column. */
function amongNeighbours(
  { width, height }: Picture,
  values: Uint8Array,
  along: { readonly step: 'row' | 'column'; readonly pick: (...shades: number[]) => number },
): Uint8Array {
  const { step, pick } = along;
  return values.map((value, index) => {
    const place = step === 'row' ? index % width : Math.floor(index / width);
    const offset = step === 'row' ? 1 : width;
    const last = (step === 'row' ? width : height) - 1;
    const before = place > 0 ? (values[index - offset] ?? value) : value;
    const after = place < last ? (values[index + offset] ?? value) : value;
    return pick(before, value, after);
  });
}

/**
 * The darkest and lightest value within one pixel of each. So a shift of up to four screen pixels makes no difference.
 */
function rangeAround(picture: Picture) {
  const among = (pick: typeof Math.min): Uint8Array =>
    amongNeighbours(picture, amongNeighbours(picture, picture.grey, { step: 'row', pick }), { step: 'column', pick });
  return { darkest: among(Math.min), lightest: among(Math.max) };
}

/** For each pixel, how far `picture` is outside the range of `other` around it. */
function outside(picture: Picture, other: Picture): Uint8Array {
  const { darkest, lightest } = rangeAround(other);
  return picture.grey.map((value, index) =>
    Math.max(0, Math.max(value - (lightest[index] ?? 0), (darkest[index] ?? 0) - value) - roundingShades),
  );
}

/** Blocks in which two screens differ by more than the browser explains; the whole screen if the sizes differ. */
export function differingBlocks(before: Picture, after: Picture): readonly Block[] {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return [{ left: 0, top: 0, amount: 255 }];
  const gone = outside(before, after);
  const come = outside(after, before);
  const across = Math.ceil(width / blockSize);
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [index, amount] of gone.entries()) {
    const block = Math.floor(index / width / blockSize) * across + Math.floor((index % width) / blockSize);
    const { sum, count } = sums.get(block) ?? { sum: 0, count: 0 };
    sums.set(block, { sum: sum + Math.max(amount, come[index] ?? 0), count: count + 1 });
  }
  return [...sums].flatMap(([block, { sum, count }]) => {
    const place = { left: (block % across) * blockSize, top: Math.floor(block / across) * blockSize };
    return sum / count > mostShades ? [{ ...place, amount: sum / count }] : [];
  });
}

/** The screen with a frame around each differing block. */
export async function markedPicture(screenshot: Buffer, blocks: readonly Block[]): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  const side = blockSize * reduction;
  const frames = blocks
    .map(
      ({ left, top }) =>
        `<rect x="${left * reduction}" y="${top * reduction}" width="${side}" height="${side}" fill="#f00" fill-opacity=".25" stroke="#f00"/>`,
    )
    .join('');
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames}</svg>`;
  return sharp(screenshot)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer();
}

import sharp from 'sharp';
import { logoMaxBytes } from '@gosds/sheet/draft/logo-limit';
import type { LogoOutcome, LogoReader } from '@gosds/usecases/logo-reader';

const maxPixels = 4096 * 4096;
/** Four times the largest printed size (200 by 50 px), so that it prints sharply. */
const largest = { width: 800, height: 200 };

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [...Buffer.from('GIF87a')],
  [...Buffer.from('GIF89a')],
];

/**
 * Allows the decoder to open only these three formats, whatever a file claims to be. Applies to the whole program,
 * which opens uploaded pictures nowhere else.
 */
function openThreeFormatsOnly() {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadNsgifBuffer'],
  });
}

/** Decodes an uploaded logo and writes it as a new PNG, so that nothing else of the file remains. */
export function createLogoReader(): LogoReader {
  openThreeFormatsOnly();
  return async (upload): Promise<LogoOutcome> => {
    if (upload.length >= logoMaxBytes) return { status: 'rejected', reason: 'too-large' };
    if (!signatures.some((bytes) => bytes.every((byte, at) => upload[at] === byte))) return refused;
    const decoded = await decode(upload);
    if (!decoded) return refused;
    const { data, info } = decoded;
    return { status: 'accepted', png: new Uint8Array(data), width: info.width, height: info.height };
  };
}

const refused: LogoOutcome = { status: 'rejected', reason: 'not-an-image' };

/** Undefined if the picture is broken or too large; the decoder has no error class for these. */
const decode = (upload: Uint8Array) =>
  sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 5 })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);

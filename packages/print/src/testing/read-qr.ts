import { createRequire } from 'node:module';
import type { QRCode } from 'jsqr';

/**
 * The QR code in pixels of red, green, blue and opacity. Required, because bundlers and Node.js name the package's
 * default export differently.
 */
export const readQr: (pixels: Uint8ClampedArray, width: number, height: number) => QRCode | null = createRequire(
  import.meta.url,
)('jsqr');

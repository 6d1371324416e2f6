import { createHash } from 'node:crypto';
import type { PdfPrinter } from '@gosds/usecases/pdf-printer';

/** Prints kept; some 5 MB. */
const maxPrints = 40;

/** Of everything that the bytes of a print follow from. */
function keyOf(...[document, { logo, ...options }]: Parameters<PdfPrinter['print']>): string {
  const hash = createHash('sha256').update(JSON.stringify([document, options, logo?.widthPx]));
  return (logo ? hash.update(logo.png) : hash).digest('base64');
}

/**
 * Prints a sheet with the watermark once: the draft is looked at page by page first, then the same sheet is made to be sold. The
 * clean print is made once anyway, and not kept. `owner` has what it began itself, in its own turns. The least recently used goes first.
 */
export function rememberPrints(): (owner: string, printer: PdfPrinter) => PdfPrinter {
  const kept = new Map<string, Promise<Uint8Array>>();
  function remember(key: string, pdf: Promise<Uint8Array>): Promise<Uint8Array> {
    kept.delete(key);
    kept.set(key, pdf);
    const [oldest] = kept.keys();
    if (kept.size > maxPrints && oldest !== undefined) kept.delete(oldest);
    return pdf;
  }
  return (owner, printer) => ({
    async print(document, options) {
      if (!options.watermark || options.attachments) return printer.print(document, options);
      const key = `${owner} ${keyOf(document, options)}`;
      try {
        return await remember(key, kept.get(key) ?? printer.print(document, options));
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  });
}

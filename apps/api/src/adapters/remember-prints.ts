import { createHash } from 'node:crypto';
import type { PdfPrinter } from '@gosds/usecases/pdf-printer';

/** Number of prints kept; about 5 MB. */
const maxPrints = 40;

/** A key of everything that determines the bytes of a print. */
function keyOf(...[document, { logo, ...options }]: Parameters<PdfPrinter['print']>): string {
  const hash = createHash('sha256').update(JSON.stringify([document, options, logo?.widthPx]));
  return (logo ? hash.update(logo.png) : hash).digest('base64');
}

/**
 * Prints a sheet with the watermark only once: the user views the draft page by page, then the same sheet is made for
 * sale. Does not keep clean prints, which are made once anyway. Each `owner` prints in its own turn. Drops the least
 * recently used print first.
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

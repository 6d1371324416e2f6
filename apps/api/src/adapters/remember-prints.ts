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
 * sale, which then needs the clean print only. Does not keep clean prints, which are made once anyway. Each `owner` prints in its own turn. Drops the least
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
  /** The kept print, else the one that `print` makes. */
  async function once(key: string, print: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      return await remember(key, kept.get(key) ?? print());
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  }
  return (owner, printer) => ({
    async print(document, options) {
      if (!options.watermark || options.attachments) return printer.print(document, options);
      return once(`${owner} ${keyOf(document, options)}`, () => printer.print(document, options));
    },
    async printPair(document, options) {
      const { logo } = options;
      const key = `${owner} ${keyOf(document, { watermark: true, ...(logo ? { logo } : {}) })}`;
      const known = kept.get(key);
      if (known) {
        const [proof, clean] = await Promise.all([known, printer.print(document, { ...options, watermark: false })]);
        return { proof, clean };
      }
      const pair = printer.printPair(document, options);
      const proof = await once(key, async () => (await pair).proof);
      return { proof, clean: (await pair).clean };
    },
  });
}

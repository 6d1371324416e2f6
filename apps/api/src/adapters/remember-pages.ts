import { createHash } from 'node:crypto';
import type { PageImage, PageRenderer } from '@gosds/usecases/page-renderer';

/** Number of pages kept; about 15 MB. */
const maxPages = 150;

/** Draws a page once for all simultaneous and later requests. Drops the least recently used page first. */
export function rememberPages(): (renderer: PageRenderer) => PageRenderer {
  const kept = new Map<string, Promise<PageImage>>();
  function remember(key: string, image: Promise<PageImage>): Promise<PageImage> {
    kept.delete(key);
    kept.set(key, image);
    const [oldest] = kept.keys();
    if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest);
    return image;
  }
  return (renderer) => ({
    ...renderer,
    async renderPage(pdf, page, dpi) {
      const key = `${createHash('sha256').update(pdf).digest('base64')}:${page}:${dpi}`;
      const image = remember(key, kept.get(key) ?? renderer.renderPage(pdf, page, dpi));
      try {
        return await image;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  });
}

import type { PageRenderer } from '../page-renderer.ts';

/** Resolution of a page picture: sharp on a screen at full width, too coarse for print. */
export const pictureDpi = 110;

/** Pictures with the same `tag` are equal. `read` draws the picture. */
export type PageToShow = { readonly tag: string; readonly read: () => Promise<Uint8Array> };

/**
 * Starts drawing the first page while the rest is made, because the user waits for it. After a failure the page is
 * drawn again on request.
 */
export function drawFirstPage({ pages }: { readonly pages: PageRenderer }, pdf: Uint8Array): void {
  pages.renderPage(pdf, 1, pictureDpi).catch(() => undefined);
}

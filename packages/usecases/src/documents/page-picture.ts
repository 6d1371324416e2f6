import type { PageRenderer } from '../page-renderer.ts';

/** Of a page as a picture: sharp on a screen at full width, and of no use for print. */
export const pictureDpi = 110;

/** `tag` names the picture: the same tag is the same picture. `read` draws it. */
export type PageToShow = { readonly tag: string; readonly read: () => Promise<Uint8Array> };

/** The first page is drawn while the rest is made, since it is what the user waits for. It is drawn again where that fails. */
export function drawFirstPage({ pages }: { readonly pages: PageRenderer }, pdf: Uint8Array): void {
  pages.renderPage(pdf, 1, pictureDpi).catch(() => undefined);
}

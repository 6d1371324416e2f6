export type PageImage = { readonly width: number; readonly height: number; readonly webp: Uint8Array };

/** Pages of a PDF as pictures, for the preview. Pages count from 1. */
export type PageRenderer = {
  pageCount(pdf: Uint8Array): Promise<number>;
  renderPage(pdf: Uint8Array, page: number, dpi: number): Promise<PageImage>;
  renderPages(pdf: Uint8Array, options: { readonly dpi: number }): Promise<readonly PageImage[]>;
};

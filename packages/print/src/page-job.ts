/** A job for the worker of page images: one page as a picture, or the number of pages if `page` is null. */
export type PageJob = { readonly pdf: Uint8Array; readonly page: number | null; readonly dpi: number };

export const isPageJob = (job: unknown): job is PageJob =>
  typeof job === 'object' && job !== null && 'pdf' in job && 'page' in job && 'dpi' in job;

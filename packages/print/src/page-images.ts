import type { PageImage, PageRenderer } from '@gosds/usecases/page-renderer';
import type { PageJob } from './page-job.ts';
import { createProcessPool, type PoolSettings } from './process-pool.ts';

export type PageRendererPool = PageRenderer & {
  /** The renderer for one owner; owners take turns. */
  of(owner: string): PageRenderer;
  /** Ends the worker processes and rejects the pages under way. */
  close(): Promise<void>;
};

const pageWorker = new URL('../dist/page-worker.js', import.meta.url);

/** Draws pages in worker processes, so that the program stays responsive. The first page does not wait for the rest. */
export function createPageRenderer(settings: Omit<PoolSettings, 'script'>): PageRendererPool {
  const pool = createProcessPool<PageJob>({ ...settings, script: pageWorker });
  const of = (owner: string): PageRenderer => renderer((job) => pool.run(job, { owner }));
  return { ...of(''), of, close: () => pool.close() };
}

function renderer(run: (job: PageJob) => Promise<unknown>): PageRenderer {
  async function pageCount(pdf: Uint8Array): Promise<number> {
    const count = await run({ pdf, page: null, dpi: 0 });
    if (typeof count !== 'number') throw new TypeError('The worker answered with something else than a number.');
    return count;
  }

  async function renderPage(pdf: Uint8Array, page: number, dpi: number): Promise<PageImage> {
    const image = await run({ pdf, page, dpi });
    if (!isPageImage(image)) throw new TypeError('The worker answered with something else than a picture.');
    return image;
  }

  return {
    pageCount,
    renderPage,
    async renderPages(pdf, { dpi }) {
      const pages = Array.from({ length: await pageCount(pdf) }, (_, index) => index + 1);
      return Promise.all(pages.map((page) => renderPage(pdf, page, dpi)));
    },
  };
}

const isPageImage = (value: unknown): value is PageImage =>
  typeof value === 'object' && value !== null && 'webp' in value && value.webp instanceof Uint8Array;

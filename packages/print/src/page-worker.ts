import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { isPageJob, type PageJob } from './page-job.ts';
import { serveParent } from './worker-messages.ts';

sharp.concurrency(1);
sharp.cache(false);
const library = await PDFiumLibrary.init();
const pointsPerInch = 72;
/** Lossless keeps letters crisp, and makes a page of text smaller than lossy does. */
const webpOptions = { lossless: true, effort: 1 };

/** Returns the number of pages, or one page as WebP. */
async function work({ pdf, page, dpi }: PageJob) {
  const document = await library.loadDocument(pdf);
  try {
    const pages = document.getPageCount();
    if (page === null) return pages;
    if (page < 1 || page > pages) throw new RangeError(`There is no page ${page} in a document of ${pages}.`);
    const rendered = await document.getPage(page - 1).render({ scale: dpi / pointsPerInch, render: 'bitmap' });
    const { width, height, data } = rendered;
    const webp = await sharp(data, { raw: { width, height, channels: 4 } })
      .webp(webpOptions)
      .toBuffer();
    return { width, height, webp };
  } finally {
    document.destroy();
  }
}

serveParent((job) => {
  if (!isPageJob(job)) throw new TypeError('The message is not a job to draw a page.');
  return work(job);
});

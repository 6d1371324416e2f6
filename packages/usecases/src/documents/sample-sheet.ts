import { createHash } from 'node:crypto';
import type { SampleLanguage } from '@gosds/contract/documents/sample-sheet';
import { Problem } from '@gosds/contract/problem';
import { sheetText } from '@gosds/sheet/sheet-text';
import { policy } from '../policy.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps } from './document-deps.ts';
import { type PageToShow, pictureDpi } from './page-picture.ts';
import { sampleProduct } from './sample-product.ts';

export type SampleSheet = {
  readonly productName: string;
  readonly text: string;
  readonly pageCount: number;
  readonly pdf: Uint8Array;
  readonly hash: string;
};

/** IP address as from `callerOf`. */
export type SampleRequest = { readonly ip: string; readonly language: SampleLanguage };

/** Makes the sheet of the sample product like any other sheet, but without a watermark because it is not for sale. */
export const makeSample = async (deps: MakingDeps, language: SampleLanguage): Promise<SampleSheet> => {
  const { catalogue, sheets, printer, pages, clock } = deps;
  const facts = await collectFacts(catalogue, { draft: sampleProduct(language), previous: undefined, today: clock() });
  const sheet = await sheets.document(facts);
  const pdf = await printer.print(sheet, { watermark: false });
  const hash = createHash('sha256').update(pdf).digest('hex');
  const { productName } = sheet;
  return { productName, text: sheetText(sheet), pageCount: await pages.pageCount(pdf), pdf, hash };
};

type Make = (language: SampleLanguage) => Promise<SampleSheet>;
type SampleDeps = Pick<MakingDeps, 'limiter' | 'pages'>;

const counted = ({ limiter }: SampleDeps, { ip }: Pick<SampleRequest, 'ip'>) =>
  limiter.take(policy.rateLimits.samplePagesPerAddress, ip);

/** The sample's name, pages and text. */
export const viewSample =
  (deps: SampleDeps, make: Make) =>
  async (request: SampleRequest): Promise<Pick<SampleSheet, 'productName' | 'pageCount' | 'text'>> => {
    await counted(deps, request);
    const { productName, pageCount, text } = await make(request.language);
    return { productName, pageCount, text };
  };

/** One page of the sample. */
export const viewSamplePage =
  (deps: SampleDeps, make: Make) =>
  async ({ page, ...request }: SampleRequest & { readonly page: number }): Promise<PageToShow> => {
    await counted(deps, request);
    const { pdf, hash, pageCount } = await make(request.language);
    if (page > pageCount) throw new Problem('not-found');
    return {
      tag: `${hash}-${page}`,
      read: async () => (await deps.pages.renderPage(pdf, page, pictureDpi)).webp,
    };
  };

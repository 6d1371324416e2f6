import {
  galleriaOrder,
  galleriaPage,
  galleriaPreview,
  galleriaReport,
  type ReportForm,
} from '@gosds/contract/galleria/galleria-report';
import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import { queryOptions } from '@tanstack/react-query';
import { callForFile } from '../api/call.ts';
import { download } from '../api/download.ts';
import { invoke, pathOf } from '../api/invoke.ts';
import { spoken } from '../words/words.ts';

/** Language of the reports: that of the screens, else English. */
const language = () => {
  const { tag } = spoken().language;
  return interfaceTags.find((known) => known === tag) ?? 'en';
};

export const loadOrder = (orderId: string) => invoke(galleriaOrder, { params: { orderId } });

export const orderQuery = (orderId: string) =>
  queryOptions({ queryKey: ['galleria-order', orderId], queryFn: () => loadOrder(orderId) });

export const loadPreview = (orderId: string, written = language()) =>
  invoke(galleriaPreview, { params: { orderId }, search: `language=${written}` });

export const previewQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['galleria-preview', orderId, language()],
    queryFn: () => loadPreview(orderId),
    staleTime: Infinity,
  });

export const pageUrl = (orderId: string, page: number): string =>
  `${pathOf(galleriaPage.path, { orderId, page })}?language=${language()}`;

/** Like `pageUrl`, for a paid report: the browser may have cached a page with the watermark under the other address. */
export const paidPageUrl = (orderId: string, page: number): string => `${pageUrl(orderId, page)}&paid`;

const reportPath = (form: ReportForm): string => pathOf(galleriaReport.path, { form });

/** Downloads a report. Gives up after twenty minutes or when `signal` aborts. */
export const downloadReport = (orderId: string, form: ReportForm, signal: AbortSignal): Promise<void> =>
  download(reportPath(form), {
    body: { orderId, waterMark: false, language: language() },
    fileName: `report.${form}`,
    signal,
  });

/** The PDF of a paid report. */
export const loadReportPdf = (orderId: string, signal: AbortSignal): Promise<Blob> =>
  callForFile(reportPath('pdf'), { method: 'POST', body: { orderId, waterMark: false, language: language() }, signal });

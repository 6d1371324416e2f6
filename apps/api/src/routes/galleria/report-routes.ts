import { createGalleriaOrder } from '@gosds/contract/galleria/create-galleria-order';
import { galleriaOrder, galleriaPage, galleriaPreview, galleriaReport } from '@gosds/contract/galleria/galleria-report';
import { industryCodes, knownPlace } from '@gosds/usecases/galleria/asked-place';
import type { StoredReport } from '@gosds/usecases/galleria/report';
import { sendFile } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';
import { sendPage } from '../documents/send-page.ts';

const toOrder = ({ isPaid, cwOrderId: orderNumber, report: { chemical, readOn, points } }: StoredReport) => ({
  ...{ isPaid, orderNumber, readOn, name: chemical.name, cas: chemical.cas, synonyms: chemical.synonyms },
  cwNumber: `CW${chemical.number}`,
  dataPoints: points.map(({ code, title, country, version, completeness, entries, groups }) => ({
    ...{ listIndex: code, listName: title, country, Version: version, inList: entries.length > 0 },
    ...{ completeness, groups },
  })),
});

/** File names in the specification's form. */
const fileNames = {
  ...{ csv: 'report.csv', html: 'report.html', xml: 'report.xml', xlsx: 'report.xlsx', pdf: 'report.pdf' },
  zip: 'report.zip',
} as const;

/** Routes for orders of reports, their preview, and the reports. */
export const reportRoutes = (reports: UseCases['reports']): readonly Route[] => [
  route(createGalleriaOrder, async (request) => {
    const { MaterialId: materialId, Lists: lists, CountryRegion, Industry } = request.body.documentParameters;
    const place = knownPlace(CountryRegion);
    const industries = Industry && industryCodes(Industry);
    const orderId = await reports.order({ userId: userOf(request).id, materialId, place, lists, industries });
    return { orderId };
  }),

  route(galleriaOrder, async (request) =>
    toOrder(await reports.find({ ...request.params, userId: userOf(request).id })),
  ),

  route(galleriaPreview, async (request) => ({
    pageCount: await reports.countPages({ ...request.params, ...request.query, userId: userOf(request).id }),
  })),

  route(galleriaPage, async (request, reply) =>
    sendPage(
      request,
      reply,
      await reports.viewPage({ ...request.params, language: request.query.language, userId: userOf(request).id }),
    ),
  ),

  route(galleriaReport, async (request, reply) => {
    const { form } = request.params;
    const left = new AbortController();
    // The socket closes early only if the client has left.
    request.raw.socket.once('close', () => {
      left.abort();
    });
    const { orderId, language } = request.body;
    const content = await reports.write({ orderId, language, userId: userOf(request).id, form, signal: left.signal });
    return sendFile(reply, { fileName: fileNames[form], content }, form);
  }),
];

import { Readable } from 'node:stream';
import type { PdfFile } from '@gosds/usecases/documents/view-document';
import type { FastifyReply } from 'fastify';
import { framedByUs } from './security-headers.ts';

/** Supports file names in any script, with an ASCII name for old programs. */
function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/["\\]/g, '');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const mediaTypes = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

const reportTypes = {
  ...{ csv: 'text/csv; charset=utf-8', html: 'text/html; charset=utf-8', xml: 'application/xml' },
  ...{ pdf: 'application/pdf', zip: 'application/zip' },
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Sends a paid report as a streamed download. No cache keeps it, and no browser shows it as a page of ours. */
export function sendFile(reply: FastifyReply, { fileName, content }: PdfFile, form: keyof typeof reportTypes) {
  return reply
    .type(reportTypes[form])
    .header('content-disposition', dispositionOf('attachment', fileName))
    .header('cache-control', 'private, no-store')
    .header('content-length', content.byteLength)
    .send(Readable.from(piecesOf(content)));
}

const pieceBytes = 64 * 1024;

function* piecesOf(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}

/** Sends a paid sheet as a download. No cache keeps it, and no browser shows it as a page of ours. */
export function sendForm(
  reply: FastifyReply,
  { fileName, content }: PdfFile,
  form: Exclude<keyof typeof mediaTypes, 'pdf'>,
) {
  return reply
    .type(mediaTypes[form])
    .header('content-disposition', dispositionOf('attachment', fileName))
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(content));
}

/** Sends a paid PDF. No cache keeps it. */
export function sendPdf(reply: FastifyReply, { fileName, content }: PdfFile, kind: 'inline' | 'attachment') {
  return reply
    .type(mediaTypes.pdf)
    .headers(framedByUs)
    .header('content-disposition', dispositionOf(kind, fileName))
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(content));
}

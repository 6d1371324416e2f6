import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRangeOf } from './byte-range.ts';
import { etagOf } from './etag.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const brotli = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type Encoding = 'br' | 'gzip' | 'identity';

type WebFile = {
  readonly type: string;
  readonly tag: string;
  readonly cacheControl: string;
  /** True for media that are fetched in parts. */
  readonly isInParts: boolean;
  /** Compressed on first use, then kept. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
};

function toWebFile(path: string, urlPath: string): WebFile {
  const bytes = readFileSync(path);
  const isCompressible = /^text|javascript|json|svg/.test(types[extname(path)] ?? '') && bytes.length > 1000;
  const kept = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    tag: etagOf(bytes),
    isInParts: extname(path) === '.webm',
    // File names under assets/ contain a hash of their contents.
    cacheControl: urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    body(encoding) {
      const wanted = isCompressible ? encoding : 'identity';
      const body = kept.get(wanted) ?? (wanted === 'br' ? brotli(bytes, brotliOptions) : promisify(gzip)(bytes));
      kept.set(wanted, body);
      return body;
    },
  };
}

function readFiles(root: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(root)) return new Map();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const urlPath = `/${relative(root, path).split(sep).join('/')}`;
      return [urlPath, toWebFile(path, urlPath)] as const;
    }),
  );
}

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Sends the part of a film that the player asks for. */
async function sendPart(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await file.body('identity');
  void reply.type(file.type).header('accept-ranges', 'bytes');
  const range = byteRangeOf(request.headers.range, bytes.length);
  if (range === 'whole') return reply.send(bytes);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { first, last } = range;
  void reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}

/** Sends the file in a compression that the browser accepts, or 304 if the browser has it. */
export async function sendWebFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const body = await file.body(encoding);
  const etag = `W/${file.tag}`;
  void reply.headers({ etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (file.isInParts) return sendPart(file, request, reply);
  if (body !== (await file.body('identity'))) void reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

/** Paths that never lead to a page of the front end. */
const notPages = /^\/(api|assets|sandbox|mailbox|pdf|sheets|health|logError)(\/|$)/;

/**
 * The built front end, read once. Finds the requested file, or the app's page for any path that the front end handles
 * itself.
 */
export function webFiles(root: string) {
  const files = readFiles(root);
  return (request: FastifyRequest): WebFile | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      !notPages.test(path) &&
      !path.slice(path.lastIndexOf('/')).includes('.') &&
      /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    return files.get(path) ?? (isPage ? files.get('/index.html') : undefined);
  };
}

export type WebFiles = ReturnType<typeof webFiles>;

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, type ProblemCode } from '@gosds/contract/problem';

/** By the error of the HTTP parser. */
const codes: ReadonlyMap<string, ProblemCode> = new Map([
  ['HPE_HEADER_OVERFLOW', 'headers-too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too-slow'],
]);

/** Answers a request that the HTTP parser gave up like any other failure, and closes its connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = new Problem(codes.get(error.code ?? '') ?? 'not-http').toBody();
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${String(problem.status)} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${String(Buffer.byteLength(body))}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

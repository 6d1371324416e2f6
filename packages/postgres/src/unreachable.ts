import { Problem } from '@gosds/contract/problem';
import type { Address } from './connect.ts';

/** Message for the operator by a code of the system or of PostgreSQL (appendix A of its manual). */
const reasons = new Map([
  ['ECONNREFUSED', 'nothing listens there. Is PostgreSQL running?'],
  ['ENOENT', 'the socket does not exist. Is PostgreSQL running?'],
  ['ENOTFOUND', 'the host does not exist.'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up right now.'],
  ['28P01', 'the user name or the password is wrong.'],
  ['28000', 'the server does not let this user in.'],
  ['3D000', 'the server has no such database.'],
  ['53300', 'the server has no connection left.'],
  ['57P03', 'the server is still starting, or is shutting down.'],
]);

/** The target of the address, without the password. */
function placeOf(address: Address): string {
  if (!('url' in address)) return address.socketFolder;
  try {
    const { username, host, pathname, searchParams } = new URL(address.url);
    return `${username && `${username} at `}${host || (searchParams.get('host') ?? 'the local socket')}${pathname}`;
  } catch {
    return 'it is not an address';
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A host with several addresses fails once for each; this takes the first error. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Turns a failed first connection into a message for the operator. Returns other errors unchanged. */
export function explainToOperator(error: unknown, address: Address): unknown {
  if (!(error instanceof Problem) || error.code !== 'unavailable') return error;
  const cause = firstOf(error.cause);
  const why = reasons.get(codeOf(cause)) ?? `${messageOf(cause)}.`;
  return new Error(`GoSDS cannot reach the database at DATABASE_URL (${placeOf(address)}): ${why}`, { cause });
}

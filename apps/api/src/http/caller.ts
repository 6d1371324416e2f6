import { isIPv6 } from 'node:net';
import type { Caller } from '@gosds/usecases/accounts/account-deps';
import { deviceOf } from '@gosds/usecases/accounts/device';
import type { FastifyRequest } from 'fastify';
import { askedLanguage } from './asked-language.ts';

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The address that counts as one caller: an IPv4 address, or the /64 network of an IPv6 customer. */
export function networkOf(address: string | undefined): string {
  // The connection is closed, so nobody reads the response. All such requests share one allowance.
  if (address === undefined) return 'gone';
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: networkOf(request.ip),
  device: deviceOf(request.headers['user-agent']),
  language: askedLanguage(request),
});

import { lookup, type LookupAllOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { AddressFault } from '@gosds/contract/developers/webhooks';
import type { WebhookRequest, WebhookSender } from '@gosds/usecases/developers/webhook-sender';
import type { WebhookOutcome } from '@gosds/usecases/developers/webhook-store';

/** IPv4 networks that are not public (IANA's registry of special addresses). */
const special4 = [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const, ['127.0.0.0', 8] as const],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ...[['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
];

const refused = new BlockList();
for (const [net, prefix] of special4) refused.addSubnet(net, prefix, 'ipv4');
// Special networks within the public IPv6 range: protocol assignments, documentation, and 6to4, which wraps IPv4
// addresses.
refused.addSubnet('2001::', 23, 'ipv6');
refused.addSubnet('2001:db8::', 32, 'ipv6');
refused.addSubnet('2002::', 16, 'ipv6');
refused.addSubnet('3fff::', 20, 'ipv6');

const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** True for a public address. For IPv6 only global addresses, so none that wraps an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return public6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}

class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

type Found = { readonly address: string; readonly family: number };

/** As `lookup` of node:dns, for all addresses. */
type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: Found[]) => void,
) => void;

const systemLookUp: LookUp = (hostname, options, callback) => {
  lookup(hostname, options, (error, addresses) => {
    callback(error, error === null ? addresses : []);
  });
};

/**
 * Resolves a name for the connection being made. So the checked address is the one called, however often the name
 * changes.
 */
const publicLookup =
  (lookUp: LookUp): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) {
        callback(error ?? new Error('No address.'), '');
        return;
      }
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new AddressRefused(hostname), '');
        return;
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

type Settings = {
  /** For tests on one machine: allows loopback addresses, also by plain HTTP. */
  readonly allowsLoopback?: boolean;
  readonly timeoutMs?: number;
  /** Replaces the name service. */
  readonly lookUp?: LookUp;
};

const usualTimeoutMs = 10_000;

/** The host without the brackets of an IPv6 address, and without the dot that may end a name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Names that mean this machine or its network everywhere. */
const ownNames = ['localhost', 'local', 'internal', 'home.arpa'];

const isOwnName = (host: string): boolean => ownNames.some((name) => host === name || host.endsWith(`.${name}`));

function whyNot(url: URL): AddressFault | undefined {
  const host = hostOf(url);
  if (url.protocol !== 'https:') return 'not-https';
  if (url.username !== '' || url.password !== '') return 'with-password';
  const isPrivate = isIP(host) === 0 ? isOwnName(host) || !host.includes('.') : !isPublicAddress(host);
  return isPrivate ? 'not-public' : undefined;
}

/** Sends by HTTPS, and only to public addresses. Treats a redirect like any other answer and does not follow it. */
export function webhookSender({
  allowsLoopback = false,
  timeoutMs = usualTimeoutMs,
  lookUp = systemLookUp,
}: Settings = {}): WebhookSender {
  const isLoopback = (url: URL) => allowsLoopback && loopbackNames.has(hostOf(url));
  const refusalOf = (text: string): AddressFault | undefined => {
    if (!URL.canParse(text)) return 'no-address';
    const url = new URL(text);
    return isLoopback(url) ? undefined : whyNot(url);
  };
  const post = (url: URL, { headers, body }: WebhookRequest): Promise<WebhookOutcome> =>
    new Promise((resolve) => {
      const isOwn = isLoopback(url);
      const request = (isOwn && url.protocol === 'http:' ? http : https).request(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'GoSDS-Webhooks/1',
        },
        agent: false,
        ...(!isOwn && { lookup: publicLookup(lookUp) }),
      });
      const deadline = setTimeout(() => {
        resolve({ status: null, fault: 'too-slow' });
        request.destroy();
      }, timeoutMs);
      request.on('close', () => {
        clearTimeout(deadline);
      });
      request.on('error', (error) => {
        resolve({ status: null, fault: error instanceof AddressRefused ? 'address' : 'unreachable' });
      });
      // Only the status code counts; the body is not read.
      request.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, fault: null });
        response.destroy();
      });
      request.end(body);
    });
  return {
    refusalOf,
    async send(request) {
      if (refusalOf(request.url) !== undefined) return { status: null, fault: 'address' };
      return post(new URL(request.url), request);
    },
  };
}

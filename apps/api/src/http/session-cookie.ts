import type { CookieSerializeOptions } from '@fastify/cookie';

/** `__Host-`: only this host, only over a trustworthy connection, never set by a neighbouring subdomain. */
export function sessionCookie(isSecure: boolean): { readonly name: string; readonly options: CookieSerializeOptions } {
  return {
    name: isSecure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  };
}

/** Browsers keep a Secure cookie on HTTPS, and on this machine's own names without it. */
export function isTrustworthy(protocol: string, host: string): boolean {
  return protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)(:\d+)?$/.test(host);
}

import type { CookieSerializeOptions } from '@fastify/cookie';

/** `__Host-` ties the cookie to this host and a trustworthy connection; other subdomains cannot set it. */
export function sessionCookie(isSecure: boolean): { readonly name: string; readonly options: CookieSerializeOptions } {
  return {
    name: isSecure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  };
}

/** True if the browser keeps a Secure cookie: over HTTPS, or over HTTP on this machine's own names. */
export function isTrustworthy(protocol: string, host: string): boolean {
  return protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)(:\d+)?$/.test(host);
}

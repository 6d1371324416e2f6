import type { CookieSerializeOptions } from '@fastify/cookie';

export type SessionCookie = {
  readonly name: string;
  readonly isSecure: boolean;
  readonly options: CookieSerializeOptions;
};

function cookie(name: string, isSecure: boolean): SessionCookie {
  return { name, isSecure, options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } };
}

/** `__Host-` ties the cookie to this host and a trustworthy connection; other subdomains cannot set it. */
export const secureCookie: SessionCookie = cookie('__Host-sid', true);

/** For plain HTTP, which an operator may allow. */
export const plainCookie: SessionCookie = cookie('sid', false);

/** True if the browser keeps a Secure cookie: over HTTPS, or over HTTP on this machine's own names. */
export function isTrustworthy(protocol: string, host: string): boolean {
  return protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)(:\d+)?$/.test(host);
}

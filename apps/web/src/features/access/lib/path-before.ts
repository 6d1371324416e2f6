/** The page that asked for the login. */
const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;

/**
 * The page that asked for the login, as a path of this site; undefined for any other address. The browser's own reading
 * decides, since it takes `/\` and a tab between slashes for the start of another site.
 */
export function pathBefore(state: unknown, origin: string): string | undefined {
  const from = fromOf(state);
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  // `/.//` is read as a path of this site, and as another site when it is read again.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path === '/' || url.pathname === '/login' ? undefined : path;
}

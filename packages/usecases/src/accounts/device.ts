/** The browser and system of a session, by their makers' names; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

export const unknownDevice: Device = { browser: null, system: null };

/**
 * Words in the user agent header and the browsers they stand for. The first match counts, because browsers also name
 * other browsers.
 */
const browsers = [
  ['Edg', 'Microsoft Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

function firstNamed(userAgent: string, table: readonly (readonly [string, string])[]): string | null {
  return table.find(([word]) => userAgent.includes(word))?.[1] ?? null;
}

/**
 * Reads the browser and system from the user agent header. The header is not stored, because it reveals more than a
 * list of sessions needs.
 */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstNamed(userAgent, browsers),
  system: firstNamed(userAgent, systems),
});

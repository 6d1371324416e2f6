/** What a session is used on, by the names that their makers give; null where we do not know it. */
export type Device = { readonly browser: string | null; readonly system: string | null };

export const unknownDevice: Device = { browser: null, system: null };

/** Words of a user agent and what they name; the first that is found counts, for browsers name each other. */
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

/** The header itself is not kept: it tells more of a person than a list of sessions needs. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstNamed(userAgent, browsers),
  system: firstNamed(userAgent, systems),
});

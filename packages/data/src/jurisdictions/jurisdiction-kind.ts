import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { type ClassificationData, readChains, readClassifications } from './read-jurisdictions.ts';
import { type CountryData, type ProfileData, readCountries, readProfiles } from './read-sheets.ts';

function classificationModules(classifications: readonly ClassificationData[]): readonly GeneratedModule[] {
  const ids = moduleText(`export type MarketId = ${classifications.map(({ id }) => literal(id)).join(' | ')};`);
  const text = moduleText(
    `import type { JurisdictionData } from '../markets/jurisdiction-data.ts';`,
    'export const jurisdictions: readonly JurisdictionData[] = [',
    ...classifications.map((one) => `  ${literal(one)},`),
    '];',
  );
  return [
    { path: 'packages/ghs/src/generated/jurisdictions.ts', text },
    { path: 'packages/ghs/src/generated/market-ids.ts', text: ids },
  ];
}

const nameOf = (id: string): string => `of${id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** A profile is written as what it tells itself, spread over the profile that it follows. */
function profileLine({ id, follows, market, own, parts }: ProfileData): string {
  const inherited = follows === undefined ? '' : `...${nameOf(follows)}, `;
  const told = { market, ...own, ...(parts ? { parts } : {}) };
  return `const ${nameOf(id)}: ProfileData = {${inherited}${literal(told).slice(1)};`;
}

function sheetsModule(profiles: readonly ProfileData[], countries: readonly CountryData[]): GeneratedModule {
  const inOrder = profiles.toSorted((a, b) => a.order - b.order);
  const reasons = [...new Set(countries.map(({ because }) => because))];
  const rows = countries.map(({ id, code, alpha3, name, profile, rules, because }) =>
    [id, code, alpha3, name, profile, rules, reasons.indexOf(because)].join('|'),
  );
  const text = moduleText(
    `import type { ProfileData } from '../profiles/profile.ts';`,
    ...profiles.map(profileLine),
    `export const profiles: Readonly<Record<string, ProfileData>> = { ${inOrder.map(({ id }) => `${literal(id)}: ${nameOf(id)}`).join(', ')} };`,
    '/** Why countries belong to a profile; countries name them by number. */',
    `export const reasons: readonly string[] = ${literal(reasons)};`,
    `export const countries = ${literal(rows.join('\n'))};`,
  );
  return { path: 'packages/sheet/src/generated/jurisdictions.ts', text };
}

/** `data/jurisdictions/<id>/`: one folder a country or law, `jurisdiction.json` and the tables of its rules. */
export const jurisdictionKind: DataKind = {
  folder: 'jurisdictions',
  compile: (data) => {
    const chains = readChains(data);
    const sheets = sheetsModule(readProfiles(data, chains), readCountries(chains));
    return [...classificationModules(readClassifications(data, chains)), sheets];
  },
};

import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { type ClassificationData, type Folder, readChains, readClassifications } from './read-jurisdictions.ts';
import { nationalWordsModule } from './national-words.ts';
import { type CountryData, type ProfileData, readCountries, readExamples, readProfiles } from './read-sheets.ts';

function idsModule(ids: readonly string[]): GeneratedModule {
  const text = moduleText(`export type JurisdictionId = ${[...new Set(ids)].map(literal).join(' | ')};`);
  return { path: 'packages/ghs/src/generated/jurisdiction-ids.ts', text };
}

/** The laws of label and statement, in the order of lists. */
function labelsModule(chains: readonly (readonly Folder[])[]): GeneratedModule {
  const folders = chains.flatMap((chain) => chain.slice(-1)).filter(({ facts }) => facts.label !== undefined);
  const orderOf = ({ facts }: Folder) => facts.classification?.order ?? Number.MAX_SAFE_INTEGER;
  const inOrder = folders.toSorted((a, b) => orderOf(a) - orderOf(b));
  const text = moduleText(
    `import type { LabelLaw } from '../label/label-law.ts';`,
    `export const labelRegimeIds = ${literal(inOrder.map(({ facts }) => facts.id))} as const;`,
    `export const labelLaws: Readonly<Record<(typeof labelRegimeIds)[number], LabelLaw>> = ${literal(
      Object.fromEntries(inOrder.map(({ facts }) => [facts.id, facts.label])),
    )};`,
  );
  return { path: 'packages/ghs/src/generated/label-laws.ts', text };
}

function classificationsModule(classifications: readonly ClassificationData[]): GeneratedModule {
  const text = moduleText(
    `import type { JurisdictionData } from '../markets/jurisdiction-data.ts';`,
    'export const jurisdictions: readonly JurisdictionData[] = [',
    ...classifications.map((one) => `  ${literal(one)},`),
    '];',
  );
  return { path: 'packages/ghs/src/generated/jurisdictions.ts', text };
}

const nameOf = (id: string): string => `of${id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** A profile is written as its own facts, spread over the profile that it follows. */
function profileLine({ id, follows, market, form, own, parts, duties }: ProfileData): string {
  const inherited = follows === undefined ? '' : `...${nameOf(follows)}, `;
  const ownFacts = { market, ...(form === undefined ? {} : { form }), ...own, ...(parts ? { parts } : {}) };
  const asked = `{${follows === undefined ? '' : `...${nameOf(follows)}.duties, `}${literal(duties).slice(1)}`;
  return `const ${nameOf(id)}: ProfileData = {${inherited}${literal(ownFacts).slice(1, -1)}, "duties": ${asked}};`;
}

type Sheets = {
  readonly profiles: readonly ProfileData[];
  readonly countries: readonly CountryData[];
  readonly examples: Readonly<Record<string, string>>;
};

function sheetsModule({ profiles, countries, examples }: Sheets): GeneratedModule {
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
    '/** The country that stands for a jurisdiction. */',
    `export const examples: Readonly<Record<string, string>> = ${literal(examples)};`,
  );
  return { path: 'packages/sheet/src/generated/jurisdictions.ts', text };
}

/** `data/jurisdictions/<id>/`: one folder a country or law, `jurisdiction.json` and the tables of its rules. */
export const jurisdictionKind: DataKind = {
  folder: 'jurisdictions',
  compile: (data) => {
    const chains = readChains(data);
    const classifications = readClassifications(data, chains);
    const profiles = readProfiles(data, chains);
    return [
      idsModule([...classifications, ...profiles].map(({ id }) => id)),
      labelsModule(chains),
      classificationsModule(classifications),
      nationalWordsModule(data),
      sheetsModule({ profiles, countries: readCountries(chains), examples: readExamples(data, chains) }),
    ];
  },
};

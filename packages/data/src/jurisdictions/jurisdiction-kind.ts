import { classificationWordsModule } from '../classification-words.ts';
import type { DataFolder } from '../data-folder.ts';
import { readModes } from '../goods/mode-laws.ts';
import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { type ClassificationData, type Folder, readChains, readClassifications } from './read-jurisdictions.ts';
import { labelModules } from './label-modules.ts';
import { marketNotesModule } from './market-notes.ts';
import { nationalWordsModule } from './national-words.ts';
import {
  type CountryData,
  type CountryFacts,
  type FormData,
  type ProfileData,
  readCountries,
  readCountryFacts,
  readExamples,
  readForms,
  readProfiles,
} from './read-sheets.ts';

function idsModule(ids: readonly string[]): GeneratedModule {
  const text = moduleText(`export type JurisdictionId = ${[...new Set(ids)].map(literal).join(' | ')};`);
  return { path: 'packages/ghs/src/generated/jurisdiction-ids.ts', text };
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

/** Writes a profile as its own facts, spread over the profile that it follows. */
function profileLine({ id, follows, market, form, own, parts, lawsByClass, duties }: ProfileData): string {
  const inherited = follows === undefined ? '' : `...${nameOf(follows)}, `;
  const ownFacts = {
    market,
    ...(form === undefined ? {} : { form }),
    ...own,
    ...(parts ? { parts } : {}),
    ...(lawsByClass ? { lawsByClass } : {}),
  };
  const dutiesText = `{${follows === undefined ? '' : `...${nameOf(follows)}.duties, `}${literal(duties).slice(1)}`;
  return `const ${nameOf(id)}: ProfileData = {${inherited}${literal(ownFacts).slice(1, -1)}, "duties": ${dutiesText}};`;
}

type Countries = {
  readonly forms: readonly FormData[];
  readonly countries: readonly CountryData[];
  readonly examples: Readonly<Record<string, string>>;
};

/** The facts about countries for the first screen. */
function countriesModule({ forms, countries, examples }: Countries): GeneratedModule {
  const reasons = [...new Set(countries.map(({ because }) => because))];
  const rows = countries.map(({ id, code, alpha3, name, profile, rules, because }) =>
    [id, code, alpha3, name, profile, rules, reasons.indexOf(because)].join('|'),
  );
  const text = moduleText(
    `import type { CountryForm } from '../profiles/country-form.ts';`,
    `export const forms: Readonly<Record<string, CountryForm>> = ${literal(
      Object.fromEntries(forms.map(({ id, ...form }) => [id, form])),
    )};`,
    '/** Why countries belong to a profile; countries name them by number. */',
    `export const reasons: readonly string[] = ${literal(reasons)};`,
    `export const countries = ${literal(rows.join('\n'))};`,
    '/** The country that stands for a jurisdiction. */',
    `export const examples: Readonly<Record<string, string>> = ${literal(examples)};`,
  );
  return { path: 'packages/sheet/src/generated/jurisdictions.ts', text };
}

function profilesModule(
  profiles: readonly ProfileData[],
  facts: Readonly<Record<string, CountryFacts>>,
): GeneratedModule {
  const inOrder = profiles.toSorted((a, b) => a.order - b.order);
  const text = moduleText(
    `import type { CountryFacts } from '../profiles/country-form.ts';`,
    `import type { ProfileData } from '../profiles/profile.ts';`,
    ...profiles.map(profileLine),
    `export const profiles: Readonly<Record<string, ProfileData>> = { ${inOrder.map(({ id }) => `${literal(id)}: ${nameOf(id)}`).join(', ')} };`,
    `export const countryFacts: Readonly<Record<string, CountryFacts>> = ${literal(facts)};`,
  );
  return { path: 'packages/sheet/src/generated/profiles.ts', text };
}

/** The law of dangerous goods of the jurisdictions with rules of their own. */
function transportModule(data: DataFolder, chains: readonly (readonly Folder[])[]): GeneratedModule {
  const modes = readModes(data);
  for (const { file, facts } of chains.flatMap((chain) => chain.slice(-1)))
    if (modes && facts.transport !== undefined && !modes.includes(facts.transport))
      data.report({ file, row: null, message: `transport: “${facts.transport}” is not in goods/modes.csv.` });
  const laws = chains.flatMap((chain): (readonly [string, string])[] => {
    const own = chain.at(-1)?.facts;
    const law = chain.findLast(({ facts }) => facts.transport !== undefined)?.facts.transport;
    return own?.classification === undefined || law === undefined ? [] : [[own.id, law]];
  });
  const text = moduleText(
    `import type { TransportMode } from './transport-mode.ts';`,
    `export const modesByJurisdiction: Readonly<Record<string, TransportMode>> = ${literal(Object.fromEntries(laws))};`,
  );
  return { path: 'packages/transport/src/generated/modes-by-jurisdiction.ts', text };
}

/** `data/jurisdictions/<id>/`: one folder for each country or law, with `jurisdiction.json` and its tables of rules. */
export const jurisdictionKind: DataKind = {
  folder: 'jurisdictions',
  compile: (data) => {
    const chains = readChains(data);
    const classifications = readClassifications(data, chains);
    const profiles = readProfiles(data, chains);
    return [
      idsModule([...classifications, ...profiles].map(({ id }) => id)),
      classificationWordsModule(),
      ...labelModules(data, chains),
      classificationsModule(classifications),
      nationalWordsModule(data),
      transportModule(data, chains),
      marketNotesModule(chains),
      countriesModule({
        forms: readForms(profiles),
        countries: readCountries(data, chains),
        examples: readExamples(data, chains),
      }),
      profilesModule(profiles, readCountryFacts(chains)),
    ];
  },
};

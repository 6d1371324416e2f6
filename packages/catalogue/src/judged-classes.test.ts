import { describe, expect, it } from 'vitest';
import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import { entryOf } from '@gosds/ghs/registry';
import { findByCas, substances } from './catalogue.ts';
import { hasReference, niteByCas, type Row } from './testing/reference-files.ts';

/** Columns of the authority's list by hazard class. */
const columns: Readonly<Record<string, RegExp>> = {
  'Acute toxicity, oral': /^Acute toxicity .Oral/,
  'Acute toxicity, dermal': /^Acute toxicity .Dermal/,
  'Acute toxicity, inhalation': /^Acute toxicity .Inhalation: (?:Vapours|Dusts)/,
  'Skin corrosion/irritation': /^Skin corrosion/,
  'Serious eye damage/eye irritation': /^Serious eye/,
  'Skin sensitisation': /^Skin sens/,
  'Respiratory sensitisation': /^Respiratory sens/,
  'Aspiration hazard': /^Aspiration/,
  'Hazardous to the aquatic environment, acute': /environment .Acute/,
  'Hazardous to the aquatic environment, long-term': /environment .Long/,
  'Germ cell mutagenicity': /^Germ cell/,
  Carcinogenicity: /^Carcinogenicity/,
  'Reproductive toxicity': /^Reproductive/,
  'Specific target organ toxicity, repeated exposure': /Repeated exposure$/,
};

const newest = hasReference ? niteByCas() : new Map<string, Row>();

const verdicts = (cas: string, hazardClass: string) =>
  Object.entries(newest.get(cas) ?? {}).flatMap(([column, cell]) => (columns[hazardClass]?.test(column) ? [cell] : []));

const judged = substances.flatMap(({ cas = '', classification }) =>
  (classification.judged?.classes ?? []).map((hazardClass) => ({ cas, hazardClass, classification })),
);

describe.skipIf(!hasReference)('classes that an authority judged', () => {
  it('are those that it found not to be hazardous, for want of no data', () => {
    const wrong = judged
      .filter(({ classification: { judged: verdict } }) => verdict?.source.startsWith('nite') === true)
      .filter(({ cas, hazardClass }) => !verdicts(cas, hazardClass).includes('Not classified'));
    expect(wrong.map(({ cas, hazardClass }) => `${cas} ${hazardClass}`)).toEqual([]);
    expect(judged.length).toBeGreaterThan(140);
  });

  it('are those in water alone, where no authority but published sheets of suppliers agree', () => {
    const others = judged.filter(({ classification }) => classification.judged?.source.startsWith('nite') !== true);
    expect(new Set(others.map(({ hazardClass }) => hazardClass))).toEqual(new Set(aquaticClasses));
  });

  it('are those in which the classification has no hazard', () => {
    const contradicted = judged.filter(({ hazardClass, classification: { hazards, additional } }) =>
      [...hazards, ...(additional?.hazards ?? [])].some((hazard) => entryOf(hazard)?.hazardClass === hazardClass),
    );
    expect(contradicted.map(({ cas, hazardClass }) => `${cas} ${hazardClass}`)).toEqual([]);
  });

  it('are none of a substance that nobody judged so', () => {
    expect(findByCas('7732-18-5')?.classification.judged).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { entryOf } from '@gosds/ghs/registry';
import { findByCas } from './catalogue.ts';
import { judgedClassesOf, judgedWords } from './judged-classes.ts';
import { readRows, type Row } from './testing/reference-files.ts';

const columns: Readonly<Record<string, RegExp>> = {
  oral: /^Acute toxicity .Oral/,
  dermal: /^Acute toxicity .Dermal/,
  inhalation: /^Acute toxicity .Inhalation: (?:Vapours|Dusts)/,
  skin: /^Skin corrosion/,
  eye: /^Serious eye/,
  sens: /^Skin sens/,
  muta: /^Germ cell/,
  carc: /^Carcinogenicity/,
  repr: /^Reproductive/,
  re: /Repeated exposure$/,
};

const newest = new Map<string, Row>();
for (const row of readRows('ghs_jp_nite/jp_nite_ghs_2022-03.tsv.gz')) {
  const known = newest.get(row['CAS'] ?? '');
  if ((known?.['FY'] ?? '') <= (row['FY'] ?? '')) newest.set(row['CAS'] ?? '', row);
}

const verdicts = (cas: string, word: string) =>
  Object.entries(newest.get(cas) ?? {}).flatMap(([column, cell]) => (columns[word]?.test(column) ? [cell] : []));

describe('classes that an authority judged', () => {
  it('are those that it found not to be hazardous, for want of no data', () => {
    const wrong = [...judgedWords].flatMap(([cas, words]) =>
      words.filter((word) => !verdicts(cas, word).includes('Not classified')).map((word) => `${cas} ${word}`),
    );
    expect(wrong).toEqual([]);
    expect(judgedWords.size).toBeGreaterThan(50);
  });

  it('belong to substances of the catalogue that have no hazard there', () => {
    const contradicted = [...judgedWords.keys()].filter((cas) => {
      const { hazards = [], additional } = findByCas(cas)?.classification ?? {};
      const listed = [...hazards, ...(additional?.hazards ?? [])].map((hazard) => entryOf(hazard)?.hazardClass);
      const judged = judgedClassesOf(cas).judged?.classes ?? [];
      return findByCas(cas) === undefined || judged.some((hazardClass) => listed.includes(hazardClass));
    });
    expect(contradicted).toEqual([]);
  });

  it('are none of a substance that nobody judged so', () => {
    expect(judgedClassesOf('7732-18-5')).toEqual({});
    expect(judgedClassesOf(undefined)).toEqual({});
  });
});

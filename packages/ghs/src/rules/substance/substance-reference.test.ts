import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { classifySubstance } from '../../classify-substance.ts';
import { marketById } from '../../testing/market-by-id.ts';
import type { Market } from '../../markets/market.ts';
import type { Measure } from '../../mixture.ts';
import type { AcuteStudy, AquaticStudy } from '../../substance.ts';
import { above, acuteStudy, aquaticStudy, exact, substanceOf, upTo } from '../testing/substance-of.ts';
import { acuteToxicityOfSubstance } from './acute-toxicity-of-substance.ts';

const [eu, un] = [marketById('eu'), marketById('un')];

const files = {
  curated: 'toxicity_ice/karmaus2022_rat_oral_ld50.tsv',
  oral: 'toxicity_ice/ice_acute_oral.tsv.gz',
  japan: 'ghs_jp_nite/jp_nite_ghs_2022-03.tsv.gz',
  australia: 'ghs_au_hcis/au_hcis.tsv',
  harmonised: 'clp_annex_vi/annex_vi_table3_atp17.tsv',
  efsa: 'toxicity_toxval/toxval95_efsa_openfoodtox_all_endpoints.tsv.gz',
} as const;
const published = Object.values(files).map((file) => publicFile(`reference/${file}`));
const isThere = published.every((file) => file.isThere);

type Row = Readonly<Record<string, string>>;

function rowsOf(file: string): readonly Row[] {
  const bytes = readFileSync(publicFile(`reference/${file}`).path);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = '', ...lines] = text.trim().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

function measureOf(modifier: string, value: number): Measure {
  if (modifier.startsWith('>')) return above(value);
  return modifier.startsWith('<') ? upTo(value) : exact(value);
}

/** Oral category 1 to 4, 0 for none. Undefined if the data leave it open. */
function oralCategory(studies: readonly AcuteStudy[], market: Market): number | undefined {
  const { outcomes } = acuteToxicityOfSubstance(substanceOf({ acuteToxicity: studies }), market);
  const outcome = outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, oral');
  if (outcome?.status === 'incomplete') return undefined;
  return Number(outcome?.hazards[0]?.code.at(-1) ?? 0);
}

/** Rat values by CAS number, one study each. */
function oralStudies(): ReadonlyMap<string, readonly AcuteStudy[]> {
  const usable = rowsOf(files.oral).filter(
    (row) => Number(row['Response']) > 0 && row['Response Unit'] === 'mg/kg' && row['Mixture'] === 'Chemical',
  );
  const byCas = groupBy(usable, (row) => row['CASRN'] ?? '');
  return new Map(
    [...byCas].map(([cas, rows]) => [
      cas,
      rows.map((row) => acuteStudy('oral', measureOf(row['Response Modifier'] ?? '', Number(row['Response'])))),
    ]),
  );
}

type Pair = { readonly cas: string; readonly ours: number | undefined; readonly theirs: number };

/** Fractions of the decided pairs that agree, that differ by one category, and that are milder than the authority's. */
function compare(name: string, pairs: readonly Pair[]) {
  const settled = pairs.filter(({ ours }) => ours !== undefined);
  const rank = (category: number | undefined) => (category === 0 || category === undefined ? 5 : category);
  const share = (test: (pair: Pair) => boolean) => settled.filter(test).length / settled.length;
  const result = {
    count: settled.length,
    same: share(({ ours, theirs }) => rank(ours) === rank(theirs)),
    near: share(({ ours, theirs }) => Math.abs(rank(ours) - rank(theirs)) <= 1),
    milder: share(({ ours, theirs }) => rank(ours) > rank(theirs)),
  };
  console.info(name, JSON.stringify(result));
  return result;
}

describe.skipIf(!isThere)('LD50 by mouth against published categories', () => {
  const studies = isThere ? oralStudies() : new Map<string, readonly AcuteStudy[]>();

  it('gives each curated point estimate the category its curators gave it', () => {
    const points = rowsOf(files.curated).filter((row) => row['LD50_modifier'] === 'NA' && Number(row['LD50_mgkg']) > 0);
    const differing = points.filter((row) => {
      const value = Number(row['LD50_mgkg']);
      const expected = value > 5000 ? 0 : Number(row['GHS_category']);
      return oralCategory([acuteStudy('oral', value)], un) !== expected;
    });
    expect(points.length).toBeGreaterThan(5000);
    expect(differing).toEqual([]);
  });

  it('reproduces most categories of the Japanese government', () => {
    const byCas = groupBy(rowsOf(files.japan), (row) => row['CAS'] ?? '');
    const pairs = [...byCas].flatMap(([cas, rows]): readonly Pair[] => {
      const newest = rows.toSorted((a, b) => (b['FY'] ?? '').localeCompare(a['FY'] ?? ''))[0];
      const stated = /^(?:Category ([1-5])|Not classified)$/.exec(newest?.['Acute toxicity （Oral）'] ?? '');
      const own = studies.get(cas);
      if (!stated || !own) return [];
      const category = Number(stated[1] ?? 0);
      return [{ cas, ours: oralCategory(own, eu), theirs: category === 5 ? 0 : category }];
    });
    const { count, same, near } = compare('NITE, oral', pairs);
    expect(count).toBeGreaterThan(900);
    expect(same).toBeGreaterThan(0.8);
    expect(near).toBeGreaterThan(0.97);
  });

  it('reproduces most categories of the Australian list and of CLP Annex VI', () => {
    const australian = rowsOf(files.australia).flatMap((row): readonly Pair[] => {
      const cas = row['cas_no'] ?? '';
      const stated = /Acute toxicity [–-] category ([1-4])/.exec(row['hazard_category'] ?? '');
      const isOral = /H30[0-2]/.test(row['h_codes'] ?? '') && !/H3[13][0-2]/.test(row['h_codes'] ?? '');
      const own = studies.get(cas);
      return own && stated && isOral ? [{ cas, ours: oralCategory(own, eu), theirs: Number(stated[1]) }] : [];
    });
    const harmonised = rowsOf(files.harmonised).flatMap((row): readonly Pair[] => {
      const cas = row['cas_no'] ?? '';
      const codes = (row['hazard_statement_codes'] ?? '').split('; ');
      const index = codes.findIndex((code) => /^H30[0-2]/.test(code));
      const stated = /Acute Tox\. ([1-4])(?! \*)/.exec((row['hazard_class_category'] ?? '').split('; ')[index] ?? '');
      const own = studies.get(cas);
      return own && stated ? [{ cas, ours: oralCategory(own, eu), theirs: Number(stated[1]) }] : [];
    });
    // Authorities weigh studies; the lowest value in the preferred species is the cautious reading of the same studies.
    for (const { same, near } of [compare('HCIS, oral', australian), compare('Annex VI, oral', harmonised)]) {
      expect(same).toBeGreaterThan(0.7);
      expect(near).toBeGreaterThan(0.97);
    }
  });
});

const groupOf: Readonly<Record<string, AquaticStudy['group']>> = {
  Fish: 'fish',
  Crustaceans: 'crustacea',
  Algae: 'algae',
  'Moss, Hornworts': 'algae',
};
const kindsOf: Readonly<Record<string, readonly AquaticStudy['kind'][]>> = {
  acute: ['LC50', 'EC50'],
  'chronic/long-term': ['NOEC', 'EC10'],
};

function aquaticStudyOf(row: Row): AquaticStudy | undefined {
  const group = groupOf[row['species_supercategory'] ?? ''];
  const factor = { 'mg/L': 1, 'ug/L': 0.001 }[row['toxval_units'] ?? ''];
  const value = Number(row['toxval_numeric']) * (factor ?? 0);
  const kinds = kindsOf[row['study_type'] ?? ''] ?? [];
  const kind = kinds.find((one) => one === row['toxval_type']);
  return group && kind && value > 0 ? aquaticStudy(group, kind, measureOf(row['qualifier'] ?? '', value)) : undefined;
}

function aquaticStudies(): ReadonlyMap<string, readonly AquaticStudy[]> {
  const rows = rowsOf(files.efsa).flatMap((row) => {
    const study = aquaticStudyOf(row);
    return study ? [{ cas: row['casrn'] ?? '', study }] : [];
  });
  return new Map([...groupBy(rows, ({ cas }) => cas)].map(([cas, own]) => [cas, own.map(({ study }) => study)]));
}

/** Entries of Annex VI whose substance has acute values for all three trophic levels. */
function entriesWithAllLevels() {
  const studies = aquaticStudies();
  return rowsOf(files.harmonised).flatMap((row) => {
    const own = studies.get(row['cas_no'] ?? '') ?? [];
    const groups = new Set(own.filter(({ kind }) => kind === 'LC50' || kind === 'EC50').map(({ group }) => group));
    if (groups.size < 3) return [];
    const { outcomes, mAcute, mChronic } = classifySubstance(substanceOf({ aquatic: { studies: own } }), eu);
    const codes = outcomes.flatMap(({ hazards }) => hazards.map(({ code }) => code));
    // If an entry has two M-factors, the acute one comes first.
    const factors = [...(row['scl_mfactor_ate'] ?? '').matchAll(/M ?= ?(\d+)/g)].map(([, factor]) => Number(factor));
    return [{ classes: row['hazard_class_category'] ?? '', codes, ours: [mAcute, mChronic], factors }];
  });
}

describe.skipIf(!isThere)('aquatic values of pesticides against CLP Annex VI', () => {
  it('reproduces most of Acute 1 and its M-factor', () => {
    const entries = entriesWithAllLevels();
    const same = entries.filter(
      ({ classes, codes }) => classes.includes('Aquatic Acute 1') === codes.includes('Aquatic Acute 1'),
    );
    const withFactor = same.filter(({ factors, ours }) => factors.length > 0 && ours[0] !== undefined);
    const alike = withFactor.filter(({ factors, ours }) => factors[0] === ours[0]);
    console.info(
      `Acute 1 as in Annex VI: ${same.length} of ${entries.length}; M: ${alike.length} of ${withFactor.length}`,
    );
    expect(same.length / entries.length).toBeGreaterThan(0.8);
    expect(alike.length / withFactor.length).toBeGreaterThan(0.65);
  });

  it('reproduces most of the chronic categories', () => {
    const chronic = (text: string) => /Aquatic Chronic ([1-4])/.exec(text)?.[1];
    const entries = entriesWithAllLevels().filter(({ classes }) => chronic(classes) !== undefined);
    const same = entries.filter(({ classes, codes }) => chronic(classes) === chronic(codes.join(' ')));
    const withFactor = same.filter(({ factors, ours }) => factors.length > 1 && ours[1] !== undefined);
    const alike = withFactor.filter(({ factors, ours }) => factors[1] === ours[1]);
    console.info(
      `Chronic category as in Annex VI: ${same.length} of ${entries.length}; M: ${alike.length} of ${withFactor.length}`,
    );
    expect(entries.length).toBeGreaterThan(10);
    expect(same.length / entries.length).toBeGreaterThan(0.75);
    expect(alike.length / withFactor.length).toBeGreaterThan(0.6);
  });
});

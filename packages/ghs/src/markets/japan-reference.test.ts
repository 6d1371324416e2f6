import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';

const jp = marketById('jp');

const { path: file, isThere } = publicFile('reference/ghs_jp_nite/jp_nite_ghs_2022-03.tsv.gz');

/** Columns of the government's classifications and our classes, if the category is a plain number. */
const columns: readonly (readonly [start: string, kind: string])[] = [
  ['Flammable liquids', 'Flam. Liq.'],
  ['Flammable solids', 'Flam. Sol.'],
  ['Oxidizing liquids', 'Ox. Liq.'],
  ['Oxidizing solids', 'Ox. Sol.'],
  ['Self-heating', 'Self-heat.'],
  ['Acute toxicity （Oral', 'Acute Tox.'],
  ['Acute toxicity （Dermal', 'Acute Tox.'],
  ['Acute toxicity （Inhalation: V', 'Acute Tox.'],
  ['Acute toxicity （Inhalation: D', 'Acute Tox.'],
  ['Skin corrosion', 'Skin'],
  ['Serious eye', 'Eye'],
  ['Respiratory sens', 'Resp. Sens.'],
  ['Skin sens', 'Skin Sens.'],
  ['Germ cell', 'Muta.'],
  ['Carcinogenicity', 'Carc.'],
  ['Aspiration', 'Asp. Tox.'],
  ['Hazardous to the aquatic environment （Acute', 'Aquatic Acute'],
  ['Hazardous to the aquatic environment （Long', 'Aquatic Chronic'],
  ['Hazardous to the ozone', 'Ozone'],
];

const severe: Readonly<Record<string, readonly [severe: string, mild: string]>> = {
  Skin: ['Skin Corr.', 'Skin Irrit.'],
  Eye: ['Eye Dam.', 'Eye Irrit.'],
};

function codeOf(kind: string, category: string): string {
  const [first, second] = severe[kind] ?? [kind, kind];
  return `${category.startsWith('1') ? first : second} ${category}`;
}

/** Categories assigned since the standard of 2009. The first guidance before it followed the UN text alone. */
function assignedSince2009(): ReadonlySet<string> {
  const [header = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const names = header.split('\t');
  const places = columns.map(([start, kind]) => ({ kind, at: names.findIndex((name) => name.startsWith(start)) }));
  const codes = new Set<string>();
  for (const line of lines) {
    const cells = line.split('\t');
    const year = Number(/\d{4}/.exec(cells[names.indexOf('FY')] ?? '')?.[0]);
    for (const { kind, at } of year >= 2009 ? places : []) {
      const category = /^Category (\d[A-C]?)$/.exec(cells[at] ?? '')?.[1];
      if (category) codes.add(codeOf(kind, category));
    }
  }
  return codes;
}

describe.skipIf(!isThere)("the Japanese government's classifications", () => {
  const assigned = isThere ? assignedSince2009() : new Set<string>();

  it('are many', () => {
    expect(assigned.size).toBeGreaterThan(40);
  });

  it('use adopted categories, and Category 5 of acute toxicity once by mistake', () => {
    // An unsplit Category 2 of eye irritation is 2A here.
    const adopted = new Set<string>(jp.adopted);
    const left = [...assigned].filter((code) => !adopted.has(code) && code !== 'Eye Irrit. 2');
    expect(left).toEqual(['Acute Tox. 5']);
  });

  it('use the blocks that Japan has and the European Union has not', () => {
    expect([...assigned]).toEqual(
      expect.arrayContaining(['Flam. Liq. 4', 'Eye Irrit. 2A', 'Eye Irrit. 2B', 'Aquatic Acute 2', 'Aquatic Acute 3']),
    );
  });
});

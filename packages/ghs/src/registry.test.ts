import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { baseStatement, hazard } from './hazard.ts';
import { categoryEntries, entriesOf, entryOf, hazardClasses } from './registry.ts';

const { path: file, isThere } = publicFile('reference/clp_annex_vi/class_category_hcode_registry.json');

describe('the register of hazard categories', () => {
  it.each([
    { notation: 'Repr. 1B H360FD', hazardClass: 'Reproductive toxicity', signalWord: 'Danger', pictogram: 'GHS08' },
    { notation: 'Carc. 1A H350i', hazardClass: 'Carcinogenicity', signalWord: 'Danger', pictogram: 'GHS08' },
    {
      notation: 'Acute Tox. 4 H332',
      hazardClass: 'Acute toxicity, inhalation',
      signalWord: 'Warning',
      pictogram: 'GHS07',
    },
    {
      notation: 'Aquatic Chronic 2 H411',
      hazardClass: 'Hazardous to the aquatic environment, long-term',
      signalWord: null,
      pictogram: 'GHS09',
    },
    { notation: 'Flam. Liq. 4 H227', hazardClass: 'Flammable liquids', signalWord: 'Warning', pictogram: null },
    { notation: 'Lact. H362', hazardClass: 'Effects on or via lactation', signalWord: null, pictogram: null },
  ])('knows $notation', ({ notation, ...expected }) => {
    expect(entryOf(hazard(notation))).toMatchObject(expected);
  });

  it('gives the two effects of STOT SE 3 and the routes of acute toxicity by their statement', () => {
    expect(entryOf(hazard('STOT SE 3 H335'))?.hazardClass).toContain('respiratory tract irritation');
    expect(entryOf(hazard('STOT SE 3 H336'))?.hazardClass).toContain('narcotic effects');
    expect(entryOf(hazard('Acute Tox. 3 H311'))?.hazardClass).toBe('Acute toxicity, dermal');
  });

  it('gives two entries where a category has two pictograms, and none for what does not exist', () => {
    expect(entriesOf(hazard('Self-react. B H241')).map(({ pictogram }) => pictogram)).toEqual(['GHS01', 'GHS02']);
    expect(entryOf({ code: 'Skin Corr. 1B', hCode: 'H315' })).toBeUndefined();
  });

  it('begins each category with its class', () => {
    const strays = categoryEntries.filter(
      ({ code, classCode }) => code !== classCode && !code.startsWith(`${classCode} `),
    );
    expect(strays).toEqual([]);
  });

  it('orders each class from severe to mild', () => {
    for (const hazardClass of hazardClasses) {
      const severities = categoryEntries
        .filter((one) => one.hazardClass === hazardClass)
        .map(({ severity }) => severity);
      expect(severities).toEqual([...severities].sort((a, b) => a - b));
    }
  });

  it.skipIf(!isThere)('has every statement of the public list, and that list every one of its own', () => {
    const { rows } = JSON.parse(readFileSync(file, 'utf8')) as {
      rows: readonly (readonly [string, string, string | null])[];
    };
    const listed = new Set(rows.flatMap(([, , hCode]) => hCode ?? []));
    const own = new Set(categoryEntries.flatMap(({ hCode }) => (hCode === null ? [] : baseStatement(hCode))));
    const ofLaterRevisions = ['H209', 'H282', 'H283', 'H284'];
    expect([...own].sort()).toEqual([...listed, ...ofLaterRevisions].sort());
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile, repositoryFile } from '../public-files.ts';
import { describe, expect, it } from 'vitest';
import { checkRealUfis } from '../cases/real-ufis.ts';
import { type ComparedClass, compareSheet } from './compare-sheet.ts';
import { differencesSection } from './differences-document.ts';
import { explainedDifferences } from './explained-differences-table.ts';
import { sheetsIn } from './read-sheets.ts';
import { countsOf, explanationOf, shareOf, withoutDecisions } from './share-reproduced.ts';

const { path: folder, isThere } = publicFile('cases');

const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

const classesIn = (name: string): readonly ComparedClass[] =>
  (sheetsIn(jsonOf(name))?.sheets ?? []).flatMap((sheet) => compareSheet(sheet).classes);

const files = ['bayer_gb_clp.json', 'bayer_dual_gb_ni.json', 'osha_lisam.json', 'airproducts_eu_gases.json'];

describe.skipIf(!isThere)('classes of real sheets', () => {
  it.each(files)('of %s are reproduced to at least 97 per cent where the supplier did not decide otherwise', (name) => {
    const classes = classesIn(name);
    expect(countsOf(classes).compared).toBeGreaterThan(30);
    expect(shareOf(countsOf(withoutDecisions(classes)))).toBeGreaterThanOrEqual(97);
  });

  it('are explained where they differ, and nothing is explained that does not differ', () => {
    const differing = files.flatMap(classesIn).filter(({ verdict }) => verdict === 'differs');
    const unexplained = differing.filter((each) => explanationOf(each) === undefined);
    expect(unexplained.map(({ file, hazardClass }) => `${file}: ${hazardClass}`)).toEqual([]);
    const stale = explainedDifferences.flatMap(({ files: named, hazardClass }) =>
      named.filter((file) => !differing.some((each) => each.file === file && each.hazardClass === hazardClass)),
    );
    expect(stale).toEqual([]);
  });

  it('that differ stand in docs/case-differences.md (vitest -u writes them)', async () => {
    const document = repositoryFile('docs/case-differences.md');
    const differing = files.flatMap(classesIn).filter(({ verdict }) => verdict === 'differs');
    const marks = /(<!-- real sheets -->\n)[^]*?(\n<!-- end of real sheets -->)/;
    const text = readFileSync(document, 'utf8');
    expect(text).toMatch(marks);
    const written = text.replace(
      marks,
      (_, start: string, end: string) => `${start}\n${differencesSection(differing)}\n${end}`,
    );
    await expect(written).toMatchFileSnapshot(document);
  });
});

describe.skipIf(!isThere)('UFIs of real sheets', () => {
  it('decode to the country and formulation number they were made of', () => {
    const checks = checkRealUfis(jsonOf('ufi_real.json')) ?? [];
    expect(checks.length).toBeGreaterThan(60);
    expect(checks.filter(({ holds }) => holds === 'no')).toEqual([]);
  });
});

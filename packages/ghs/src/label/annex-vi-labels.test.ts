import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import { hazard, type Hazard, readHazard } from '../hazard.ts';
import type { Mixture } from '../mixture.ts';
import { labelElements } from './label-elements.ts';

const { path: table, isThere } = publicFile('reference/clp_annex_vi/annex_vi_table3_atp17.tsv');

/**
 * Index numbers whose printed label conflicts with CLP Articles 20, 26 and 27: a pictogram missing beside GHS08, GHS04
 * left out, an empty cell, `Warning` beside H201, and the like. We follow the articles.
 */
const departing = {
  pictograms:
    '015-177-00-X 053-003-00-4 053-004-00-X 602-023-00-7 602-024-00-2 602-035-00-2 602-061-00-4 602-091-00-8 603-023-00-X 603-048-00-6 603-061-00-7 603-142-00-7 603-167-00-3 604-024-00-8 607-225-00-9 607-313-00-7 607-321-00-0 608-028-00-0 609-020-00-X 611-006-00-3 611-049-00-8 612-106-00-X 612-171-00-4 612-177-00-7 613-041-00-X 613-046-00-7 613-056-00-1 613-068-00-7 613-073-00-4 613-168-00-0 613-179-00-0 613-199-00-X 616-025-00-0 616-117-00-0 616-143-00-2 616-200-00-1',
  signalWord:
    '053-003-00-4 053-004-00-X 602-069-00-8 603-093-00-1 603-167-00-3 604-021-00-1 604-056-00-2 607-378-00-1 607-696-00-0 607-734-00-6 607-735-00-1 607-736-00-7 609-011-00-0 609-012-00-6 609-013-00-1 609-068-00-1 611-057-00-1 612-106-00-X 612-114-00-3 613-043-01-8 649-105-00-9 649-108-00-5 649-128-00-4 649-195-00-X',
  statements:
    '016-078-00-4 028-018-00-4 053-002-01-6 053-003-00-4 053-004-00-X 607-225-00-9 607-285-00-6 648-154-00-3 648-155-00-9 649-175-00-0 649-176-00-6',
};

const mixture: Mixture = { physicalState: 'liquid', ingredients: [], properties: {} };

function labelOf(hazards: readonly Hazard[]) {
  const classification = { market: 'eu', ruleSet: 'test', hazards, outcomes: [], supplemental: [], ate: [] } as const;
  return labelElements(classification, mixture, marketById('eu'));
}

const statementsIn = (text: string) => text.match(/(?:EUH|H)\d{3}[A-Za-z]*/g) ?? [];
const picturesIn = (text: string) => text.match(/GHS\d\d/g) ?? [];
const inOrder = (values: readonly string[]) => [...new Set(values)].sort().join(' ');

describe.skipIf(!isThere)('the labels printed in CLP Annex VI, Table 3', () => {
  const [head = '', ...lines] = isThere ? readFileSync(table, 'utf8').trim().split(/\r?\n/) : [];
  const columns = head.split('\t');
  const substances = lines.flatMap((line) => {
    const cell = (name: string) => (line.split('\t')[columns.indexOf(name)] ?? '').replaceAll(/[\u00a0"]/g, ' ').trim();
    const plain = (code: string) => code.replaceAll('*', '').trim().replace(/Expl$/, 'Expl.');
    const codes = cell('hazard_class_category').split('; ').map(plain);
    const hCodes = statementsIn(cell('hazard_statement_codes'));
    const stated = codes.filter((code) => !code.startsWith('Press. Gas'));
    if (stated.length !== hCodes.length) return [];
    const gas = stated.length < codes.length ? [hazard('Press. Gas H280')] : [];
    const label = labelOf([...stated.flatMap((code, at) => readHazard(code, hCodes[at] ?? '') ?? []), ...gas]);
    return [{ cell, label }];
  });
  const differing = (agrees: (substance: (typeof substances)[number]) => boolean) =>
    substances
      .filter((substance) => !agrees(substance))
      .map(({ cell }) => cell('index_no'))
      .join(' ');

  it('are read for nearly all substances', () => {
    expect(substances.length).toBeGreaterThan(4200);
  });

  it('have the pictograms of Art. 26', () => {
    expect(
      differing(
        ({ cell, label }) =>
          inOrder(label.pictograms.map(({ value }) => value)) === inOrder(picturesIn(cell('pictograms'))),
      ),
    ).toBe(departing.pictograms);
  });

  it('have the signal word of Art. 20', () => {
    const words = new Map([
      ['Dgr', 'Danger'],
      ['Wng', 'Warning'],
    ]);
    expect(differing(({ cell, label }) => label.signalWord === (words.get(cell('signal_word')) ?? null))).toBe(
      departing.signalWord,
    );
  });

  it('have the statements of Art. 27; H280 is not printed there, and routes are not combined', () => {
    expect(
      differing(({ cell, label }) => {
        const ours = label.hazardStatements.flatMap(({ value }) => value.split('+')).filter((code) => code !== 'H280');
        return inOrder(ours) === inOrder(statementsIn(cell('label_h_statements')).filter((code) => code !== 'H280'));
      }),
    ).toBe(departing.statements);
  });
});

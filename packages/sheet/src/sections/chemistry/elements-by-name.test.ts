import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { substances } from '@gosds/catalogue/catalogue';
import { elementsOf, ingredientElements, isMineral } from './ingredient-elements.ts';
import { functionalClassOf } from '../../product/functional-class.ts';
import type { Substance } from '../../substance.ts';
import { emptyDraft } from '../../draft/draft.ts';
import { describe, expect, it } from 'vitest';
import { publicFile } from '@gosds/testkit/public-files';

const { path, isThere } = publicFile('reference/identifiers/cas_master.tsv.gz');

const [blank] = emptyDraft().ingredients;
const known = (substance: Substance) => ({
  substance,
  row: { ...blank!, name: substance.name },
  family: functionalClassOf({ name: substance.name, substance, hazards: substance.classification.hazards }),
});

/** Elements that the catalogue's formula shows for a reactant and that the product lacks. */
const lost: Readonly<Record<string, readonly string[]>> = {
  // Epichlorohydrin loses its chlorine as salt when the epoxide closes.
  '25068-38-6': ['Cl'],
  '9003-36-5': ['Cl'],
  '30499-70-8': ['Cl'],
  '55818-57-0': ['Cl'],
};
/** Elements missing from a formula that covers only part of the substance. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  '68425-94-5': ['S'],
  '90387-57-8': ['S'],
  '1344-00-9': ['Si'],
  '9004-70-0': ['C'],
};

/** Published formulas for substances without one in the catalogue; formulas without an element symbol are left out. */
function published(): ReadonlyMap<string, ReadonlySet<string>> {
  const [head = '', ...lines] = isThere ? gunzipSync(readFileSync(path)).toString('utf8').split('\n') : [];
  const column = head.split('\t').indexOf('formula');
  return new Map(
    lines.flatMap((line) => {
      const cells = line.split('\t');
      const formula = cells[column]?.replaceAll(/Unspecified|x/g, '').replaceAll('D2', 'H2') ?? '';
      return /[A-Z]/.test(formula) ? [[cells[0] ?? '', elementsOf(formula)] as const] : [];
    }),
  );
}

/** Records written by chemists. In records from a list, elements that neither formula nor name shows stay unknown. */
const written = substances.filter(({ materialId }) => materialId < 20_000);

describe('elements in a name', () => {
  const formulas = published();
  const compared = written.flatMap((substance) => {
    const formula = substance.formula ? undefined : formulas.get(substance.cas ?? '');
    const { cas = '' } = substance;
    return formula && !isMineral(known(substance)) ? [{ substance, formula, cas }] : [];
  });

  it.skipIf(!isThere)('are those of published formulas, but for oxygen and hydrogen', () => {
    expect(compared.length).toBeGreaterThan(70);
    const differing = compared.flatMap(({ substance, formula, cas }) => {
      const ours = ingredientElements(known(substance)) ?? new Set<string>();
      const [gone, extra] = [lost[cas] ?? [], lacking[cas] ?? []];
      const expected = [...formula, ...extra].filter((each) => !['O', 'H', ...gone].includes(each));
      const heavy = [...ours].filter((each) => !['O', 'H'].includes(each));
      const wrong = [
        ...heavy.filter((each) => !expected.includes(each)).map((each) => `+${each}`),
        ...expected.filter((each) => !heavy.includes(each)).map((each) => `-${each}`),
      ];
      return wrong.length > 0 ? [[cas, substance.name, wrong.join(' ')]] : [];
    });
    expect(differing).toEqual([]);
  });

  it('are given for every substance without a formula', () => {
    const silent = written.filter((each) => !each.formula && !ingredientElements(known(each)));
    expect(silent.map(({ cas, name }) => [cas, name])).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { percent } from '@gosds/ghs/concentration';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { findByCas, substances } from './catalogue.ts';

const { path: table, isThere } = publicFile('reference/clp_annex_vi/annex_vi_table3_atp17.tsv');

describe('facts that statements of the label hang on', () => {
  it.each([
    ['822-06-0', 'isocyanate'],
    ['25068-38-6', 'epoxy'],
    ['7681-52-9', 'active-chlorine'],
    ['75-09-2', 'halogenated-hydrocarbon'],
    ['7758-97-6', 'lead'],
    ['7758-97-6', 'chromium-vi'],
  ] as const)('%s is of the family %s', (cas, family) => {
    expect(findByCas(cas)?.classification.families).toContain(family);
  });

  it('know every isocyanate, lead and cadmium compound of the catalogue', () => {
    // The reaction product of an isocyanate has no isocyanate group left.
    const families = [
      [/^(?!reaction product).*(?<!thio)isocyanate/i, 'isocyanate'],
      [/^lead\b|\blead$/i, 'lead'],
      [/^cadmium\b/i, 'cadmium'],
    ] as const;
    const forgotten = substances.flatMap(({ name, classification }) =>
      families
        .filter(([word, family]) => word.test(name) && !classification.families?.includes(family))
        .map(() => name),
    );
    expect(forgotten).toEqual([]);
  });

  it('know every halogenated hydrocarbon by its formula (CLP Annex II, 2.9), and no other substance', () => {
    const isOfElements = (formula: string) => /^C\d*(?:(?:H|F|Cl|Br|I)\d*)+$/.test(formula);
    const isHalogenated = (formula: string) => isOfElements(formula) && /F|Cl|Br|I/.test(formula);
    const wrong = substances.filter(
      ({ formula, classification: { families } }) =>
        formula !== undefined && isHalogenated(formula) !== (families?.includes('halogenated-hydrocarbon') === true),
    );
    expect(wrong.map(({ name, formula }) => `${name} ${formula ?? ''}`)).toEqual([]);
  });

  it.skipIf(!isThere)('hold the limits that Annex VI prints beside EUH codes, and no others', () => {
    const [head = '', ...lines] = isThere ? readFileSync(table, 'utf8').trim().split(/\r?\n/) : [];
    const columns = head.split('\t');
    const printed = lines.flatMap((line) => {
      const cell = (name: string) => (line.split('\t')[columns.indexOf(name)] ?? '').replaceAll('\u00a0', ' ');
      const limit = /(EUH\d{3}): C ≥ (\d+) %/.exec(cell('scl_mfactor_ate'));
      return limit
        ? [{ cas: cell('cas_no').match(/\d+-\d\d-\d/g) ?? [], code: limit[1], share: Number(limit[2]) }]
        : [];
    });
    expect(printed).toHaveLength(4);
    for (const { cas, code, share } of printed) {
      for (const one of cas) {
        const known = findByCas(one);
        if (known) expect(known.classification.supplementalLimits).toEqual([{ code, atLeast: percent(share) }]);
      }
    }
  });
});

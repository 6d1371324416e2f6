import type { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { checkModes, checkNumbers } from './check-goods.ts';
import * as forms from './goods-forms.ts';

type Shares = { readonly above: string; readonly from: string; readonly up_to: string; readonly below?: string };

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

const given = (key: string, cell: string) => (cell === '' ? {} : { [key]: cell });

/** Converts a limit that counts only a part of the substance to percent of the substance. */
const percent = (cell: string, equivalent: string): number =>
  Number(cell) / (equivalent === '' ? 1 : Number(equivalent));

/** The given ends of a range, in percent of the substance. */
function rangeOf({ above, from, up_to: upTo, below = '' }: Shares, equivalent = '') {
  const ends = { above, from, upTo, below };
  return Object.fromEntries(
    Object.entries(ends).flatMap(([key, cell]) => (cell === '' ? [] : [[key, percent(cell, equivalent)] as const])),
  );
}

const subsidiaryOf = (cell: string) => (cell === '' ? {} : { subsidiaryHazards: cell === 'none' ? [] : words(cell) });

const solution = (row: z.infer<typeof forms.namedSolutionRow>) => ({
  cas: words(row.substances),
  name: row.name,
  ...rangeOf(row, row.equivalent),
  un: row.un === '' ? null : row.un,
  packingGroup: row.packing_group === '' ? null : row.packing_group,
  ...subsidiaryOf(row.subsidiary),
  ...given('whenFlammable', row.when_flammable),
});

const form = (row: z.infer<typeof forms.namedFormRow>) => ({
  cas: words(row.substances),
  state: row.state,
  ...rangeOf(row, row.equivalent),
  un: words(row.un),
});

/** Consecutive rows with the same number and name form one mixture. */
function mixtures(rows: readonly z.infer<typeof forms.namedMixtureRow>[]) {
  const keyOf = (row: z.infer<typeof forms.namedMixtureRow>) => `${row.mixture} ${row.un}`;
  return [...new Set(rows.map(keyOf))].flatMap((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        name: first.mixture,
        un: first.un,
        packingGroup: first.packing_group === '' ? null : first.packing_group,
        ...subsidiaryOf(first.subsidiary),
        ...given('state', first.state),
        components: own.map((row) => ({ cas: words(row.substances), ...rangeOf(row) })),
        beside: words(first.beside),
        ...(first.free_by === '' ? {} : { free: { by: `ADR ${first.free_by}`, notIn: words(first.not_free_in) } }),
      },
    ];
  });
}

/** Consecutive rows form one gas mixture. */
export function gasMixtures(rows: readonly z.infer<typeof forms.gasMixtureRow>[]) {
  return [...new Set(rows.map(({ mixture }) => mixture))].flatMap((name) => {
    const own = rows.filter(({ mixture }) => mixture === name);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        name,
        un: first.un,
        sharesBy: first.shares_by === '' ? 'any' : first.shares_by,
        components: own.map((row) => ({ cas: row.cas, ...rangeOf({ ...row, from: '' }) })),
        beside: words(first.beside),
        ...given('state', first.state),
      },
    ];
  });
}

const companion = ({ of, substances, not_above_it: isBounded, below }: z.infer<typeof forms.companionRow>) => ({
  of: words(of),
  cas: words(substances),
  ...(isBounded === 'yes' ? { isNotAboveIt: true } : {}),
  ...(below === '' ? {} : { below: Number(below) }),
});

/** The tables of goods that the list names by substance, strength or components, with the names of their types. */
export function namedGoods(data: DataFolder, listed: ReadonlySet<string>) {
  const solutions = data.csv('goods/named-solutions.csv', forms.namedSolutionRow);
  const named = data.csv('goods/named-forms.csv', forms.namedFormRow);
  const mixed = data.csv('goods/named-mixtures.csv', forms.namedMixtureRow);
  const companions = data.csv('goods/companions.csv', forms.companionRow);
  const numbered = solutions.map((row) => ({ un: [row.un, row.when_flammable].filter(Boolean).join(' ') }));
  checkNumbers(data, 'goods/named-solutions.csv', { listed, rows: numbered });
  checkNumbers(data, 'goods/named-forms.csv', { listed, rows: named });
  checkNumbers(data, 'goods/named-mixtures.csv', { listed, rows: mixed });
  const mixedModes = mixed.map(({ not_free_in: modes }) => modes).filter(Boolean);
  checkModes(data, 'goods/named-mixtures.csv', mixedModes);
  return {
    namedSolutions: ['NamedSolution', solutions.map(solution)],
    namedForms: ['NamedForm', named.map(form)],
    namedMixtures: ['NamedMixture', mixtures(mixed)],
    companions: ['Companions', companions.map(companion)],
  } as const;
}

import { z } from 'zod';
import { orBlank, word } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder } from '../data-folder.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { isCasNumber } from '../registry-numbers.ts';

const number = orBlank(z.string().regex(/^-?\d+(?:\.\d+)?$/, 'Write a number with a decimal point.'));
const mark = orBlank(z.literal('yes', 'Write yes or leave the cell empty.'));

/** One gas or vapour. A blank coefficient is not in the standard. */
const row = z.strictObject({
  cas: z.string().refine(isCasNumber, 'This is not a valid CAS number.'),
  name: word,
  /** Tci and the lower flammability limit, percent by volume. */
  flammable_from: number,
  lower_limit: number,
  /** Kk and Ci. */
  nitrogen_equivalency: number,
  oxygen_equivalency: number,
  /** g/mol. */
  molar_mass: z.string().regex(/^\d+(?:\.\d+)?$/, 'Give the molar mass in g/mol.'),
  /** Critical temperature, °C. */
  critical_c: number,
  partly_halogenated: mark,
  category_2: mark,
});

/** One gas of a blend, in percent by mass. */
const blendRow = z.strictObject({
  blend: z.string().regex(/^R-\d{3}[A-Z]$/, 'Write the number of the blend, such as R-410A.'),
  cas: z.string().refine(isCasNumber, 'This is not a valid CAS number.'),
  name: word,
  percent: z.string().regex(/^\d+(?:\.\d+)?$/, 'Write percent by mass, such as 3.4.'),
});

/** The blends with their compositions. Reports a blend whose percentages do not add up to 100. */
function blendsOf(data: DataFolder) {
  const file = 'gases/blends.csv';
  const rows = data.table(file, blendRow).map(({ row: place, value }) => ({ place, ...value }));
  return [...new Set(rows.map(({ blend }) => blend))].map((name) => {
    const own = rows.filter(({ blend }) => blend === name);
    const total = own.reduce((sum, { percent }) => sum + Math.round(Number(percent) * 10), 0);
    if (total !== 1000) data.report({ file, row: own[0]?.place ?? 2, message: `${name} does not add up to 100 %.` });
    return { name, composition: Object.fromEntries(own.map(({ cas, percent }) => [cas, Number(percent)])) };
  });
}

/** The columns of a row that the program loads, in this order. */
const columns = row.omit({ name: true }).keyof().options;

/** `data/gases/`: the data on gases for the calculations of ISO 10156. */
export const gasKind: DataKind = {
  folder: 'gases',
  compile: (data) => {
    const facts = data.json('gases/gases.json', codeListFacts);
    const file = 'gases/coefficients.csv';
    const seen = new Set<string>();
    const lines = data.table(file, row).map(({ row: place, value }) => {
      if (seen.has(value.cas)) data.report({ file, row: place, message: `${value.cas} appears twice.` });
      seen.add(value.cas);
      return columns
        .map((column) => value[column])
        .join('|')
        .replace(/\|+$/, '');
    });
    const text = moduleText(
      `export const coefficientSource = ${literal(facts?.act ?? '')};`,
      '/** One line a gas, cells parted by `|`, in the order of the columns but without the name. */',
      `export const gasCoefficients = ${literal(lines.join('\n'))};`,
    );
    const blendFacts = data.json('gases/blends.json', codeListFacts);
    const blends = moduleText(
      `export const blendSource = ${literal(blendFacts?.act ?? '')};`,
      '/** Percent by mass for each CAS number. */',
      `export const blendShares = ${literal(blendsOf(data))};`,
    );
    return [
      { path: 'packages/ghs/src/generated/gas-coefficients.ts', text },
      { path: 'packages/ghs/src/generated/refrigerant-blends.ts', text: blends },
    ];
  },
};

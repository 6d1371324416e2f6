import { type Concentration, type Ppb, toPercent } from '@gosds/ghs/concentration';
import type { GivenMixture } from '../input/given-mixture.ts';
import { inColumns } from './lines.ts';

const fine = 1000;

/**
 * One end of a range. An end that lies one ppb beside a round number means that the number is excluded, as in `< 10`.
 */
const endText = (end: Ppb, outward: 1 | -1, sign: string): string =>
  end % fine !== 0 && (end + outward) % fine === 0 ? `${sign} ${toPercent(end + outward)}` : String(toPercent(end));

/** `30 - 50 %`, `< 10 %`, to the ppb. */
function shareText({ lower, upper }: Concentration): string {
  if (lower === upper) return `${toPercent(lower)} %`;
  const to = endText(upper, 1, '<');
  return lower === 0 && to.startsWith('<') ? `${to} %` : `${endText(lower, -1, '>')} - ${to} %`;
}

/** The input as read, with the source of each classification. */
export function mixtureText({ product, mixture, origins, notes }: GivenMixture): readonly string[] {
  const count = mixture.ingredients.length;
  const rows = mixture.ingredients.map(({ id, name, printedName, cas, concentration }) => [
    printedName ?? name,
    printedName === undefined ? (cas ?? '-') : '-',
    shareText(concentration),
    origins.get(id) ?? '',
  ]);
  return [
    `${product ?? 'Mixture'}: ${mixture.physicalState}, ${count} ${count === 1 ? 'ingredient' : 'ingredients'}`,
    ...inColumns(rows, '  '),
    ...notes.map((note) => `  ${note}`),
  ];
}

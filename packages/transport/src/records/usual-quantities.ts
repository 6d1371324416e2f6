import type { PackingGroup } from '../transport.ts';
import type { EntryKind } from './entry-kind.ts';

type Quantities = { readonly exceptedQuantity?: string; readonly transportCategory?: string };

/** Packing groups I, II, III: excepted quantity of the class alone, and beside a subsidiary hazard; transport category. */
type Row = {
  readonly alone: readonly [string, string, string];
  readonly beside: readonly [string, string, string];
  readonly category: readonly [string, string, string];
};

/** What ADR Table A, columns 7b and 15, gives nearly every entry of a class; the exceptions stand in the records. */
const rows: Readonly<Record<string, Row>> = {
  3: { alone: ['E3', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
  4.1: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
  4.2: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['0', '2', '3'] },
  4.3: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
  5.1: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
  6.1: { alone: ['E5', 'E4', 'E1'], beside: ['E5', 'E4', 'E1'], category: ['1', '2', '2'] },
  8: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
  9: { alone: ['E0', 'E2', 'E1'], beside: ['E0', 'E2', 'E1'], category: ['1', '2', '3'] },
};

/** Names that have the same transport category in every class, and no excepted quantity. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^ARTICLES CONTAINING/, '4'],
  [/^RADIOACTIVE MATERIAL, EXCEPTED/, '4'],
  [/^RADIOACTIVE/, '0'],
  [/^(SELF-REACTIVE|ORGANIC PEROXIDE).*(TYPE [BC]|TEMPERATURE CONTROLLED)/, '1'],
  [/^(SELF-REACTIVE|ORGANIC PEROXIDE).*TYPE/, '2'],
];

const groups: readonly (PackingGroup | null)[] = ['I', 'II', 'III'];

/**
 * Excepted quantity and transport category that an entry has unless its record says otherwise: what may not go in limited
 * quantities, and what is toxic by inhalation, may not go in excepted quantities either; self-heating goods are the exception.
 */
export function usualQuantities(kind: EntryKind, limitedQuantity: string | undefined): Quantities {
  const { class: main, subsidiaryHazards, packingGroup, properShippingName } = kind;
  const family = families.find(([pattern]) => pattern.test(properShippingName));
  if (family) return { exceptedQuantity: 'E0', transportCategory: family[1] };
  if (main.startsWith('1')) return { exceptedQuantity: 'E0', transportCategory: categoryOfExplosive(main) };
  if (main.startsWith('2')) return quantitiesOfGas(kind, limitedQuantity);
  const row = rows[main];
  const at = groups.indexOf(packingGroup);
  if (!row || at === -1) return { exceptedQuantity: 'E0' };
  const isBarred = packingGroup === 'I' ? kind.letters.has('h') : !isSelfHeating(kind) && limitedQuantity === '0';
  const excepted = subsidiaryHazards.length > 0 ? row.beside : row.alone;
  return { exceptedQuantity: (isBarred ? undefined : excepted[at]) ?? 'E0', transportCategory: row.category[at] ?? '3' };
}

const isSelfHeating = ({ class: main, subsidiaryHazards }: EntryKind) => main === '4.2' || subsidiaryHazards.includes('4.2');

/** ADR 1.1.3.6.3: compatibility groups A, K and L count most, 1.4S not at all. */
function categoryOfExplosive(division: string): string {
  if (division === '1' || /[AKL]$/.test(division)) return '0';
  if (division === '1.4S') return '4';
  return /^1\.[46]/.test(division) ? '2' : '1';
}

function quantitiesOfGas({ class: main, subsidiaryHazards }: EntryKind, limitedQuantity: string | undefined): Quantities {
  const isPlain = main === '2.2' && subsidiaryHazards.length === 0 && limitedQuantity === '120 ml';
  const isToxic = main === '2.3' || subsidiaryHazards.includes('6.1');
  return {
    exceptedQuantity: isPlain ? 'E1' : 'E0',
    transportCategory: isToxic ? '1' : main === '2.1' ? '2' : '3',
  };
}

import { ownValue } from '@gosds/ghs/own-value';
import type { Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { PackingGroup } from '../transport.ts';
import { precedence } from '../generated/goods-tables.ts';
import type { PrecedenceCell } from '../goods/goods-tables.ts';

/** `dust`: inhalation of dust or mist, if oral and dermal toxicity are at most packing group III. */
export type ToxicRoute = 'oral' | 'dermal' | 'inhalation' | 'dust';

/** A class that a substance or mixture meets, with its packing group. */
export type ClassHazard = {
  readonly class: string;
  readonly packingGroup: PackingGroup | null;
  /** Set for 6.1, because the table distinguishes routes. */
  readonly route?: ToxicRoute;
  /** Set for 6.1: a pesticide of packing group III stays in 6.1 if it is also class 3. */
  readonly isPesticide?: boolean;
};

export type Combined = {
  readonly class: string;
  /** In order of precedence. */
  readonly subsidiaryHazards: readonly string[];
  readonly packingGroup: PackingGroup | null;
  readonly reasons: readonly Reason[];
};

const precedenceParagraph = 'ADR 2.1.3.10; UN Model Regulations 2.0.3.3';

/** Classes that take precedence over all others, in this order (ADR 2.1.3.5.3). */
const always = ['7', '1', '2.3', '2.1', '2.2', '5.2'];

const rank: Readonly<Record<PackingGroup, number>> = { I: 1, II: 2, III: 3 };

const stricter = (a: PackingGroup | null, b: PackingGroup | null): PackingGroup | null => {
  if (a === null) return b;
  if (b === null) return a;
  return rank[a] <= rank[b] ? a : b;
};

/** Class, subsidiary hazards and packing group of several hazards by the table of precedence. Expects at least one. */
export function combineHazards(hazards: readonly ClassHazard[], state: 'liquid' | 'solid'): Combined | undefined {
  const ordered = inOrder(hazards, state);
  const [main, ...others] = ordered;
  if (!main) return undefined;
  const packingGroup = hazards.map((hazard) => hazard.packingGroup).reduce(stricter, null);
  return {
    class: main.class,
    subsidiaryHazards: others.map((hazard) => hazard.class).filter((other) => other !== '9' && other !== main.class),
    packingGroup,
    reasons: others.length > 0 ? [reasonOf(main, others, packingGroup)] : [],
  };
}

/** Sorts hazards by how many others each one outranks, so that the input order does not matter. */
function inOrder(hazards: readonly ClassHazard[], state: 'liquid' | 'solid'): readonly ClassHazard[] {
  const countOutranked = (one: ClassHazard) =>
    hazards.filter((other) => other !== one && takesPrecedence(one, other, state)).length;
  return [...hazards].sort((a, b) => countOutranked(b) - countOutranked(a) || a.class.localeCompare(b.class));
}

/** True if the first hazard takes precedence over the second. */
export function takesPrecedence(a: ClassHazard, b: ClassHazard, state: 'liquid' | 'solid'): boolean {
  if (a.class === b.class) return rank[a.packingGroup ?? 'III'] <= rank[b.packingGroup ?? 'III'];
  const exception = byException(a, b) ?? inverted(byException(b, a));
  if (exception !== undefined) return exception;
  const [rankA, rankB] = [rankOutside(a), rankOutside(b)];
  if (rankA !== rankB) return rankA < rankB;
  const cell = cellOf(a, b);
  if (cell !== undefined) return hasRowPrecedence(cell, state);
  const mirrored = cellOf(b, a);
  return mirrored === undefined || !hasRowPrecedence(mirrored, state);
}

/**
 * Rank of hazards outside the table (ADR 2.1.3.5.3): whole classes first, then desensitised explosives, pyrophorics and
 * goods toxic by inhalation in packing group I; class 9 last.
 */
function rankOutside({ class: own, packingGroup, route }: ClassHazard): number {
  if (always.includes(own)) return always.indexOf(own);
  if (own === '9') return always.length + 4;
  if (packingGroup !== 'I') return always.length + 3;
  if (own === '4.1') return always.length;
  if (own === '4.2') return always.length + 1;
  return own === '6.1' && (route === 'inhalation' || route === 'dust') ? always.length + 2 : always.length + 3;
}

const inverted = (answer: boolean | undefined): boolean | undefined => (answer === undefined ? undefined : !answer);

/**
 * A pesticide of 6.1, group III precedes class 3 (note a to the table). Goods toxic only as dust or mist come after
 * class 8 (ADR 2.1.3.5.3 (h), note).
 */
function byException(a: ClassHazard, b: ClassHazard): boolean | undefined {
  if (a.class !== '6.1') return undefined;
  if (b.class === '3' && a.isPesticide && a.packingGroup === 'III' && b.packingGroup === 'III') return true;
  return b.class === '8' && a.route === 'dust' && a.packingGroup === 'I' ? false : undefined;
}

function cellOf(row: ClassHazard, column: ClassHazard): Exclude<PrecedenceCell, ''> | undefined {
  const cells = rowKeys(row)
    .map((key) => ownValue(precedence.rows, key))
    .find((found) => found !== undefined);
  const at = precedence.columns.findIndex((key) => columnKeys(column).includes(key));
  return cells?.[at] || undefined;
}

/** True if the class of the row takes precedence: always, or in the state in which the column does not. */
function hasRowPrecedence(cell: Exclude<PrecedenceCell, ''>, state: 'liquid' | 'solid'): boolean {
  if (cell === 'row' || cell === 'column') return cell === 'row';
  return cell !== `column if ${state}`;
}

function rowKeys({ class: own, packingGroup, route }: ClassHazard): string[] {
  const plain = `${own} ${packingGroup ?? 'III'}`;
  const row = route === 'dust' ? 'inhalation' : route;
  return row === undefined ? [`${plain} oral`, plain] : [`${plain} ${row}`, `${plain} oral`, plain];
}

function columnKeys({ class: own, packingGroup, route }: ClassHazard): string[] {
  const plain = `${own} ${packingGroup ?? 'III'}`;
  return own === '6.1' && packingGroup === 'I' ? [`${plain} ${route === 'dermal' ? 'dermal' : 'oral'}`] : [plain];
}

function reasonOf(main: ClassHazard, others: readonly ClassHazard[], packingGroup: PackingGroup | null): Reason {
  const written = (hazard: ClassHazard) => [hazard.class, hazard.packingGroup].filter(Boolean).join(' ');
  return {
    ruleId: 'transport.precedence',
    paragraph: precedenceParagraph,
    summary: say('precedence-goesBeforePackingGroup', {
      main: written(main),
      others: others.map(written),
      packingGroup: packingGroup ?? say('propose-noPackingGroup'),
    }),
    counted: [],
    leftOut: [],
  };
}

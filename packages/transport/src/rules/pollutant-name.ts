import { entriesByUse } from '../generated/goods-tables.ts';
import type { DangerousGoodsEntry } from '../transport.ts';
import { modeOf, type TransportInput } from '../transport-input.ts';
import { environmentVerdict } from './environment.ts';

type Named = Pick<DangerousGoodsEntry, 'un' | 'isNos' | 'needsTechnicalName'>;

const byUse: ReadonlySet<string> = new Set(entriesByUse.map(({ un }) => un));

/** True for an N.O.S. entry and for a generic one, such as PAINT. */
export const isGeneric = ({ un, isNos, needsTechnicalName }: Named): boolean =>
  isNos || needsTechnicalName || byUse.has(un);

/**
 * Id of the ingredient that makes the goods a marine pollutant most of all. By sea a generic name is supplemented with
 * it (IMDG Code 3.1.2.9.1). Undefined on land, in the air, and for an entry with a name of its own.
 */
export function pollutantIn(input: TransportInput, entry: Named): string | undefined {
  if (modeOf(input) !== 'imdg' || !isGeneric(entry)) return undefined;
  const verdict = environmentVerdict(input);
  return verdict.status === 'applies' ? verdict.contributors[0] : undefined;
}

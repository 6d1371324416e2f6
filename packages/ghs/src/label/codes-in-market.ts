import { precautionRows } from '../generated/precautions.ts';
import type { Pictogram } from '../category-table.ts';
import { baseStatement } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import { categoryEntries } from '../registry.ts';
import { isEuropeanStatement, isNumbered } from '../supplemental-code.ts';
import { followsClp } from './follows-clp.ts';
import { combinableStatements } from './hazard-statements.ts';
import { codesOfStatement, isPrecaution } from './statement-code.ts';

/** The pictograms of the registry, in the order of their codes. */
export const pictogramCodes: readonly Pictogram[] = [
  ...new Set(categoryEntries.flatMap(({ pictogram }) => pictogram ?? [])),
].toSorted();

/** Where a statement stands on the label. */
export type StatementKind = 'statement' | 'supplement' | 'precaution';

/** The single hazard statements of the categories that the market adopted. */
const adoptedStatements = ({ adopted, renames }: Market): ReadonlySet<string> => {
  const inForce = new Set<string>(adopted);
  return new Set(
    categoryEntries
      .filter(({ code }) => inForce.has(code))
      .flatMap(({ code, hCode }) => renames[code]?.hCode ?? hCode ?? []),
  );
};

const partsOfRows = (pick: (row: (typeof precautionRows)[number]) => readonly string[]): ReadonlySet<string> =>
  new Set(precautionRows.flatMap(pick).flatMap(codesOfStatement));

const ofEarlierEditions = partsOfRows(({ precautions }) => precautions.map(([code]) => code));
const ofTenthEdition = partsOfRows(({ un10 }) => un10);

/** True for a code that only the other edition of the UN GHS has, such as P310, which became P316. */
function isOfOtherEdition(code: string, { standing }: Market): boolean {
  const [own, other] =
    standing.revision >= 9 ? [ofTenthEdition, ofEarlierEditions] : [ofEarlierEditions, ofTenthEdition];
  return other.has(code) && !own.has(code);
}

/** How the law of the market uses a statement; undefined for a code that it does not have. */
export function statementKindIn(market: Market): (code: string) => StatementKind | undefined {
  const statements = adoptedStatements(market);
  const combinations = combinableStatements(market.wording);
  const prefix = market.supplemental.ofSubstance?.prefix;
  const isStatement = (code: string): boolean => {
    const parts = codesOfStatement(code);
    if (parts.length > 1) {
      return (
        parts.every((part) => statements.has(part)) &&
        combinations.some((own) => parts.every((part) => own.includes(part)))
      );
    }
    return statements.has(code) || (followsClp(market.wording) && statements.has(baseStatement(code)));
  };
  return (code) => {
    if (isPrecaution(code)) {
      return codesOfStatement(code).some((part) => isOfOtherEdition(part, market)) ? undefined : 'precaution';
    }
    if (isStatement(code)) return 'statement';
    return isNumbered(code) && isEuropeanStatement(code) === (prefix === 'EUH') && prefix !== undefined
      ? 'supplement'
      : undefined;
  };
}

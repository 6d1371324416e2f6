import { ownValue } from '@gosds/ghs/own-value';
import type { Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import { classifyForTransport, tentativeOutcome } from './classify-for-transport.ts';
import { findEntries } from './find-entries.ts';
import { fitsForm } from './rules/entry-fits.ts';
import { propose } from './rules/propose.ts';
import type { TransportInput } from './transport-input.ts';
import type { DangerousGoodsEntry, TransportOutcome, TransportProposal } from './transport.ts';

/** The origin of a row, most certain first. */
type SuggestionKind = 'proposal' | 'alternative' | 'tentative' | 'ingredient';

/** One row of the wizard's table: UN, DGC, SubRisk1, SubRisk2, PackingGroup, ShippingName, HazChem. */
export type TransportSuggestion = {
  /** 1 is best. */
  readonly rank: number;
  readonly kind: SuggestionKind;
  readonly un: string;
  readonly dgClass: string;
  readonly subRisk1: string;
  readonly subRisk2: string;
  readonly packingGroup: string;
  readonly shippingName: string;
  readonly hazChem: string;
  readonly technicalNames: readonly string[];
  readonly entry: DangerousGoodsEntry;
  readonly reasons: readonly Reason[];
};

type Row = Omit<TransportSuggestion, 'rank'>;

/**
 * Rows for the wizard: the proposal, its alternatives, the tentative proposal if data are missing, and the entries of
 * the ingredients by concentration. Empty only if the product is not regulated or nothing is known.
 */
export function suggestTransport(
  input: TransportInput,
  outcome: TransportOutcome = classifyForTransport(input),
): readonly TransportSuggestion[] {
  if (outcome.status === 'not-regulated') return [];
  const rows = [
    ...rowsOf(outcome, ['proposal', 'alternative']),
    ...tentative(input, outcome),
    ...ingredientRows(input),
  ];
  return rows
    .filter((row, at) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === at)
    .map((row, at) => ({ ...row, rank: at + 1 }));
}

function rowsOf(outcome: TransportOutcome, [first, other]: readonly [SuggestionKind, SuggestionKind]): readonly Row[] {
  if (outcome.status !== 'regulated') return [];
  return [toRow(outcome.proposal, first), ...outcome.alternatives.map((one) => toRow(one, other))];
}

function tentative(input: TransportInput, { status }: TransportOutcome): readonly Row[] {
  return status === 'incomplete' ? rowsOf(tentativeOutcome(input), ['tentative', 'tentative']) : [];
}

const keyOf = ({ entry }: Row) =>
  [entry.un, entry.properShippingName, entry.class, entry.subsidiaryHazards.join('+'), entry.packingGroup].join('|');

function toRow({ entry, shippingName, technicalNames, reasons }: TransportProposal, kind: SuggestionKind): Row {
  const [subRisk1 = '', subRisk2 = ''] = entry.subsidiaryHazards;
  return {
    kind,
    un: entry.un,
    dgClass: entry.class,
    subRisk1,
    subRisk2,
    packingGroup: entry.packingGroup ?? '',
    shippingName,
    hazChem: entry.hazChem ?? '',
    technicalNames,
    entry,
    reasons,
  };
}

function ingredientRows(input: TransportInput): readonly Row[] {
  const { mixture, unNumbersByIngredient = {} } = input;
  return [...mixture.ingredients]
    .sort((a, b) => b.concentration.upper - a.concentration.upper)
    .flatMap(({ id, name }) =>
      findEntries(ownValue(unNumbersByIngredient, id) ?? '')
        .filter((entry) => fitsForm(input, entry))
        .flatMap((entry) => {
          const why = say('suggest-ofIngredient', { name });
          const detail = { reasons: [], contributors: [], isEnvironmentallyHazardous: false };
          const proposal = propose(input, { entry, why, paragraph: 'ADR 2.1.3.3' }, detail);
          return proposal ? [toRow(proposal, 'ingredient')] : [];
        }),
    );
}

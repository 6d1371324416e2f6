import type { Reason } from '@gosds/ghs/classification';
import { classifyForTransport } from './classify-for-transport.ts';
import { findEntries } from './find-entries.ts';
import type { TransportInput } from './transport-input.ts';
import type { DangerousGoodsEntry, TransportOutcome, TransportProposal } from './transport.ts';

/** One row of the wizard's table: UN, DGC, SubRisk1, SubRisk2, PackingGroup, ShippingName, HazChem. */
export type TransportSuggestion = {
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

/** Rows for the wizard, the proposal first, then its alternatives, then the entries of the ingredients themselves. */
export function suggestTransport(
  input: TransportInput,
  outcome: TransportOutcome = classifyForTransport(input),
): readonly TransportSuggestion[] {
  const proposed = outcome.status === 'regulated' ? [outcome.proposal, ...outcome.alternatives].map(toRow) : [];
  const ofIngredients = outcome.status === 'not-regulated' ? [] : ingredientRows(input);
  const rows = [...proposed, ...ofIngredients];
  return rows.filter(({ entry }, at) => rows.findIndex((row) => row.entry === entry) === at);
}

function toRow({ entry, shippingName, technicalNames, reasons }: TransportProposal): TransportSuggestion {
  const [subRisk1 = '', subRisk2 = ''] = entry.subsidiaryHazards;
  return {
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

function ingredientRows({ mixture, unNumbersByIngredient = {} }: TransportInput): TransportSuggestion[] {
  return [...mixture.ingredients]
    .sort((a, b) => b.concentration.upper - a.concentration.upper)
    .flatMap(({ id, name }) =>
      findEntries(unNumbersByIngredient[id] ?? '').map((entry) =>
        toRow({
          entry,
          technicalNames: [],
          shippingName: entry.properShippingName,
          environmentallyHazardous: false,
          reasons: [
            {
              ruleId: 'transport.ingredient',
              paragraph: 'ADR 2.1.3.3',
              summary: `UN ${entry.un} is the entry of the ingredient ${name}`,
              counted: [],
              leftOut: [],
            },
          ],
        }),
      ),
    );
}

import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { toPercent } from '@gosds/ghs/concentration';
import { labelElements } from '@gosds/ghs/label/label-elements';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { SignalWord } from '@gosds/ghs/category-table';
import { type Draft, ingredientSchema } from '@gosds/sheet/draft/draft';
import { parseDraft } from '@gosds/sheet/draft/entered';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { totalShare } from '@gosds/sheet/draft/total-share';
import { mixtureOf } from '@gosds/sheet/product/mixture-of';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import type { Substance } from '@gosds/sheet/substance';

/** A substance that may be picked for a row, and the data needed to classify the product with it. */
export type MatchQuestion = {
  readonly draft: Draft;
  readonly rowId: string;
  readonly substance: Substance;
  /** Substances of the other rows, by number. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** ISO date, the day whose law applies. */
  readonly asOf: string;
};

/** What the substance adds to the product's label. */
export type MatchChange = {
  /**
   * The concentration used, such as `5-10` or the remainder to 100 %; empty if nothing remains, so that nothing was
   * computed.
   */
  readonly proportion: string;
  /** False if the user typed no concentration. */
  readonly isTyped: boolean;
  /** H codes that the product gets only with the substance. */
  readonly added: readonly string[];
  /** The new signal word; null if it does not change. */
  readonly signalWord: SignalWord | null;
};

function shareOf(typed: string, others: Draft['ingredients']): Pick<MatchChange, 'proportion' | 'isTyped'> {
  if (parseProportion(typed) !== undefined) return { proportion: typed.trim(), isTyped: true };
  const left = 100 - toPercent(totalShare(others).lower);
  return { proportion: left > 0 ? String(Math.round(left * 100) / 100) : '', isTyped: false };
}

/** Expects concentrations that are possible together, else throws a MixtureError. */
function judge(draft: Draft, substances: MatchQuestion['substances'], asOf: string) {
  const mixture = mixtureOf(parseDraft(draft), substances, asOf);
  const market = marketAsOf(marketBasis(draft.description.country).rules, asOf);
  const classification = classifyMixture(mixture, market);
  const { signalWord } = labelElements(classification, mixture, market);
  return { codes: new Set<string>(classification.hazards.map(({ hCode }) => hCode)), signalWord };
}

/** Compares the classification of the product without the row and with the substance in it. */
export function matchChange({ draft, rowId, substance, substances, asOf }: MatchQuestion): MatchChange {
  const row = draft.ingredients.find(({ id }) => id === rowId);
  const others = draft.ingredients.filter(({ id }) => id !== rowId);
  const share = shareOf(row?.proportion ?? '', others);
  if (share.proportion === '') return { ...share, added: [], signalWord: null };
  const { materialId, name, cas = '' } = substance;
  const added = ingredientSchema.parse({ id: rowId, name, casNumber: cas, materialId, proportion: share.proportion });
  const before = judge({ ...draft, ingredients: others }, substances, asOf);
  const known = new Map([...substances, [materialId, substance]]);
  const after = judge({ ...draft, ingredients: [...others, added] }, known, asOf);
  return {
    ...share,
    added: [...after.codes].filter((code) => !before.codes.has(code)),
    signalWord: after.signalWord === before.signalWord ? null : after.signalWord,
  };
}

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

/** A substance that may be picked for a row, with all that is needed to classify the product with it. */
export type MatchQuestion = {
  readonly draft: Draft;
  readonly rowId: string;
  readonly substance: Substance;
  /** Those of the other rows, by number. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** Day of the law, an ISO date. */
  readonly asOf: string;
};

/** What the product's label gains with the substance. */
export type MatchChange = {
  /** The share that was counted, such as `5-10` or what is left to 100 %; empty where nothing is left, and nothing was counted. */
  readonly proportion: string;
  /** False where nobody typed the share. */
  readonly isTyped: boolean;
  /** H codes that the product does not have without it. */
  readonly added: readonly string[];
  /** The new signal word; null where it stays. */
  readonly signalWord: SignalWord | null;
};

function shareOf(typed: string, others: Draft['ingredients']): Pick<MatchChange, 'proportion' | 'isTyped'> {
  if (parseProportion(typed) !== undefined) return { proportion: typed.trim(), isTyped: true };
  const left = 100 - toPercent(totalShare(others).lower);
  return { proportion: left > 0 ? String(Math.round(left * 100) / 100) : '', isTyped: false };
}

/** Expects shares that are possible together; what is not, the mixture refuses with a MixtureError. */
function judge(draft: Draft, substances: MatchQuestion['substances'], asOf: string) {
  const mixture = mixtureOf(parseDraft(draft), substances, asOf);
  const market = marketAsOf(marketBasis(draft.description.country).rules, asOf);
  const classification = classifyMixture(mixture, market);
  const { signalWord } = labelElements(classification, mixture, market);
  return { codes: new Set<string>(classification.hazards.map(({ hCode }) => hCode)), signalWord };
}

/** Classifies the product without the row and with the substance in it. */
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

import type { Draft } from '@gosds/sheet/draft/draft';
import { blocksOfKind } from '@gosds/sheet/model/block';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { printedShippingName } from './goods-choice.ts';

/** A shipping name as printed. `modes` are the headings that section 14.2 prints it under, if it prints several. */
export type PrintedName = { readonly text: string; readonly modes: readonly string[] };

function namesInSheet({ product, document }: MadeSheet): readonly PrintedName[] {
  const ids = product.profile.modes.map((mode) => `shippingName.${mode}`);
  const byText = new Map<string, string[]>();
  for (const { fields } of blocksOfKind(document.sections, 'fields')) {
    for (const { label, values } of fields) {
      const [name] = values.filter(({ id }) => ids.includes(id));
      if (name) byText.set(name.text, [...(byText.get(name.text) ?? []), label]);
    }
  }
  return [...byText].map(([text, modes]) => ({ text, modes: byText.size > 1 ? modes : [] }));
}

/**
 * The shipping names that the sheet will print: the proposal in the language of each mode, any other name as it stands
 * in the fields. Empty if the field alone says it all.
 */
export function printedNames(goods: Draft['dangerousGoods'], made: MadeSheet | null): readonly PrintedName[] {
  const typed = printedShippingName(goods);
  const land = made?.product.transport.land;
  const isProposal = land?.status === 'regulated' && land.proposal.shippingName === typed;
  const names = made && isProposal ? namesInSheet(made) : [{ text: typed, modes: [] }];
  return names.every(({ text }) => text === goods.shippingName) ? [] : names;
}

import type { Explained } from '@gosds/ghs/classification';
import { precautionGroup, type PrecautionGroup } from '@gosds/ghs/label/statement-code';
import { type FinishedStatement, finishStatement, type StatementContext } from '@gosds/phrases/finish-statement';
import { statementContext } from '@gosds/phrases/statement-context';
import { permittedPrecautions } from '../../draft/chosen-precautions.ts';
import type { Sentence } from '../../model/document.ts';
import { needsAlcoholResistantFoam } from '../05-fire/foam-choice.ts';
import { gloveWords } from '../08-exposure-protection/glove-choice.ts';
import { engineText } from '../words/engine-text.ts';
import { firstIngredient, sentence } from '../words/say.ts';
import { writingOf, type Writing } from '../writing.ts';
import { breathedForms } from '../../product/breathed-forms.ts';
import type { Product } from '../../product/product.ts';
import type { Edition } from '../../sheet-input.ts';
import { storageTemperature } from '../../product/storage-temperature.ts';

/** A statement of the label. The sheet prints it with its code, the package only in words. */
export type Statement = {
  /** Undefined for a statement that is printed without one. */
  readonly code: string | undefined;
  readonly words: string;
  readonly sentence: Sentence;
};

/** The statement as the sheet prints it. */
export const statementLine = ({ code, words }: Pick<Statement, 'code' | 'words'>): string =>
  code === undefined ? words : `${code} ${words}`;

/** What fills the slots of a precautionary statement on this product. */
export function precautionContext(writing: Writing): StatementContext {
  const gloves = gloveWords(writing);
  const temperature = storageTemperature(writing.product);
  return statementContext({
    hazards: writing.product.classification.hazards,
    physicalState: writing.product.state,
    wording: writing.wording,
    breathedForms: breathedForms(writing.product),
    keepsOrdinaryFoam: !needsAlcoholResistantFoam(writing.product),
    ...(gloves === undefined ? {} : { gloveMaterial: gloves }),
    ...(temperature === undefined ? {} : { slots: { storageTemperature: temperature } }),
  });
}

/** The P-statements of the label, with all choices made and all blanks filled from the product's data. */
export function finishedPrecautions(writing: Writing): (Statement & { readonly group: PrecautionGroup })[] {
  const context = precautionContext(writing);
  return writing.product.label.precautionaryStatements.map(({ value, paragraph, why }) => {
    const { text, missing } = finishStatement(value, context);
    const origin =
      missing.length > 0
        ? { kind: 'missing' as const, path: firstIngredient, why: missing.join(', ') }
        : { kind: 'rule' as const, paragraph, why: engineText(writing, why) };
    const said = { code: value, words: text };
    return {
      ...said,
      group: precautionGroup(value),
      sentence: sentence(`label.${value}`, statementLine(said), origin),
    };
  });
}

export type PrecautionView = FinishedStatement & {
  readonly paragraph: string;
  readonly why: string;
  /** True if the supplier may show it or leave it out. */
  readonly isPermitted: boolean;
};

/** All P-statements that were considered, worded as they are or would be printed. */
export function precautionOverview(
  product: Product,
  edition: Edition,
): {
  readonly shown: readonly PrecautionView[];
  readonly left: readonly PrecautionView[];
} {
  const writing = writingOf(product, edition);
  const context = precautionContext(writing);
  const permitted = permittedPrecautions(writing.product.label);
  const view = ({ value, paragraph, why }: Explained<string>): PrecautionView => ({
    ...finishStatement(value, context),
    paragraph,
    why: engineText(writing, why),
    isPermitted: permitted.has(value),
  });
  return {
    shown: writing.product.label.precautionaryStatements.map(view),
    left: writing.product.label.precautionaryStatementsDropped.map(view),
  };
}

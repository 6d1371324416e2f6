import { finishStatement } from '@gosds/phrases/finish-statement';
import { statementContext } from '@gosds/phrases/statement-context';
import type { Sentence } from './document.ts';
import { gloveChoice } from './glove-choice.ts';
import { sentence } from './say.ts';
import type { SheetContext } from './sheet-context.ts';
import { storageTemperature } from './storage-temperature.ts';

export type PrecautionGroup = 'general' | 'prevention' | 'response' | 'storage' | 'disposal';

const groups: Readonly<Record<string, PrecautionGroup>> = {
  P1: 'general',
  P2: 'prevention',
  P3: 'response',
  P4: 'storage',
  P5: 'disposal',
};

export const groupOf = (code: string): PrecautionGroup => groups[code.slice(0, 2)] ?? 'general';

/** The P-statements of the label with every choice made and every blank filled from the product's data. */
export function finishedPrecautions(c: SheetContext): { group: PrecautionGroup; sentence: Sentence }[] {
  const gloves = gloveChoice(c);
  const temperature = storageTemperature(c.classification.hazards, c.mixture);
  const context = statementContext({
    hazards: c.classification.hazards,
    physicalState: c.state,
    wording: c.wording,
    ...(gloves.status === 'chosen' ? { gloveMaterial: gloves.words } : {}),
    ...(temperature === undefined ? {} : { slots: { storageTemperature: temperature } }),
  });
  return c.label.precautionaryStatements.map(({ value, paragraph, why }) => {
    const { text, missing } = finishStatement(value, context);
    const origin =
      missing.length > 0
        ? { kind: 'missing' as const, path: null, why: missing.join(', ') }
        : { kind: 'rule' as const, paragraph, why };
    return { group: groupOf(value), sentence: sentence(`label.${value}`, `${value} ${text}`, origin) };
  });
}

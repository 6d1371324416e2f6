import { needsVent } from '../../draft/vented-closure.ts';
import { mayHave, type SheetContext } from '../../sheet-context.ts';

export const selfDecomposing = /^(?:Org\. Perox|Self-react|Self-heat|Unst\. Expl|Expl)/;

/** It decomposes by itself when it gets warm, and how warm it may be stored only the supplier knows. */
export const mayDecompose = (c: SheetContext): boolean => mayHave(c, selfDecomposing) || needsVent(c);

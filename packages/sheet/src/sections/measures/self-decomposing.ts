import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { needsVent } from '../../product/vented-closure.ts';
import { mayHave, type SheetContext } from '../../sheet-context.ts';
import { atLeast } from '../../product/at-least.ts';

export const selfDecomposing: AnyHazard = ['Unst. Expl.', 'Expl.', 'Self-react.', 'Self-heat.', 'Org. Perox.'];

/** Calcium hypochlorite heats itself up when it is stored warm. */
const holdsHypochlorite = (c: SheetContext): boolean =>
  c.state === 'solid' && atLeast(c, percent(5)).some(({ family }) => family === 'hypochlorite');

/** It decomposes by itself when it gets warm, and how warm it may be stored only the supplier knows. */
export const mayDecompose = (c: SheetContext): boolean =>
  mayHave(c, selfDecomposing) || needsVent(c) || holdsHypochlorite(c);

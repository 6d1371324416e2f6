import { exactly, percent } from '@gosds/ghs/concentration';
import type { Ingredient } from '@gosds/ghs/mixture';
import { z } from 'zod';
import { expectedClass, writtenHazard } from '../cases/written-hazard.ts';
import type { PublishedSheet } from './published-sheet.ts';

const component = z.looseObject({
  name: z.string(),
  cas: z.string(),
  pct: z.number(),
  classes: z.array(z.tuple([z.string(), z.string()])),
});

/** A European sheet of a gas or gas mixture, as recorded. */
export const gasSheetSchema = z.looseObject({
  file: z.string(),
  product: z.string().nullish(),
  unit: z.enum(['v/v', 'w/w']),
  components: z.array(component),
  classification: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

export const readGasSheet = ({
  file,
  product,
  unit,
  components,
  classification,
}: z.infer<typeof gasSheetSchema>): PublishedSheet => ({
  file,
  product: product ?? file,
  market: 'eu',
  published: classification.map(([, category, hCode]) => expectedClass(`${category} ${hCode}`)),
  tested: new Map(),
  mixture: {
    physicalState: 'gas',
    sharesBy: unit === 'w/w' ? 'weight' : 'volume',
    properties: {},
    ingredients: components.map(ingredientOf),
  },
});

function ingredientOf({ name, cas, pct, classes }: z.infer<typeof component>, index: number): Ingredient {
  return {
    id: String(index + 1),
    name: name.trim(),
    cas,
    concentration: exactly(percent(pct)),
    hazards: classes.map(([category, hCode]) => writtenHazard(inUsualWords(category), hCode)),
  };
}

/** Rewrites `Acute Tox. Inha 3` and `Press. Gas (Ref. liq.)` as other sheets do. */
const inUsualWords = (category: string) =>
  category
    .replace(/ Inha (\d)$/, ' $1')
    .replace('(Ref. liq.)', '(Ref. Liq.)')
    .replace(/^Acute Tox\. (\d)$/, 'Acute Tox. $1 gas');

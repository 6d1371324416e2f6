import type { PhysicalState } from '@gosds/ghs/mixture';
import { z } from 'zod';
import { writtenMeasures, writtenPh } from '../cases/written-measure.ts';
import { publishedClass } from '../cases/written-hazard.ts';
import type { PublishedSheet } from './published-sheet.ts';
import { asPrinted, withHarmonisedHazards } from './sheet-ingredient.ts';
import { testedClasses } from './tested-classes.ts';

const ingredient = z.looseObject({
  name: z.string(),
  cas: z.string().nullable(),
  classes: z.array(z.tuple([z.string(), z.string()])),
  conc: z.string(),
  lo: z.number().nullable(),
  hi: z.number().nullable(),
  M_acute: z.number().nullable(),
  M_chronic: z.number().nullable(),
  SCL: z.array(z.string()),
});

/** A CLP sheet of Great Britain, as recorded. */
export const clpSheetSchema = z.looseObject({
  file: z.string(),
  product: z.string().nullish(),
  classification: z.array(z.tuple([z.string().nullable(), z.string().nullable(), z.string()])),
  ingredients: z.array(ingredient),
  flash: z.string().nullable(),
  ph: z.string().nullable(),
  form: z.string().nullable(),
  tox11: z.string(),
});

export function readClpSheet(written: z.infer<typeof clpSheetSchema>): PublishedSheet {
  const { file, product, classification, flash, ph, form, tox11 } = written;
  const ingredients = firstListing(written.ingredients).flatMap((each, index) => {
    const { name, cas, classes, conc, lo, hi, SCL, M_acute, M_chronic } = each;
    const printed = asPrinted(
      { name, cas, classes, share: conc, lo, hi, limits: SCL, mAcute: M_acute, mChronic: M_chronic },
      index,
    );
    return printed ? [withHarmonisedHazards(printed)] : [];
  });
  const [flashPointC] = writtenMeasures(flash);
  const [productPh] = writtenPh(ph);
  return {
    file,
    product: product ?? file,
    market: 'gb',
    published: classification.map(([, category, hCode]) => publishedClass(category ?? '', hCode)),
    tested: testedClasses(tox11),
    ...(written.ingredients.length === 0 ? { notComparable: 'the record holds no ingredient' } : {}),
    mixture: {
      physicalState: stateOf(form ?? ''),
      ingredients,
      properties: { ...(flashPointC ? { flashPointC } : {}), ...(productPh ? { ph: productPh } : {}) },
    },
  };
}

type Listed = z.infer<typeof ingredient>;

/** A sheet for two markets prints section 3 twice; the first is for Great Britain. */
const firstListing = (listed: readonly Listed[]): readonly Listed[] =>
  listed.filter(
    ({ cas, name, conc }, at) =>
      listed.findIndex((other) => (other.cas ?? other.name) === (cas ?? name) && other.conc === conc) === at,
  );

const stateOf = (form: string): PhysicalState => (/granul|powder|solid|tablet/i.test(form) ? 'solid' : 'liquid');

import type { Measure, MixtureProperties, PhysicalState } from '@gosds/ghs/mixture';
import { z } from 'zod';
import { writtenMeasures, writtenPh } from '../cases/written-measure.ts';
import { publishedClass } from '../cases/written-hazard.ts';
import type { PublishedSheet } from './published-sheet.ts';
import { asPrinted, withCatalogueFacts, withHarmonisedFactors } from './sheet-ingredient.ts';

const ingredient = z.looseObject({
  name: z.string(),
  cas: z.string().nullable(),
  classes: z.array(z.tuple([z.string(), z.string()])),
  pct: z.string(),
  lo: z.number().nullable(),
  hi: z.number().nullable(),
});

/** A sheet of the United States by the Hazard Communication Standard, as recorded. */
export const hcsSheetSchema = z.looseObject({
  file: z.string(),
  product: z.string().nullish(),
  classification: z.array(z.tuple([z.string(), z.string()])),
  ingredients: z.array(ingredient),
  flash: z.string().nullable(),
  ph: z.string().nullable(),
  bp: z.string().nullable(),
  visc_kin: z.string().nullable(),
  state: z.string().nullable(),
  PSN: z.string().nullable(),
  signal: z.string().nullable(),
  labelH: z.array(z.string()),
  ATE_lines: z.array(z.string()),
});

type Written = z.infer<typeof hcsSheetSchema>;

/**
 * Reads a US sheet. Among printed classes, a blank means not classified. If a sheet prints no class at all, the
 * catalogue gives them.
 */
export function readHcsSheet(written: Written): PublishedSheet {
  const { file, product, classification } = written;
  const complete = written.ingredients.some(({ classes }) => classes.length > 0)
    ? withHarmonisedFactors
    : withCatalogueFacts;
  return {
    file,
    product: product ?? file,
    market: 'us-2012',
    published: classification.map(([category, hCode]) => publishedClass(category, hCode)),
    tested: new Map(),
    ...(isUnrecorded(written)
      ? { notComparable: 'the record holds no class though the sheet prints a signal word' }
      : {}),
    mixture: {
      physicalState: stateOf(written),
      ingredients: written.ingredients.flatMap(({ name, cas, classes, pct, lo, hi }, index) => {
        const printed = asPrinted({ name, cas, classes, share: pct, lo, hi }, index);
        return printed ? [complete(printed)] : [];
      }),
      properties: propertiesOf(written),
    },
  };
}

const isUnrecorded = ({ classification, signal, labelH }: Written): boolean =>
  classification.length === 0 && signal !== null && labelH.length === 0;

function propertiesOf({ flash, bp, ph, visc_kin }: Written): MixtureProperties {
  const flashPointC = temperature(flash);
  const initialBoilingPointC = temperature(bp);
  const kinematicViscosity40 = /@ ?40/.test(visc_kin ?? '') ? writtenMeasures(visc_kin)[0] : undefined;
  const [productPh] = writtenPh(ph);
  return {
    ...(flashPointC ? { flashPointC } : {}),
    ...(initialBoilingPointC ? { initialBoilingPointC } : {}),
    ...(kinematicViscosity40 ? { kinematicViscosity40 } : {}),
    ...(productPh ? { ph: productPh } : {}),
  };
}

/** These sheets call an aerosol can a gas; none of their products is a gas. */
function stateOf({ state, PSN, classification }: Written): PhysicalState {
  if (/gas/i.test(state ?? '') || /aerosol/i.test(`${PSN ?? ''} ${classification.join(' ')}`)) return 'aerosol';
  return /solid/i.test(state ?? '') ? 'solid' : 'liquid';
}

/** Degrees Celsius, from a text with both scales or only Fahrenheit. */
function temperature(text: string | null): Measure | undefined {
  const celsius = /([<>≤≥=]*\s*-?\d+(?:\.\d+)?)\s*°C/.exec(text ?? '')?.[1];
  if (celsius !== undefined) return writtenMeasures(celsius.trim())[0];
  const fahrenheit = /([<>≤≥=]*\s*-?\d+(?:\.\d+)?)\s*[°⁰]F/.exec(text ?? '')?.[1];
  const [measure] = writtenMeasures(fahrenheit?.trim());
  return measure && { min: fromFahrenheit(measure.min), max: fromFahrenheit(measure.max) };
}

const fromFahrenheit = (degrees: number) => ((degrees - 32) * 5) / 9;

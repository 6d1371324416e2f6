import type { PhysicalState } from '@gosds/ghs/mixture';
import { marketsOf } from '@gosds/testkit/cases/case-market';
import { mixturesOf } from '@gosds/testkit/cases/case-mixture';
import type { Where } from '@gosds/sheet/product/substance-in-force';
import { readCase } from '@gosds/testkit/read-case';
import { ZodError } from 'zod';
import type { GivenMixture } from './given-mixture.ts';
import { givenSubstance } from './given-substance.ts';
import { InputError, readField } from './input-error.ts';
import { type MixtureForm, mixtureForm, type PropertiesForm } from './mixture-form.ts';
import { mixtureOfForm } from './mixture-of-form.ts';
import { readCsv } from './read-csv.ts';
import { substanceForm } from './substance-form.ts';

/** Properties given on the command line. They replace those of the file. */
export type GivenProperties = Pick<PropertiesForm, 'flashPoint' | 'boilingPoint' | 'ph' | 'viscosity'> & {
  readonly physicalState?: PhysicalState;
};

/**
 * Reads a mixture or a substance as JSON (a form of docs/command-line.md, or a test case), or a mixture as CSV.
 * Ingredients of the catalogue have the facts of sheets of `where`.
 */
export function readMixture(text: string, properties: GivenProperties, where: Where): GivenMixture {
  if (!/^\s*[[{]/.test(text)) return mixtureOfForm(withProperties(formOfCsv(text), properties), where);
  const json = parseJson(text);
  const { kind, ...data } = json;
  if (kind === 'substance') return givenSubstance(parsed(data, (it) => substanceForm.parse(it)));
  const isWrittenAsCase = json['inputs'] !== undefined || hasCaseIngredients(json['ingredients']);
  return isWrittenAsCase
    ? mixtureOfCase(json)
    : mixtureOfForm(
        withProperties(
          parsed(json, (it) => mixtureForm.parse(it)),
          properties,
        ),
        where,
      );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    throw new InputError(`This is not valid JSON: ${fault instanceof Error ? fault.message : ''}`, { cause: fault });
  }
  if (!isRecord(json)) throw new InputError('A mixture is one JSON object with “ingredients”.');
  return json;
}

/** True for a test case, which writes a concentration as an object and its classes under `classifications`. */
const hasCaseIngredients = (ingredients: unknown): boolean =>
  Array.isArray(ingredients) &&
  ingredients.some(
    (each) => isRecord(each) && (isRecord(each['concentration']) || each['classifications'] !== undefined),
  );

function parsed<T>(json: Readonly<Record<string, unknown>>, parse: (json: unknown) => T): T {
  try {
    return parse(json);
  } catch (fault) {
    if (!(fault instanceof ZodError)) throw fault;
    const [issue] = fault.issues;
    throw new InputError(`${placeOf(issue?.path ?? [], json)}: ${issue?.message ?? ''}`, { cause: fault });
  }
}

/**
 * Path of a field for a message, such as `ingredients, Acetone, concentration`; an ingredient is named if it has a
 * name.
 */
function placeOf(path: readonly PropertyKey[], json: unknown): string {
  let here = json;
  const steps = path.map((step) => {
    here = isRecord(here) || Array.isArray(here) ? Reflect.get(here, step) : undefined;
    if (typeof step !== 'number') return String(step);
    return isRecord(here) && typeof here['name'] === 'string' ? here['name'] : `number ${step + 1}`;
  });
  return steps.length > 0 ? steps.join(', ') : 'the mixture';
}

function formOfCsv(text: string): MixtureForm {
  const ingredients = readCsv(text).map(({ name, cas, concentration, hazards }) => ({
    name,
    concentration,
    ...(cas === '' ? {} : { cas }),
    ...(hazards === '' ? {} : { hazards: hazardsIn(hazards) }),
  }));
  return parsed({ ingredients }, (it) => mixtureForm.parse(it));
}

/** `none` means assessed and not classified. */
const hazardsIn = (cell: string): readonly string[] =>
  cell.toLowerCase() === 'none'
    ? []
    : cell
        .split(/[;|]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');

function withProperties(form: MixtureForm, { physicalState, ...properties }: GivenProperties): MixtureForm {
  return {
    ...form,
    ...(physicalState ? { physicalState } : {}),
    properties: { ...form.properties, ...properties },
  };
}

function mixtureOfCase(json: Readonly<Record<string, unknown>>): GivenMixture {
  const one = parsed(json, () => readCase(json));
  const [mixture, another] = readField('inputs', () => mixturesOf(one));
  if (!mixture || mixture.ingredients.length === 0) throw new InputError('inputs, ingredients: none given');
  return {
    product: one.id,
    mixture,
    origins: new Map(mixture.ingredients.map(({ id }) => [id, 'as given'])),
    markets: marketsOf(one.jurisdiction).map(({ id }) => id),
    notes: another ? ['The pH has alternatives: the first one counts.'] : [],
  };
}

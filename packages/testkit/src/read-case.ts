import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { faultsWithPaths } from './fault-text.ts';

const text = z.union([z.string(), z.number()]);
const concentration = z.looseObject({
  raw: z.string().optional(),
  unit: z.string().optional(),
  value: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});
const acuteToxicity = z.looseObject({
  route: z.string(),
  kind: z.string().optional(),
  op: z.string().optional(),
  value: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  used_value: z.number().optional(),
  unit: z.string().optional(),
});
const ingredient = z.looseObject({
  name: z.string(),
  cas: z.string().nullish(),
  concentration,
  classifications: z.array(z.looseObject({ class_category: z.string(), h: z.string().nullish() })).optional(),
  acute_toxicity: z.array(acuteToxicity).optional(),
  scl: z.union([z.record(z.string(), text), z.array(z.string())]).optional(),
  m_acute: z.number().nullish(),
  m_chronic: z.number().nullish(),
  note: z.string().nullish(),
});
const assertion = z.looseObject({
  class: z.string(),
  key: z.string().optional(),
  expected: z.union([z.string(), z.number(), z.boolean(), z.null()]),
});
const override = z.looseObject({
  class: z.string(),
  published: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  basis: z.string().optional(),
});
const expected = z.looseObject({
  classification: z.array(z.string()).optional(),
  classification_subset: z.array(z.string()).optional(),
  classification_published: z.array(z.string()).optional(),
  assert: z.array(z.union([z.string(), assertion])).optional(),
  not: z.array(z.string()).optional(),
  overridden_by_test: z.array(override).optional(),
  ate_mix: z.record(z.string(), z.looseObject({ value: z.number(), tolerance: z.number().optional() })).optional(),
  sums: z.record(z.string(), z.number()).optional(),
  statement: z.string().optional(),
  signal_word: z.string().nullish(),
  pictograms: z.array(z.string()).optional(),
  pictograms_not: z.array(z.string()).optional(),
  h: z.array(z.string()).optional(),
  euh: z.array(z.string()).optional(),
  class: z.string().optional(),
  subsidiary: z.array(z.string()).optional(),
  packing_group: z.string().nullish(),
  un: z.string().optional(),
  ufi: z.string().optional(),
  valid: z.boolean().optional(),
  error: z.string().optional(),
});
const inputs = z.looseObject({
  ingredients: z.array(ingredient).optional(),
  physical_state: z.string().optional(),
  formulation: z.string().optional(),
  composition_basis: z.string().optional(),
  flash_point: text.nullish(),
  flash_point_C: text.nullish(),
  boiling_point: text.nullish(),
  initial_boiling_point_C: text.nullish(),
  kinematic_viscosity: text.nullish(),
  kinematic_viscosity_40C: text.nullish(),
  pH: text.nullish(),
  classification: z.array(z.string()).optional(),
  classification_requested: z.array(z.string()).optional(),
  scenario: z.string().optional(),
  hazards: z.array(z.string()).optional(),
  country: z.string().nullish(),
  vat: z.string().nullish(),
  formulation_number: z.number().optional(),
  ufi: z.string().optional(),
});
const caseSchema = z.looseObject({
  id: z.string(),
  jurisdiction: z.string(),
  source: z.looseObject({ authority: z.string().optional() }).optional(),
  hazard_classes: z.array(z.string()),
  inputs,
  expected,
  confidence: z.string().optional(),
  notes: z.string().optional(),
});

export type Case = z.infer<typeof caseSchema>;
export type CaseIngredient = z.infer<typeof ingredient>;
export type CaseConcentration = z.infer<typeof concentration>;
export type CaseAcuteToxicity = z.infer<typeof acuteToxicity>;
export type CaseAssertion = z.infer<typeof assertion>;
export type CaseOverride = z.infer<typeof override>;

export type ReadCase = { readonly id: string } & ({ readonly case: Case } | { readonly fault: string });

const idOf = (json: unknown, index: number): string =>
  z.looseObject({ id: z.string() }).safeParse(json).data?.id ?? `case ${index + 1}`;

/** The cases of a file, each read or with its faulty fields. Throws if the file is not a list. */
export const casesIn = (json: unknown): readonly ReadCase[] =>
  z
    .array(z.unknown())
    .parse(json)
    .map((each, index) => {
      const { data, error } = caseSchema.safeParse(each);
      return data ? { id: data.id, case: data } : { id: idOf(each, index), fault: faultsWithPaths(error) ?? '' };
    });

/** As `casesIn`, for a file whose cases can all be read. */
export const readCases = (path: string): readonly Case[] =>
  z.array(caseSchema).parse(JSON.parse(readFileSync(path, 'utf8')));

/** A case, or its `inputs` alone. Throws a ZodError with the field if it is neither. */
export const readCase = (json: Readonly<Record<string, unknown>>): Case =>
  caseSchema.parse({
    id: 'input',
    jurisdiction: '',
    hazard_classes: [],
    expected: {},
    ...(json['inputs'] === undefined ? { inputs: json } : json),
  });

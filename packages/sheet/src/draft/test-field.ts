import type { HazardClass } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { PropertyLimit } from './property-limits.ts';

type Option = { readonly value: string; readonly label: string };

/**
 * One answer of a test report. A `number` is typed. The test counts only if every answer that is not `isOptional` is
 * given.
 */
export type TestField = {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: true;
} &
  /** `isDefaulted`: the first option counts until the user chooses. */
  (
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly isDefaulted?: true }
    | { readonly kind: 'number'; readonly unit: string; readonly orNone?: string }
    /** A value that may be open or a range, e.g. `>2000`. Its unit may be a separate answer. */
    | {
        readonly kind: 'measure';
        readonly unit?: string;
        readonly limit?: ToxicityLimit;
        /** Its physical limit. */
        readonly possible?: PropertyLimit;
      }
    | { readonly kind: 'text' }
    /** A category of the test's hazard class, or that its criteria are not met. */
    | { readonly kind: 'category' }
  );

/** Upper end of Category 4, by what was inhaled or for all: `>` a smaller value leaves the category open. */
export type ToxicityLimit = { readonly atLeast: number | Readonly<Record<string, number>>; readonly paragraph: string };

export type ProductTest = {
  readonly id: string;
  readonly group: 'physical' | 'known' | 'health' | 'environment';
  readonly label: string;
  /** Test methods. */
  readonly methods: string;
  readonly states: readonly PhysicalState[];
  /** Set if the user enters the category from the report. Physical tests get theirs from their figures. */
  readonly hazardClass?: HazardClass;
  /** The subject of the test: `any` is the product or an ingredient; absent means the product only. */
  readonly of?: 'any' | 'ingredient';
  readonly fields: readonly TestField[];
};

/** The answer that the criteria of the class are not met, for a test whose category follows from the report. */
export const notClassified = 'not-classified';

/** Typed if a figure was never reached, e.g. the burning time of a product that did not burn. */
export const neverReached = 'none';

const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
export const option = (value: string, label: string): Option => ({ value, label });
export const ask = (id: string, label: string): TestField => ({ id, label, kind: 'choice', options: yesNo });
export const may = (field: TestField): TestField => ({ ...field, isOptional: true });
export const number = (id: string, label: string, unit: string): TestField => ({ id, label, unit, kind: 'number' });
export const orNone = (id: string, [label, none]: readonly [string, string], unit: string): TestField => ({
  id,
  label,
  unit,
  kind: 'number',
  orNone: none,
});
/** The figures of the reference mixtures of an oxidising test, from the strongest mixture to the weakest. */
export const references = (unit: string, mixtures: readonly [string, string, string]): readonly TestField[] =>
  mixtures.map((mixture, index) => number(`reference${index + 1}`, mixture, unit));
export const category: TestField = { id: 'category', label: 'Result', kind: 'category' };

export const species = (): TestField => may({ id: 'species', label: 'Species', kind: 'text' });
export const hours = (): TestField => may(number('hours', 'Exposure time', 'h'));
export const unitOf = (...units: readonly string[]): TestField =>
  may({
    id: 'unit',
    label: 'Unit',
    kind: 'choice',
    isDefaulted: true,
    options: units.map((unit) => option(unit, unit)),
  });
export const condensed: readonly PhysicalState[] = ['liquid', 'solid'];
export const notGas: readonly PhysicalState[] = ['liquid', 'solid', 'aerosol'];

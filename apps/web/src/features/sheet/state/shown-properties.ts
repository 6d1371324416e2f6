import type { Draft } from '@gosds/sheet/draft/draft';
import { firstFields, isFilled } from '@gosds/sheet/draft/template/template-of';

type Properties = Draft['properties'];

/** What Advanced mode has beside the properties of Simple mode, by decision 0153. */
const advancedProperties = [
  'phSolution',
  'meltingPoint',
  'autoignitionTemperature',
  'decompositionTemperature',
  'storageTemperature',
  'carriageTemperature',
  'vapourPressure',
  'relativeVapourDensity',
  'volatiles',
  'evaporationRate',
  'molecularWeight',
  'partitionCoefficient',
  'biologicalLimits',
  'dnel',
  'pnec',
] as const satisfies readonly (keyof Properties)[];

export type AdvancedProperty = (typeof advancedProperties)[number];

/** `properties.meltingPoint` of it or of an input in it; undefined where every mode shows the input. */
export function advancedPropertyOf(path: string): AdvancedProperty | undefined {
  const [part, field] = path.split('.');
  return part === 'properties' ? advancedProperties.find((each) => each === field) : undefined;
}

const isFirst = (draft: Draft, field: AdvancedProperty): boolean =>
  firstFields(draft).some(({ path }) => advancedPropertyOf(path) === field);

/** What the sheet prints can be seen and changed, and a template’s fields are there, in Simple mode too. */
export const isPropertyShown = (draft: Draft, field: AdvancedProperty): boolean =>
  draft.mode === 'advanced' || isFilled(draft.properties[field]) || isFirst(draft, field);

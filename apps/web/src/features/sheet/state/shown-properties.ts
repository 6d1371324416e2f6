import type { Draft } from '@gosds/sheet/draft/draft';
import { firstFields, isFilled } from '@gosds/sheet/draft/template/template-of';

type Properties = Draft['properties'];

/** Properties that only Advanced mode always shows (decision 0153). */
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

/**
 * The Advanced property of a path such as `properties.meltingPoint` or an input within it; undefined if every mode
 * shows the input.
 */
export function advancedPropertyOf(path: string): AdvancedProperty | undefined {
  const [part, field] = path.split('.');
  return part === 'properties' ? advancedProperties.find((each) => each === field) : undefined;
}

const isFirst = (draft: Draft, field: AdvancedProperty): boolean =>
  firstFields(draft).some(({ path }) => advancedPropertyOf(path) === field);

/**
 * True in Advanced mode. Simple mode shows a property if the sheet prints it or a template asks for it, so that the
 * user can see and change it.
 */
export const isPropertyShown = (draft: Draft, field: AdvancedProperty): boolean =>
  draft.mode === 'advanced' || isFilled(draft.properties[field]) || isFirst(draft, field);

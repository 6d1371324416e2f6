import { environmentalTable, healthTable, physicalTable } from './category-table.ts';
import type { ClassCode, HazardClass } from './hazard.ts';

type Rows = readonly {
  readonly hazardClass: HazardClass;
  readonly rows: readonly (readonly [string, ClassCode, ...unknown[]])[];
}[];

const classesOf = (table: Rows): readonly HazardClass[] => table.map(({ hazardClass }) => hazardClass);
const codesOf = (table: Rows): readonly ClassCode[] => [
  ...new Set(table.flatMap(({ rows }) => rows.map(([, classCode]) => classCode))),
];

/** Parts 2, 3 and 4 of the GHS, by the names of their classes. */
export const physicalClasses = classesOf(physicalTable);
export const healthClasses = classesOf(healthTable);
export const environmentalClasses = classesOf(environmentalTable);

export const acuteToxicityClasses: readonly HazardClass[] = [
  'Acute toxicity, oral',
  'Acute toxicity, dermal',
  'Acute toxicity, inhalation',
];

export const aquaticClasses: readonly [acute: HazardClass, longTerm: HazardClass] = [
  'Hazardous to the aquatic environment, acute',
  'Hazardous to the aquatic environment, long-term',
];

/** Statements of physical hazards, which are found by tests and not by calculation. */
export const physicalStatements: ReadonlySet<string> = new Set(
  physicalTable.flatMap(({ rows }) => rows.flatMap(([, , hCode]) => hCode ?? [])),
);

/** Parts 2, 3 and 4 of the GHS, by the abbreviations of their classes. */
export const physicalHazards = codesOf(physicalTable);
export const healthHazards = codesOf(healthTable);
export const environmentalHazards = codesOf(environmentalTable);

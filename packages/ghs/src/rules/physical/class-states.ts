import { ownValue } from '../../own-value.ts';
import type { HazardClass } from '../../hazard.ts';
import type { PhysicalState } from '../../mixture.ts';

type States = readonly PhysicalState[];

const condensed: States = ['liquid', 'solid'];

/** Physical classes that the GHS restricts to some states of matter or forms of packing (UN GHS part 2, by chapter). */
export const classStates = {
  Explosives: condensed,
  'Flammable gases': ['gas'],
  Aerosols: ['aerosol'],
  'Chemicals under pressure': condensed,
  'Oxidising gases': ['gas'],
  'Gases under pressure': ['gas'],
  'Flammable liquids': ['liquid'],
  'Flammable solids': ['solid'],
  'Self-reactive substances and mixtures': condensed,
  'Pyrophoric liquids': ['liquid'],
  'Pyrophoric solids': ['solid'],
  'Self-heating substances and mixtures': ['solid'],
  'Substances and mixtures which in contact with water emit flammable gases': condensed,
  'Oxidising liquids': ['liquid'],
  'Oxidising solids': ['solid'],
  'Organic peroxides': condensed,
  'Corrosive to metals': condensed,
  'Desensitised explosives': condensed,
} as const satisfies Partial<Record<HazardClass, States>>;

/** The states that a product of the class can have. Undefined if the class covers every state. */
export const statesOfClass = (hazardClass: HazardClass): States | undefined =>
  ownValue<States>(classStates, hazardClass);

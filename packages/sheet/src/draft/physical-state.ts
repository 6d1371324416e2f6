import type { PhysicalState } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';

const states = new Map<string, PhysicalState>([
  ['Gas', 'gas'],
  ['Liquid', 'liquid'],
  ['Solid', 'solid'],
  ['Aerosol', 'aerosol'],
]);

/** A liquid is what most products are; `checkProperties` asks for the state. */
export const physicalStateOf = ({ state }: Draft['properties']): PhysicalState => states.get(state) ?? 'liquid';

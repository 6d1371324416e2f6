import type { PhysicalState } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';

const states = new Map<string, PhysicalState>([
  ['Gas', 'gas'],
  ['Liquid', 'liquid'],
  ['Solid', 'solid'],
  ['Aerosol', 'aerosol'],
]);

/** Defaults to liquid, the most common state; `checkProperties` asks for the state. */
export const physicalStateOf = ({ state }: Draft['properties']): PhysicalState => states.get(state) ?? 'liquid';

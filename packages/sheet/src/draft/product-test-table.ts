import type { HazardClass } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { physicalTests } from './physical-test-table.ts';
import { category, condensed, type ProductTest } from './test-field.ts';
import { toxicityTests } from './toxicity-test-table.ts';

const known = <Id extends string>(id: Id, hazardClass: HazardClass, states: readonly PhysicalState[]) =>
  ({
    id,
    group: 'known',
    label: hazardClass,
    methods: 'Safety data sheet of the supplier, test report, decision of an authority',
    states,
    hazardClass,
    fields: [category],
  }) as const;

/** The product tests that change its classification: physical tests by their figures, the others by their category. */
export const productTests = [
  ...physicalTests,
  ...toxicityTests,
  known('known-explosives', 'Explosives', condensed),
  known('known-flam-sol', 'Flammable solids', ['solid']),
  known('known-self-react', 'Self-reactive substances and mixtures', condensed),
  known('known-pyr-liq', 'Pyrophoric liquids', ['liquid']),
  known('known-pyr-sol', 'Pyrophoric solids', ['solid']),
  known('known-self-heat', 'Self-heating substances and mixtures', ['solid']),
  known('known-water-react', 'Substances and mixtures which in contact with water emit flammable gases', condensed),
  known('known-ox-liq', 'Oxidising liquids', ['liquid']),
  known('known-ox-sol', 'Oxidising solids', ['solid']),
  known('known-org-perox', 'Organic peroxides', condensed),
  known('known-met-corr', 'Corrosive to metals', condensed),
  known('known-desen-expl', 'Desensitised explosives', condensed),
] as const satisfies readonly ProductTest[];

export type ProductTestId = (typeof productTests)[number]['id'];

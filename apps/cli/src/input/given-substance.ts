import { exactly, percent } from '@gosds/ghs/concentration';
import type { SubstanceData } from '@gosds/ghs/substance';
import type { GivenMixture } from './given-mixture.ts';

/** Turns the data of a substance into a mixture of that one substance, which label and transport need. */
export function givenSubstance(substance: SubstanceData): GivenMixture {
  const { name, cas, physicalState, molarMass, properties = {} } = substance;
  const ingredient = { id: '1', name, concentration: exactly(percent(100)), hazards: 'not-assessed' } as const;
  return {
    product: name,
    substance,
    mixture: {
      physicalState,
      ingredients: [
        { ...ingredient, ...(cas === undefined ? {} : { cas }), ...(molarMass === undefined ? {} : { molarMass }) },
      ],
      properties,
    },
    origins: new Map([['1', 'classified from its data']]),
    notes: [],
  };
}

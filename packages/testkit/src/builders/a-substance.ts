import type { Substance } from '@gosds/sheet/substance';

type Parts = Partial<Omit<Substance, 'classification'>> & {
  readonly classification?: Partial<Substance['classification']>;
};

/** A liquid of the catalogue with only the given facts. `materialId` is 1 by default. */
export function aSubstance({ classification = {}, ...facts }: Parts): Substance {
  const { materialId = 1 } = facts;
  return {
    materialId,
    cwNo: `CW${materialId}`,
    name: 'Matter',
    synonyms: [],
    classification: {
      basis: 'harmonised',
      source: 's',
      hazards: [],
      supplemental: [],
      specificLimits: [],
      ates: [],
      notes: [],
      minimum: [],
      ...classification,
    },
    properties: { state: 'liquid' },
    toxicity: [],
    ecotoxicity: [],
    exposureLimits: [],
    ...facts,
  };
}

import { findByMaterialId, search } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import type { SubstanceCatalogue } from '@gosds/usecases/substance-catalogue';

/** Every `source` that a record names, at whatever depth. */
function sourcesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' && typeof inner === 'string' ? [inner] : sourcesIn(inner),
  );
}

/** The catalogue that ships with the product, in this process: no round trip, and nothing to load or to keep in step. */
export const builtInCatalogue: SubstanceCatalogue = {
  search: async (key, limit) => search(key, limit),
  find: async (materialId) => {
    const substance = findByMaterialId(materialId);
    if (!substance) return undefined;
    const named = new Set(sourcesIn(substance));
    return { substance, sources: sources.filter(({ id }) => named.has(id)) };
  },
};

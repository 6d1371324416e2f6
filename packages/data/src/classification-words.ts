import { type GeneratedModule, literal, moduleText } from './data-kind.ts';

export const physicalStates = ['gas', 'liquid', 'solid', 'aerosol'] as const;

/**
 * Chemical families for which CLP Annex II, Part 2 requires a statement on mixtures. `epoxy`: average molecular weight
 * up to 700; `titanium-dioxide`: particles up to 10 µm in liquids, all of it in solids.
 */
export const chemicalFamilies = [
  'lead',
  'cyanoacrylate',
  'chromium-vi',
  'isocyanate',
  'epoxy',
  'active-chlorine',
  'cadmium',
  'halogenated-hydrocarbon',
  'titanium-dioxide',
] as const;

/** Purposes of a product for which the law requires a statement. */
export const productPurposes = [
  'paint-or-varnish',
  'adhesive',
  'cement',
  'brazing-or-soldering',
  'plant-protection',
] as const;

/** The lists for the engine, whose types come from them. */
export function classificationWordsModule(): GeneratedModule {
  const text = moduleText(
    `export const physicalStates = ${literal(physicalStates)} as const;`,
    `export const chemicalFamilies = ${literal(chemicalFamilies)} as const;`,
    `export const productPurposes = ${literal(productPurposes)} as const;`,
  );
  return { path: 'packages/ghs/src/generated/classification-words.ts', text };
}

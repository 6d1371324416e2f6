import type { InputPath } from './input-path.ts';
import type { Draft } from './draft.ts';
import { quantityFields } from './quantity-fields.ts';
import { brokenLimit, isImpossibleText, isLimited, phLimit, solutionLimit } from './property-limits.ts';

type Properties = Draft['properties'];

const quantityPath = (field: (typeof quantityFields)[number]) => `properties.${field}.value` as const;

function impossiblePaths(properties: Properties): readonly InputPath[] {
  const { ph, phSolution } = properties;
  const isBroken = (field: (typeof quantityFields)[number]) =>
    isLimited(field) && brokenLimit(properties, field) !== undefined;
  return [
    ...(isImpossibleText(ph, phLimit) ? ['properties.ph' as const] : []),
    ...(isImpossibleText(phSolution.value, phLimit) ? ['properties.phSolution.value' as const] : []),
    ...(isImpossibleText(phSolution.percentage, solutionLimit) ? ['properties.phSolution.percentage' as const] : []),
    ...quantityFields.filter(isBroken).map(quantityPath),
  ];
}

/**
 * The draft for the live classification while inputs have impossible values. Those inputs count as not measured; the
 * user's own draft keeps them.
 */
export function withoutImpossible(draft: Draft): { readonly draft: Draft; readonly leftOut: readonly InputPath[] } {
  const { properties } = draft;
  const leftOut = impossiblePaths(properties);
  if (leftOut.length === 0) return { draft, leftOut };
  const kept = (path: InputPath, text: string) => (leftOut.includes(path) ? '' : text);
  const { ph, phSolution } = properties;
  const quantities = quantityFields.map((field) => {
    const quantity = properties[field];
    return [field, { ...quantity, value: kept(quantityPath(field), quantity.value) }] as const;
  });
  const counted: Properties = {
    ...properties,
    ...Object.fromEntries(quantities),
    ph: kept('properties.ph', ph),
    phSolution: {
      percentage: kept('properties.phSolution.percentage', phSolution.percentage),
      value: kept('properties.phSolution.value', phSolution.value),
    },
  };
  return { draft: { ...draft, properties: counted }, leftOut };
}

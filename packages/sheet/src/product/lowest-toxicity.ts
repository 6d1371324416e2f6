import type { EcotoxicityValue, Substance } from '../substance.ts';

type Endpoint = EcotoxicityValue['endpoint'];

export const acuteEndpoints: readonly Endpoint[] = ['LC50', 'EC50', 'ErC50'];
export const chronicEndpoints: readonly Endpoint[] = ['NOEC', 'EC10'];
export const organismGroups: readonly EcotoxicityValue['group'][] = ['fish', 'crustacea', 'algae'];

/** Lowest measured value of the organism group in mg/l; Infinity if none was measured. */
export function lowestToxicity(
  { ecotoxicity }: Pick<Substance, 'ecotoxicity'>,
  group: EcotoxicityValue['group'],
  endpoints: readonly Endpoint[],
): number {
  const values = ecotoxicity.filter(
    (each) => each.group === group && each.calculated === undefined && endpoints.includes(each.endpoint),
  );
  // The growth rate takes precedence over other endpoints of algae (CLP Annex I, 4.1.2.7.3).
  const byRate = values.filter(({ endpoint }) => endpoint === 'ErC50');
  return Math.min(...(byRate.length > 0 ? byRate : values).map(({ value }) => value.max).filter((max) => max > 0));
}

import { say } from '@gosds/ghs/message';
import { dangerousGoodsEntries } from '../find-entries.ts';
import type { TransportInput } from '../transport-input.ts';
import type { Candidate } from './choose-entry.ts';

/** The N.O.S. entry of an explosive substance by the tested division and compatibility group. */
export function explosiveEntry({ mixture }: TransportInput): Candidate | undefined {
  const [result] = (mixture.testResults ?? []).flatMap((one) => (one.test === 'explosives' ? [one.result] : []));
  if (result?.kind !== 'division' || result.compatibilityGroup === undefined) return undefined;
  const own = `${result.division}${result.compatibilityGroup}`;
  const entry = dangerousGoodsEntries.find(
    (one) => one.class === own && one.properShippingName.startsWith('SUBSTANCES, EXPLOSIVE') && one.isNos,
  );
  return entry && { entry, why: say('explosiveEntry-explosiveTests', { own }), paragraph: 'ADR 2.2.1.1.7 and 2.2.1.4' };
}

import { isAnyOf, isCategoryOf } from '@gosds/ghs/hazard-question';
import { say } from '@gosds/ghs/message';
import { findEntries } from '../find-entries.ts';
import type { TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { subsidiaryOf, tooDangerous } from './aerosol-outcome.ts';
import { gasReason, namedGases, regulatedGas } from './gas-outcome.ts';

/** UN 3500 to 3505: a liquid or solid expelled by a gas (ADR 2.2.2.1.7). Undefined for other goods. */
export function chemicalUnderPressureOutcome(input: TransportInput): TransportOutcome | undefined {
  const { mixture } = input;
  const { hazards, outcomes } = input.classification;
  const codes = hazards.map(({ code }) => code);
  const pressed = codes.find((code) => isCategoryOf(code, 'Chem. Press.'));
  if (pressed === undefined) return undefined;
  const reasons = outcomes
    .filter((outcome) => outcome.hazards.some((hazard) => isAnyOf(hazard, 'Chem. Press.')))
    .map((outcome) => gasReason(outcome));
  if (codes.some((code) => isCategoryOf(code, tooDangerous))) {
    return { status: 'incomplete', missing: [say('common-approvalContentsPackingGroupI')], reasons };
  }
  const division = pressed === 'Chem. Press. 3' ? '2.2' : '2.1';
  const subsidiary = subsidiaryOf(codes);
  const found = ['3500', '3501', '3502', '3503', '3504', '3505']
    .flatMap((un) => findEntries(un))
    .filter((entry) => entry.class === division && entry.subsidiaryHazards.join() === subsidiary.join())
    .map((entry) => ({ entry, why: say('chemicalUnderPressure-chemicalUnderPressure'), paragraph: 'ADR 2.2.2.1.7' }));
  const missing = [say('chemicalUnderPressure-approvalChemicalsUnderPressureThese')];
  return found.length > 0
    ? regulatedGas(input, found, {
        reasons,
        contributors: namedGases(
          mixture,
          mixture.ingredients.map(({ id }) => id),
        ),
      })
    : { status: 'incomplete', missing, reasons };
}

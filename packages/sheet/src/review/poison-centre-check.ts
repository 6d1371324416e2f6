import { language as english } from '@gosds/phrases/generated/en/language';
import { centreLine, isEntered, poisonCentresOf, withLine } from '../draft/poison-centre/poison-centres.ts';
import { type Check, fault } from './check.ts';
import type { Fix } from './finding.ts';
import type { CheckedSheet } from './checked-sheet.ts';

const path = 'description.otherEmergencyTelephoneNumbers';

const fixWith = (value: string): Fix => ({ label: 'Add the poison centre', changes: [{ path, value }] });

/** One click adds it where there is one centre to choose. */
function askFor({ product, writing }: CheckedSheet) {
  const official = poisonCentresOf(product.country).filter(({ isOfficial }) => isOfficial);
  const [first, ...others] = official;
  const { description } = product.draft;
  if (first === undefined || official.some((centre) => isEntered(centre, description))) return [];
  const value = withLine(description.otherEmergencyTelephoneNumbers, centreLine(first, writing.language));
  const lines = official.map((centre) => centreLine(centre, english));
  return [fault(lines.join('. '), null, others.length === 0 ? fixWith(value) : null)];
}

/** REACH Annex II, 1.4: where a country has an official advisory body, the sheet gives its number. */
export const poisonCentreCheck: Check = {
  id: 'identification.poison-centre',
  severity: 'must',
  message: 'No emergency number is that of the official poison centre. Ask the centre whether you may name it:',
  at: ['emergency-telephone'],
  isNational: true,
  pointsTo: path,
  findFaults: askFor,
};

import { tell, tellWith } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
import { centreLine, isEntered, poisonCentresOf, withLine } from '../draft/poison-centre/poison-centres.ts';
import type { PoisonCentre } from '../draft/poison-centre/poison-centre.ts';
import { type Check, fault } from './check.ts';
import type { Fix } from './finding.ts';
import type { CheckedSheet } from './checked-sheet.ts';

const path = 'description.otherEmergencyTelephoneNumbers';

const fixWith = (value: string): Fix => ({ label: tell('identification.addPoisonCentre'), changes: [{ path, value }] });

function hoursOf({ opening }: PoisonCentre): Message {
  if (opening === undefined) return tell('centre.always');
  const { from, to, isOnWeekdays } = opening;
  return tellWith(isOnWeekdays ? 'centre.weekdays' : 'centre.daily', { from, to });
}

function lineOf(centre: PoisonCentre): Message {
  const line = { name: centre.name, number: centre.number, hours: hoursOf(centre) };
  return tellWith(centre.isForProfessionals ? 'centre.lineForProfessionals' : 'centre.line', line);
}

/** Offers a one-click fix if the country has a single centre. */
function askFor({ product, writing }: CheckedSheet) {
  const official = poisonCentresOf(product.country).filter(({ isOfficial }) => isOfficial);
  const [first, ...others] = official;
  const { description } = product.draft;
  if (first === undefined || official.some((centre) => isEntered(centre, description))) return [];
  const value = withLine(description.otherEmergencyTelephoneNumbers, centreLine(first, writing.language));
  const lines = others.reduce(
    (before, centre) => tellWith('identification.centres', { before, next: lineOf(centre) }),
    lineOf(first),
  );
  return [fault(lines, null, others.length === 0 ? fixWith(value) : null)];
}

/** REACH Annex II, 1.4: where a country has an official advisory body, the sheet gives its number. */
export const poisonCentreCheck: Check = {
  id: 'identification.poison-centre',
  severity: 'must',
  says: tell('identification.poisonCentre'),
  at: ['emergency-telephone'],
  isNational: true,
  pointsTo: path,
  findFaults: askFor,
};

import { tell, tellWith } from '@gosds/phrases/finding-message';
import { isUnder } from '../model/sentence-id.ts';
import type { Content } from '../content.ts';
import { hasBannedClaim } from './banned-claims.ts';
import { isShippedInEnglish } from '../sections/14-transport/shipping-name.ts';
import { isNamedInEnglish } from '../sections/writing.ts';
import { type Check, fault, type Fault, faultOf } from './check.ts';
import { type CheckedSheet, pathOf } from './checked-sheet.ts';

const start: readonly Content[] = ['identifier', 'identifier-on-label'];

/** Transport labels are exempt: transport law itself calls gases of class 2.2 non-toxic. */
const bannedSentences: Check['findFaults'] = ({ sentences }) =>
  faultOf(
    sentences.filter(({ id, text }) => hasBannedClaim(text) && !isUnder(id, 'transportLabel')).map(({ text }) => text),
  );

/** Names of substances that have no name in the sheet's language; the user may type one. */
function englishNames({ writing }: CheckedSheet): readonly Fault[] {
  const open = writing.ingredients.filter((each) => isNamedInEnglish(writing, each));
  const [first] = open;
  const names = open.map(({ name }) => name);
  return first ? [fault(tellWith('frame.inSection', { section: '3', names }), pathOf(first, 'name'))] : [];
}

/** The proper shipping name on land, if the data have no official name in the language. */
function englishShippingName({ writing, shipment }: CheckedSheet): readonly Fault[] {
  if (shipment.status !== 'regulated' || !shipment.parts || !isShippedInEnglish(writing, shipment.parts)) return [];
  const names = [shipment.parts.name];
  return [fault(tellWith('frame.inSection', { section: '14', names }), 'dangerousGoods.shippingName')];
}

/** Format, dates and language of the whole document. */
export const frameChecks: readonly Check[] = [
  {
    id: 'frame.banned-claims',
    severity: 'must',
    says: tell('frame.bannedClaims'),
    at: start,
    isNational: true,
    pointsTo: 'description.uses',
    findFaults: bannedSentences,
  },
  {
    id: 'frame.vague-claims',
    severity: 'should',
    says: tell('frame.vagueClaims'),
    at: start,
    isNational: true,
    pointsTo: 'description.uses',
    findFaults: bannedSentences,
  },
  {
    id: 'frame.in-english',
    severity: 'hint',
    says: tell('frame.inEnglish'),
    at: start,
    pointsTo: 'description.language',
    findFaults: (sheet) => [...englishNames(sheet), ...englishShippingName(sheet)],
  },
];

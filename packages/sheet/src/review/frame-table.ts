import { tell } from '@gosds/phrases/finding-message';
import { isUnder } from '../model/sentence-id.ts';
import type { Content } from '../content.ts';
import { hasBannedClaim } from './banned-claims.ts';
import { type Check, faultOf } from './check.ts';

const start: readonly Content[] = ['identifier', 'identifier-on-label'];

/** The law of transport itself calls gases of class 2.2 non-toxic. */
const bannedSentences: Check['findFaults'] = ({ sentences }) =>
  faultOf(
    sentences.filter(({ id, text }) => hasBannedClaim(text) && !isUnder(id, 'transportLabel')).map(({ text }) => text),
  );

/** Form, dates and language of the whole document. */
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
];

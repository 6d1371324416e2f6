import { reachLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** REACH Annex II as amended by Commission Regulation (EU) 2020/878; CLP. */
export const eu: Profile = {
  market: 'eu',
  paragraph: 'REACH Annex II',
  classificationLaw: 'Regulation (EC) No 1272/2008 (CLP)',
  parts: reachLayout,
  eyeStandard: 'EN 166',
  gloveStandard: 'EN ISO 374-1',
  respiratorStandard: 'EN 14387 and EN 143',
  filters: 'european',
  methods: 'europe',
  modes: ['adr', 'imdg', 'iata'],
  limitLists: ['EU'],
  usesHazchem: false,
  showsEuropeanNumbers: true,
};

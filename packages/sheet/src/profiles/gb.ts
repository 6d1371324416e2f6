import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/** UK REACH Annex II and GB CLP: the layout of the EU, with the limits of EH40. */
export const gb: Profile = {
  ...eu,
  market: 'gb',
  paragraph: 'UK REACH Annex II',
  classificationLaw: 'Regulation (EC) No 1272/2008 as it applies in Great Britain (GB CLP)',
  limitLists: ['GB'],
  usesHazchem: true,
};

import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/** UK REACH Annex II and GB CLP: the layout of the EU, with the limits of EH40. */
export const gb: Profile = {
  ...eu,
  market: 'gb',
  paragraph: 'UK REACH Annex II',
  limitLists: ['GB'],
  europeanLists: ['major-accidents', 'restrictions'],
  usesHazchem: true,
};

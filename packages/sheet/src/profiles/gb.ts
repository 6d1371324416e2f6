import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/** UK REACH Annex II and GB CLP: the layout of the EU, with the limits of EH40; no UFI is asked for (from knowledge). */
export const gb: Profile = {
  ...eu,
  market: 'gb',
  paragraph: 'UK REACH Annex II',
  limitLists: ['GB'],
  europeanLists: ['major-accidents', 'restrictions'],
  asksUfi: false,
  usesHazchem: true,
};

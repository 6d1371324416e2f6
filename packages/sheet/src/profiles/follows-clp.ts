import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/** Countries beside the EU that took CLP and REACH, Annex II, over, or accept them: its layout, and none of its other laws. */
export const followsClp: Profile = {
  ...eu,
  form: 'follows-clp',
  limitLists: [],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
};

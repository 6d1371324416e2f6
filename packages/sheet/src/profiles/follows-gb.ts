import { gb } from './gb.ts';
import type { Profile } from './profile.ts';

/** Guernsey, Jersey and the Isle of Man: the layout of Great Britain, and none of its other laws. */
export const followsGb: Profile = {
  ...gb,
  form: 'follows-gb',
  limitLists: [],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
};

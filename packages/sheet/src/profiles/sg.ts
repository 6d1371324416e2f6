import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** Singapore: SS 586-3:2022. */
export const sg: Profile = { ...un, form: 'sg', paragraph: 'SS 586-3:2022', limitLists: ['SG'] };

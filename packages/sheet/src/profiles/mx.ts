import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** Mexico: NOM-018-STPS-2015. */
export const mx: Profile = { ...un, form: 'mx', paragraph: 'NOM-018-STPS-2015', limitLists: ['MX'] };

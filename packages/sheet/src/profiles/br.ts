import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** Brazil: ABNT NBR 14725:2023. */
export const br: Profile = { ...un, form: 'br', paragraph: 'ABNT NBR 14725:2023', limitLists: ['BR'] };

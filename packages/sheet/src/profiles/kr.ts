import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** Korea: the material safety data sheet of the Occupational Safety and Health Act. */
export const kr: Profile = {
  ...un,
  form: 'kr',
  paragraph: 'Occupational Safety and Health Act, Article 110',
  limitLists: ['KR'],
};

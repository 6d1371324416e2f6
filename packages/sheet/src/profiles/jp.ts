import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** Japan: JIS Z 7253:2019, which the laws on safety at work, on releases and on poisons refer to. */
export const jp: Profile = {
  ...un,
  form: 'jp',
  paragraph: 'JIS Z 7253:2019, Annex D',
  eyeStandards: ['JIS T 8147'],
  gloveStandards: ['JIS T 8116'],
  respiratorStandards: { gas: ['JIS T 8152'], particle: ['JIS T 8151'] },
  gasFilters: 'names',
  particleClasses: { P2: ['RS2', 'RL2'], P3: ['RS3', 'RL3'] },
  clothingStandards: { liquid: ['JIS T 8115'], dust: ['JIS T 8115'], antistatic: ['JIS T 8118'] },
  limitLists: ['JP'],
  inventory: { list: 'evaluation', id: 'cscl' },
};

import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';
import { un } from './un.ts';

/** China: GB/T 16483-2008 with GB/T 17519-2013, whose section 2 begins with the emergency overview. */
export const cn: Profile = {
  ...un,
  form: 'cn',
  paragraph: 'GB/T 16483-2008 and GB/T 17519-2013',
  parts: ghsLayout.flatMap((part): Profile['parts'] => {
    switch (part[0]) {
      case '2(a)':
        return [
          ['2(a)', 'emergency-overview'],
          ['2(b)', 'classification'],
        ];
      case '2(b)':
        return [['2(c)', 'label']];
      case '2(c)':
        return [['2(d)', 'other-hazards', 'unknown-toxicity']];
      default:
        return [part];
    }
  }),
  eyeStandards: ['GB 14866'],
  gloveStandards: ['GB 28881'],
  respiratorStandards: { gas: ['GB 2890'], particle: ['GB 2626'] },
  particleClasses: { P2: ['KN95', 'KP95'], P3: ['KN100', 'KP100'] },
  clothingStandards: { liquid: ['GB 24539'], dust: ['GB 24539'], antistatic: ['GB 12014'] },
  limitLists: ['CN'],
  inventory: { list: 'inventory', id: 'iecsc' },
};

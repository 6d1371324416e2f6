import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** Model Work Health and Safety Regulations, Schedule 7, and the code of practice for safety data sheets. */
export const au: Profile = {
  market: 'au',
  paragraph: 'Model WHS Regulations, Schedule 7',
  parts: ghsLayout,
  eyeStandards: ['AS/NZS 1337.1'],
  gloveStandards: ['AS/NZS 2161.10'],
  gloveTimes: 'minutes',
  respiratorStandards: { gas: ['AS/NZS 1715', 'AS/NZS 1716'], particle: ['AS/NZS 1715', 'AS/NZS 1716'] },
  gasFilters: 'letters',
  particleClasses: { P2: ['P2'], P3: ['P3'] },
  clothingStandards: { liquid: [], dust: [], antistatic: [] },
  methods: 'other',
  modes: ['adg', 'imdg', 'iata'],
  limitLists: ['AU'],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: true,
  showsEuropeanNumbers: false,
};

import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** UN GHS, Chapter 1.5 and Annex 4: for countries whose own form of the sheet is not built. */
export const un: Profile = {
  market: 'un',
  paragraph: 'UN GHS, Table 1.5.2',
  parts: ghsLayout,
  eyeStandards: ['EN ISO 16321-1', 'EN 166', 'ANSI/ISEA Z87.1'],
  gloveStandards: ['EN ISO 374-1', 'ANSI/ISEA 105'],
  gloveTimes: 'minutes',
  respiratorStandards: { gas: ['EN 14387'], particle: ['EN 143'] },
  gasFilters: 'letters',
  particleClasses: { P2: ['P2'], P3: ['P3'] },
  clothingStandards: { liquid: ['EN 14605', 'EN 13034'], dust: ['EN ISO 13982-1'], antistatic: ['EN 1149-5'] },
  methods: 'other',
  modes: ['un', 'imdg', 'iata'],
  limitLists: [],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: false,
  showsEuropeanNumbers: false,
};

import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** UN GHS, Chapter 1.5 and Annex 4: for countries whose own form of the sheet is not built. */
export const un: Profile = {
  market: 'un',
  paragraph: 'UN GHS, Table 1.5.2',
  parts: ghsLayout,
  eyeStandards: ['EN 166', 'ANSI/ISEA Z87.1'],
  gloveStandards: ['EN ISO 374-1', 'ANSI/ISEA 105'],
  gloveTimes: 'minutes',
  respiratorStandards: { gas: ['EN 14387'], particle: ['EN 143'] },
  filters: 'european',
  methods: 'other',
  modes: ['un', 'imdg', 'iata'],
  limitLists: [],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: false,
  showsEuropeanNumbers: false,
};

import { reachLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** REACH Annex II as amended by Commission Regulation (EU) 2020/878; CLP. */
export const eu: Profile = {
  market: 'eu',
  paragraph: 'REACH Annex II',
  parts: reachLayout,
  eyeStandards: ['EN ISO 16321-1', 'EN 166'],
  gloveStandards: ['EN ISO 374-1'],
  gloveTimes: 'levels',
  respiratorStandards: { gas: ['EN 14387'], particle: ['EN 143'] },
  gasFilters: 'letters',
  particleClasses: { P2: ['P2'], P3: ['P3'] },
  clothingStandards: { liquid: ['EN 14605', 'EN 13034'], dust: ['EN ISO 13982-1'], antistatic: ['EN 1149-5'] },
  methods: 'europe',
  modes: ['adr', 'imdg', 'iata'],
  limitLists: ['EU'],
  wasteRules: 'eu',
  europeanLists: ['major-accidents', 'restrictions', 'candidates', 'precursors'],
  asksUfi: true,
  usesHazchem: false,
  showsEuropeanNumbers: true,
};

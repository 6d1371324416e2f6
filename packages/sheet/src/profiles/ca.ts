import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** Hazardous Products Regulations, Schedule 1. */
export const ca: Profile = {
  market: 'ca',
  paragraph: 'Hazardous Products Regulations, Schedule 1',
  parts: ghsLayout.flatMap((part): Profile['parts'] => {
    if (part[0] === '6(b)') return [['6(b)', 'environmental-precautions', 'containment']];
    return part[0] === '6(c)' ? [] : [part];
  }),
  eyeStandards: ['CSA Z94.3'],
  gloveStandards: ['ANSI/ISEA 105'],
  gloveTimes: 'hours',
  respiratorStandards: {
    gas: ['CSA Z94.4', '42 CFR Part 84 (NIOSH)'],
    particle: ['CSA Z94.4', '42 CFR Part 84 (NIOSH)'],
  },
  gasFilters: 'names',
  particleClasses: { P2: ['N95', 'P95'], P3: ['P100'] },
  clothingStandards: { liquid: [], dust: [], antistatic: [] },
  methods: 'other',
  modes: ['tdg', 'imdg', 'iata'],
  limitLists: ['CA'],
  withholdsByClaim: true,
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: false,
  showsEuropeanNumbers: false,
};

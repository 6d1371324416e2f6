import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** New Zealand: Hazardous Substances (Safety Data Sheets) Notice 2017, consolidated 30 June 2021. */
export const nz: Profile = {
  market: 'un',
  form: 'nz',
  paragraph: 'Hazardous Substances (Safety Data Sheets) Notice 2017, Schedule 1',
  parts: ghsLayout,
  eyeStandards: ['AS/NZS 1337.1'],
  gloveStandards: ['AS/NZS 2161.10'],
  gloveTimes: 'minutes',
  respiratorStandards: { gas: ['AS/NZS 1715', 'AS/NZS 1716'], particle: ['AS/NZS 1715', 'AS/NZS 1716'] },
  gasFilters: 'letters',
  particleClasses: { P2: ['P2'], P3: ['P3'] },
  clothingStandards: { liquid: [], dust: [], antistatic: [] },
  methods: 'other',
  modes: ['un', 'imdg', 'iata'],
  limitLists: ['NZ'],
  wasteRules: 'national',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: true,
  showsEuropeanNumbers: false,
  inventory: { list: 'inventory', id: 'nzioc' },
};

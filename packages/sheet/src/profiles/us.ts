import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** Items that Appendix D of the standard adds to, or leaves out of, the list of the UN. */
const parts: Profile['parts'] = ghsLayout.flatMap((part): Profile['parts'] => {
  const [number] = part;
  switch (number) {
    case '2(c)':
      return [
        ['2(c)', 'reaction-hazards'],
        ['2(d)', 'hazards-not-otherwise-classified'],
        ['2(e)', 'unknown-toxicity'],
      ];
    case '6(b)':
      return [['6(b)', 'environmental-precautions', 'containment']];
    case '6(c)':
      return [];
    case '11(e)':
      return [part, ['11(f)', 'carcinogen-listings']];
    default:
      return [part];
  }
});

/** OSHA Hazard Communication Standard, Appendix D, as amended on 20 May 2024. */
export const us: Profile = {
  market: 'us',
  paragraph: '29 CFR 1910.1200, Appendix D',
  parts,
  eyeStandards: ['ANSI/ISEA Z87.1'],
  gloveStandards: ['ANSI/ISEA 105'],
  gloveTimes: 'hours',
  respiratorStandards: {
    gas: ['42 CFR Part 84 (NIOSH)', '29 CFR 1910.134'],
    particle: ['42 CFR Part 84 (NIOSH)', '29 CFR 1910.134'],
  },
  gasFilters: 'names',
  particleClasses: { P2: ['N95', 'P95'], P3: ['P100'] },
  clothingStandards: { liquid: [], dust: [], antistatic: [] },
  methods: 'us',
  modes: ['dot', 'imdg', 'iata'],
  limitLists: ['US'],
  wasteRules: 'us',
  europeanLists: [],
  asksUfi: false,
  usesHazchem: false,
  showsEuropeanNumbers: false,
};

import { ghsLayout } from './layouts.ts';
import type { Profile } from './profile.ts';

/** UN GHS, Chapter 1.5 and Annex 4: for countries whose own form of the sheet is not built. */
export const un: Profile = {
  market: 'un',
  paragraph: 'UN GHS, Table 1.5.2',
  classificationLaw: 'the Globally Harmonized System of Classification and Labelling of Chemicals (GHS)',
  parts: ghsLayout,
  eyeStandard: 'EN 166 or ANSI/ISEA Z87.1',
  gloveStandard: 'EN ISO 374-1 or ANSI/ISEA 105',
  respiratorStandard: 'EN 14387 and EN 143',
  filters: 'european',
  methods: 'other',
  modes: ['un', 'imdg', 'iata'],
  limitLists: [],
  usesHazchem: false,
  showsEuropeanNumbers: false,
};

import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/** Türkiye: KKDİK, Annex 2, in the layout of REACH Annex II; no UFI is asked for. */
export const tr: Profile = {
  ...eu,
  form: 'tr',
  paragraph: 'KKDİK Annex 2',
  limitLists: ['TR'],
  europeanLists: ['major-accidents', 'restrictions'],
  asksUfi: false,
};

/** Limits that a directive sets for every substance of a group, in the notation of `oel`. */

/** Directive 98/24/EC, Annex I: diisocyanates, measured as NCO; the lower values follow the end of the transition on 31 December 2028. */
export const diisocyanates =
  '0.01/- stel 0.02/- from 2029-01-01 0.006/- stel 0.012/- (as NCO, skin, dermal sensitisation, respiratory sensitisation)';

/** Directive 2004/37/EC, Annex III: nickel compounds, of which the respirable and the inhalable fraction have a limit each. */
export const nickelCompounds =
  '0.05/- (as Ni, inhalable, dermal sensitisation, respiratory sensitisation) & 0.01/- (as Ni, respirable, dermal sensitisation, respiratory sensitisation)';

/** Directive 2004/37/EC, Annex III: chromates of lead, under the limit of chromium (VI) compounds and that of lead. */
export const leadChromates = '0.005/- (as Cr) & 0.03/- (as Pb, inhalable)';

import { mayHave, type SheetContext } from '../../sheet-context.ts';

/** Classes that harm through the air, or whose vapours catch fire. */
const inhalationHazard = /H33[0-6]|^(?:Flam\. Liq\. [123]|Aerosol [12]|Carc|Muta|Repr|STOT RE|Skin Corr)/;

/** True where air has to be extracted at the place of use; sections 7 and 8 ask the same. */
export const needsExtraction = (c: Pick<SheetContext, 'reached' | 'feared'>): boolean => mayHave(c, inhalationHazard);

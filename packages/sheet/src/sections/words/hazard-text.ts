import type { Hazard } from '@gosds/ghs/hazard';
import { inTerms } from './in-terms.ts';
import type { Writing } from '../writing.ts';

/** Category and statement code of a hazard, with its organs, effect or route in the sheet's language. */
export const hazardText = ({ phrases }: Pick<Writing, 'phrases'>, { code, hCode, detail }: Hazard): string =>
  detail === undefined ? `${code}, ${hCode}` : `${code}, ${hCode} (${inTerms(phrases, detail)})`;

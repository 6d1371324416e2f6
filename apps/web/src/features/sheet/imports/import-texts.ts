import type { Refusal } from '@gosds/imports/table/refusal';
import { words } from '../../../words/words.ts';

const bytesOfMegabyte = 1_000_000;

/** Why a file could not be read, and what the user can do. */
export function refusalText(refusal: Refusal): string {
  const { foreign, limit: limits, refusal: plain } = words().imports;
  switch (refusal.code) {
    case 'wrong-kind':
      return foreign[refusal.kind];
    case 'too-large':
    case 'unpacks-too-large':
      return limits[refusal.code](Math.round(refusal.limit / bytesOfMegabyte));
    case 'too-many-rows':
    case 'too-many-columns':
      return limits[refusal.code](refusal.limit);
    default:
      return plain[refusal.code];
  }
}

import type { Source } from '@gosds/sheet/substance';
import { compiledLimitSources } from './generated/compiled-limit-sources.ts';
import { compiledSources } from './generated/compiled-sources.ts';

/** Where a value of the catalogue or of a list was read. The id is what they cite. */
export const sources: readonly Source[] = [...compiledSources, ...compiledLimitSources];

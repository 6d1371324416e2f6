import type { Source } from '@gosds/sheet/substance';
import { compiledLimitSources } from './generated/compiled-limit-sources.ts';
import { compiledSources } from './generated/compiled-sources.ts';

/** The sources of the values in catalogue and lists, which cite them by id. */
export const sources: readonly Source[] = [...compiledSources, ...compiledLimitSources];

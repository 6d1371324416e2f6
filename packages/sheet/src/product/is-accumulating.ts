import type { Measure } from '@gosds/ghs/mixture';
import { bioaccumulationFrom } from '@gosds/ghs/rules/substance/aquatic-table';

type Fate = 'bcf' | 'log-kow';

/** The value from which a substance has a potential for bioaccumulation (CLP Annex I, 4.1.2.8.1). */
export const accumulatingFrom = (kind: Fate): number =>
  kind === 'bcf' ? bioaccumulationFrom.bcf : bioaccumulationFrom.logKow;

/** True if a value shows the potential. An open value or a range counts at its worse end. */
export const isAccumulating = (kind: Fate, { max }: Measure): boolean => max >= accumulatingFrom(kind);

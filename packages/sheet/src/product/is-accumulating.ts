import type { Measure } from '@gosds/ghs/mixture';
import { bioaccumulationFrom } from '@gosds/ghs/rules/substance/aquatic-table';

type Fate = 'bcf' | 'log-kow';

/** The value from which on a substance has a potential for bioaccumulation (CLP Annex I, 4.1.2.8.1). */
export const accumulatingFrom = (kind: Fate): number =>
  kind === 'bcf' ? bioaccumulationFrom.bcf : bioaccumulationFrom.logKow;

/** Whether a value shows the potential; an open one or a range at its worse end. */
export const isAccumulating = (kind: Fate, { max }: Measure): boolean => max >= accumulatingFrom(kind);

import type { Finding } from '@gosds/sheet/review/finding';
import { createContext } from 'react';

/** Findings of a form that judges the same inputs by rules of its own, as SDS Settings does; null elsewhere. */
export const FindingOverride = createContext<ReadonlyMap<string, Finding> | null>(null);

import type { Finding } from '@gosds/sheet/review/finding';
import { createContext } from 'react';

/** Findings of a form with its own rules for the same inputs, such as SDS Settings; null elsewhere. */
export const FindingOverride = createContext<ReadonlyMap<string, Finding> | null>(null);

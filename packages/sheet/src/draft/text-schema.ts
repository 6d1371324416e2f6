import { z } from 'zod';

/** A text as typed; empty until then. */
export const text = (max = 500) => z.string().max(max).default('');

import { z } from 'zod';

/** The faults of unreadable input, each with its path; undefined for an error that is our own bug. */
export function faultsWithPaths(error: unknown): string | undefined {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ');
  }
  return error instanceof RangeError || error instanceof SyntaxError ? error.message : undefined;
}

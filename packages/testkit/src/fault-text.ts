import { z } from 'zod';

/** What is wrong with input that cannot be read, each bad field with its path; undefined of an error that is a bug of ours. */
export function faultsWithPaths(error: unknown): string | undefined {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ');
  }
  return error instanceof RangeError || error instanceof SyntaxError ? error.message : undefined;
}

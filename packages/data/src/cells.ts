import { z } from 'zod';
import { decimalNumber, type Range, rangeOf } from './range.ts';

/** A text that must not be empty. */
export const word = z.string().trim().min(1, 'Fill this cell.');

/** A number with a decimal point. */
export const numberCell = z
  .string()
  .regex(decimalNumber, 'Write a number with a decimal point, such as 0.5.')
  .transform(Number);

/** An integer from 1. */
export const idCell = z
  .string()
  .regex(/^[1-9]\d*$/, 'Write a whole number.')
  .transform(Number);

/** The value of `form`, or undefined for an empty cell. */
export const orBlank = <Value>(form: z.ZodType<Value, string>) =>
  z
    .string()
    .optional()
    .transform((text = '', context): Value | undefined => {
      if (text === '') return undefined;
      const read = form.safeParse(text);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) context.addIssue(message);
      return z.NEVER;
    });

/** One of the words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: ({ input }) => `“${String(input)}” is not one of: ${words.join(', ')}.` });

/** `yes` is true; an empty cell is undefined. */
export const yesCell = orBlank(z.literal('yes', 'Write yes or leave the cell empty.').transform(() => true as const));

/** Splits a cell with several words at a sign. */
export const partsOf = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const rangeCell = z.string().transform((text, context): Range => {
  const range = rangeOf(text);
  if (range) return range;
  context.addIssue(`“${text}” is not a value. Write 5, <5, >5 or 5..8.`);
  return z.NEVER;
});

/** A date as far as known: year, month or day. */
export const partialDate = z
  .string()
  .regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/, 'Write a date as 2026, 2026-05 or 2026-05-01.');

import type { Message, MessageValue } from '@gosds/ghs/message';
import { hazardClasses } from '@gosds/ghs/registry';
import { z } from 'zod';

const anyValue: z.ZodType<MessageValue> = z.lazy(() => valueSchema);

/** A message as sent and stored: key and values. Its words are added when it is shown. */
export const messageSchema: z.ZodType<Message> = z.object({ key: z.string(), values: z.record(z.string(), anyValue) });

const valueSchema = z.union([
  z.string(),
  z.number(),
  messageSchema,
  z.object({ hazardClass: z.enum(hazardClasses) }),
  z.object({ citation: z.string() }),
  z.object({ term: z.string() }),
  z.object({ called: z.string(), of: z.enum(['language', 'region']), code: z.string() }),
  z.object({ join: z.enum(['and', 'or', 'with', 'semicolon']), items: z.array(anyValue).readonly() }),
  z.array(anyValue).readonly(),
]);

import { logoMaxBytes } from '@gosds/sheet/draft/logo-limit';
import { z } from 'zod';
import type { Call } from '../call.ts';

const logoParams = z.strictObject({ fileId: z.uuid() });

/** Multipart form with one file field `logo`. */
export const uploadLogo = {
  method: 'POST',
  path: '/api/data/logo',
  summary: `Stores a logo (png, gif or jpeg under ${logoMaxBytes} bytes), drawn anew by the server. 400 logo-invalid.`,
  response: { 200: z.object({ fileId: z.uuid() }) },
} as const satisfies Call;

export const getLogo = {
  method: 'GET',
  path: '/api/logos/:fileId',
  summary: 'The logo as PNG.',
  params: logoParams,
  produces: 'image/png',
} as const satisfies Call;

export const deleteLogo = {
  method: 'DELETE',
  path: '/api/logos/:fileId',
  summary: 'Deletes the logo; succeeds if it is already deleted.',
  params: logoParams,
  response: { 200: z.object({ deleted: z.literal(true) }) },
} as const satisfies Call;

import { sheetDataVersion } from '@gosds/sheet/printed-inputs/sheet-data-head';
import { z } from 'zod';
import type { ReviewedSheet } from '@gosds/usecases/sheet-files';
import type { Audience } from './reason-table.ts';
import { sheetDataSchema } from '@gosds/sheet/printed-inputs/sheet-data-schema';
import { sheetData } from './sheet-data.ts';

/** Sheet and rationale as one line of JSON. */
export const sheetJson = (made: ReviewedSheet, audience: Audience): string => JSON.stringify(sheetData(made, audience));

/** The published JSON Schema (draft 2020-12) of `sheetJson`. */
export const sheetJsonSchema = () => ({
  $id: `urn:gosds:sheet:${sheetDataVersion}`,
  ...z.toJSONSchema(sheetDataSchema, { target: 'draft-2020-12' }),
});

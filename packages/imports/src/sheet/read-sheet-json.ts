import { sheetDataHeadSchema } from '@gosds/sheet/printed-inputs/sheet-data-head';
import { decodeText } from '../table/decode-text.ts';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import { draftOfParts, type ReadSheet } from './draft-of-parts.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FileRefused({ code: 'broken' }, { cause });
  }
}

/**
 * Makes a draft of a sheet's JSON with at most `maxRows` ingredients. Undefined for a sheet from before its JSON had
 * the inputs. Refuses anything but a sheet's JSON.
 */
export function readSheetJson(bytes: Uint8Array, maxRows: number): ReadSheet | undefined {
  if (bytes.length > importLimits.bytes)
    throw new FileRefused({ code: 'unpacks-too-large', limit: importLimits.bytes });
  const read = sheetDataHeadSchema.safeParse(parse(decodeText(bytes).text));
  if (!read.success) throw new FileRefused({ code: 'broken' }, { cause: read.error });
  return read.data.inputs && draftOfParts(read.data.inputs, maxRows);
}

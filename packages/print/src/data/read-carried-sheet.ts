import { pdfData } from '@gosds/imports/sheet/pdf-data';
import { FileRefused } from '@gosds/imports/table/refusal';
import type { NotCarried, ReadCarriedSheet } from '@gosds/usecases/sheet-files';
import { z } from 'zod';
import { readEditedSheet } from './read-edited-sheet.ts';

const reported = ['foreign-pdf', 'broken', 'encrypted'] as const satisfies readonly NotCarried[];

/** Why a PDF cannot be read; undefined for any other failure, which is a bug. */
function whyNot(fault: unknown): NotCarried | undefined {
  if (fault instanceof FileRefused) return reported.find((code) => code === fault.refusal.code) ?? 'unreadable';
  return fault instanceof z.ZodError || fault instanceof SyntaxError ? 'unreadable' : undefined;
}

/** Reads the `sheet.json` of a PDF. */
export const readCarriedSheet: ReadCarriedSheet = async (pdf, make) => {
  try {
    const { json, isChanged } = await pdfData(pdf);
    if (!json) return { status: 'refused', why: 'foreign-pdf' };
    const { document, edits } = readEditedSheet(new TextDecoder().decode(json), make);
    return { status: 'read', document, isChanged, edits: isChanged ? [] : edits };
  } catch (fault) {
    const why = whyNot(fault);
    if (why === undefined) throw fault;
    return { status: 'refused', why };
  }
};

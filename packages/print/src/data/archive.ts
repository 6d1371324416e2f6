import type { Archiver } from '@gosds/usecases/accounts/export-data';
import { zipSync } from 'fflate';

/** PDFs and pictures are packed already. */
const isPacked = (name: string) => name.endsWith('.pdf') || name.endsWith('.png');

/** One ZIP file of all files. */
export const archive: Archiver = (files) =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, [content, { level: isPacked(name) ? 0 : 6 }]])));

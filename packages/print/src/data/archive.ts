import type { Archiver } from '@gosds/usecases/accounts/export-data';
import { zipSync } from 'fflate';

/** PDFs and PNGs are already compressed. */
const isPacked = (name: string) => name.endsWith('.pdf') || name.endsWith('.png');

/** Puts all files into one ZIP file. */
export const archive: Archiver = (files) =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, [content, { level: isPacked(name) ? 0 : 6 }]])));

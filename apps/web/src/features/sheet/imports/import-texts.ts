import type { ColumnRole } from '@gosds/imports/mixture/columns';
import type { RowFault, RowNote } from '@gosds/imports/mixture/read-row';
import type { ShareUnit } from '@gosds/imports/mixture/words';
import type { LostPart } from '@gosds/imports/sheet/sheet-file';
import type { ForeignKind, Refusal } from '@gosds/imports/table/refusal';
import type { TextEncoding } from '@gosds/imports/table/table';

const foreign: Readonly<Record<ForeignKind, string>> = {
  picture: 'This file is a picture.',
  word: 'This file is a text document.',
  'open-document': 'This file is an OpenDocument file. Save it as XLSX or CSV.',
  archive: 'This file is an archive. Unpack it first.',
  program: 'This file is a program.',
  'other-xml': 'This XML file is not SDScom. Export the sheet as SDScom XML.',
  unknown: 'This is not a kind of file that the import reads.',
};

const whole = (count: number) => count.toLocaleString('en');

const sizeText = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

const plainRefusals = {
  empty: 'There is nothing in this file.',
  broken: 'This file is damaged or incomplete. Save it again where it comes from, then choose it once more.',
  encrypted: 'This file is protected by a password. Save it without the password, then choose it once more.',
  'old-excel': 'This is an Excel file of before 2007 (.xls). Save it as .xlsx, then choose it once more.',
  'no-text': 'This file holds no text. Choose an Excel file (.xlsx) or a text file (.csv).',
  'unsafe-xml': 'This file defines entities of its own, which is not safe to read. Save it again where it comes from.',
  'foreign-pdf': 'This PDF carries no data of a sheet. Only a PDF that was made and paid for here can be opened.',
  'pdf-without-xml':
    'This PDF carries no SDScom XML, which only sheets for the European Union and Great Britain have. Open the sheet under Sheets instead.',
  'too-slow': 'This file takes too long to read. Copy the rows with the ingredients and paste them here.',
} as const satisfies Readonly<Record<string, string>>;

const limitRefusals = {
  'too-large': (limit: number) =>
    `This file is larger than ${sizeText(limit)}. Copy the rows with the ingredients and paste them here.`,
  'unpacks-too-large': (limit: number) =>
    `This file unpacks to more than ${sizeText(limit)}. Copy the rows with the ingredients and paste them here.`,
  'too-many-rows': (limit: number) =>
    `This table has more than ${whole(limit)} rows. Copy the rows with the ingredients and paste them here.`,
  'too-many-columns': (limit: number) =>
    `This table has more than ${whole(limit)} columns. Copy the rows with the ingredients and paste them here.`,
} as const satisfies Readonly<Record<string, (limit: number) => string>>;

/** Why a file was not read, and what can be done. */
export function refusalText(refusal: Refusal): string {
  if ('limit' in refusal) return limitRefusals[refusal.code](refusal.limit);
  return refusal.code === 'wrong-kind' ? foreign[refusal.kind] : plainRefusals[refusal.code];
}

/** What of an earlier sheet is not in the draft that is made of it. */
export const lostTexts: Readonly<Record<LostPart, string>> = {
  sentences: 'The sentences of the sections are written anew from what the draft holds.',
  unlisted: 'Ingredients that the sheet does not list, because the law does not ask for them, are not in the file.',
  share: 'Some ingredients have no share in per cent. Enter it.',
  'too-many': 'The sheet lists more ingredients than a sheet takes here. The last ones are left out.',
  'other-sheets': 'The file holds several sheets. Only the first is read.',
};

/** Why a row is not taken. */
export const faultTexts: Readonly<Record<RowFault, string>> = {
  'no-name': 'There is neither a name nor a number.',
  total: 'This is the total, not an ingredient.',
  'not-a-share': 'The share is not a number, a range or a limit such as <5.',
  'ambiguous-number':
    'The share may be read in two ways: as a decimal, or with thousands. Write it without the separator.',
  backwards: 'The share begins with its larger number.',
  negative: 'The share is below 0.',
  'over-100': 'The share is above 100 %.',
  'too-small': 'The share is below 0.000001 %.',
  zero: 'The share is 0.',
  date: 'The cell holds a date. Excel makes dates of ranges such as 5-10: write the range as text.',
  'no-value': 'The cell holds a formula without its result. Open and save the file in Excel.',
  error: 'The formula of the cell failed.',
  merged: 'The share stands in a cell that covers several rows. Give each row its own share.',
  'rest-unknown': 'Nothing is left of 100 %, or another share is a rest too.',
  'parts-range': 'Parts by weight become per cent only where each of them is one number.',
  'mixed-units': 'Weights and per cent cannot be combined in one recipe.',
};

/** What a user should know of a row that is taken. */
export const noteTexts: Readonly<Record<RowNote, string>> = {
  about: 'The file says “about”. The number is taken as exact.',
  balance: 'This is what is left of 100 %.',
  scaled: 'Scaled, so that all rows add up to 100 %.',
  converted: 'Converted to per cent.',
  'cas-wrong': 'The check digit of this CAS number is wrong.',
  'several-cas': 'There are several CAS numbers. Enter the right one afterwards.',
  'no-share': 'There is no share.',
};

export const roleTexts: Readonly<Record<ColumnRole, string>> = {
  skip: 'Not needed',
  name: 'Name',
  cas: 'CAS number',
  ec: 'EC number',
  share: 'Share',
  from: 'Lower end of the share',
  to: 'Upper end of the share',
  unit: 'Unit of the share',
  role: 'Function',
};

/** Units that the user can choose; a weight that a cell names counts by itself. */
export const unitTexts: Readonly<Partial<Record<ShareUnit, string>>> = {
  percent: 'Per cent',
  parts: 'Parts by weight, scaled to 100 %',
  fraction: 'Fractions of 1',
  ppm: 'ppm (mg/kg)',
  ppb: 'ppb (µg/kg)',
  'per-mille': 'Per mille (g/kg)',
};

export const encodingTexts: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big end first)',
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1254': 'Turkish',
  'windows-1256': 'Arabic',
  shift_jis: 'Japanese',
  gb18030: 'Chinese',
};

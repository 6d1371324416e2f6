import { importLimits } from './limits.ts';
import { FileRefused, type ForeignKind } from './refusal.ts';
import type { LeftTable, Table } from './table.ts';
import { unzip } from './unzip.ts';
import { numberForms, type Parts, partText, type SheetPart, sharedTexts, sheetsOf } from './workbook.ts';
import { readWorksheet, type WorkbookParts } from './worksheet.ts';

const isWanted = (name: string) =>
  /^(?:xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml|workbook\.bin)|word\/document\.xml|ppt\/presentation\.xml|Index\/Document\.iwa|mimetype)$/.test(
    name,
  );

/** A part by which the kind of another zip is known. The last two are a presentation and a table of Apple's Numbers. */
const foreignParts: readonly (readonly [path: string, kind: ForeignKind])[] = [
  ['xl/workbook.bin', 'excel-binary'],
  ['word/document.xml', 'word'],
  ['mimetype', 'open-document'],
  ['ppt/presentation.xml', 'unknown'],
  ['Index/Document.iwa', 'unknown'],
];

/** The kind of a zip that is not a workbook. */
function foreignKind(parts: Parts): ForeignKind {
  return foreignParts.find(([path]) => parts.has(path))?.[1] ?? 'archive';
}

function readSheet(parts: Parts, { name, path }: SheetPart, shared: WorkbookParts): Table | LeftTable {
  try {
    return { name, rows: readWorksheet(partText(parts, path) ?? '', shared) };
  } catch (fault) {
    if (!(fault instanceof FileRefused)) throw fault;
    return { name, refusal: fault.refusal };
  }
}

type Workbook = { readonly tables: readonly Table[]; readonly left: readonly LeftTable[] };

/** The non-empty sheets of an XLSX workbook. Skips hidden ones. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const parts = unzip(bytes, isWanted);
  if (!parts.has('xl/workbook.xml')) throw new FileRefused({ code: 'wrong-kind', kind: foreignKind(parts) });
  const shared = { texts: sharedTexts(parts), forms: numberForms(parts), longest: importLimits.cell };
  const read = sheetsOf(parts)
    .slice(0, importLimits.tables)
    .map((sheet) => readSheet(parts, sheet, shared));
  const tables = read.flatMap((each) => ('rows' in each && each.rows.length > 0 ? [each] : []));
  const left = read.flatMap((each) => ('refusal' in each ? [each] : []));
  const [first] = left;
  if (tables.length === 0) throw new FileRefused(first?.refusal ?? { code: 'empty' });
  return { tables, left };
}

import type { TextEncoding } from '../table/table.ts';
import { checkedRow, FaultyRow } from './check-row.ts';
import type { SourceFile } from './files/source-file.ts';
import { sourceRows } from './files/source-rows.ts';
import { type FieldRow, fieldRows } from './layout.ts';
import type { Published, PublishedRow } from './published.ts';
import type { Source } from './source.ts';
import { cnIecsc, phPiccs, twTcsi } from './sources/asian-inventories.ts';
import { annexVi, annexXiv, annexXvii } from './sources/eur-lex.ts';
import { generalChemicals, generalList } from './sources/general.ts';
import { auAiic, caDsl, caNdsl, ecInventory, jpCscl, krKecl, myCims, nzNzioc } from './sources/inventories.ts';
import { compounds } from './sources/pubchem.ts';
import { comptoxList, dsstox, tsca } from './sources/us-epa.ts';

const pubchem: Source = {
  publisher: 'National Center for Biotechnology Information (PubChem)',
  files: 'Compound/Extras: CID-Synonym-filtered.gz, with CID-SMILES.gz and CID-InChI-Key.gz where wanted',
  licence: 'United States Government work, public domain; rights of depositors may remain',
  layouts: [],
  rows: () => [],
};

/** The publishers whose files are supported, by their name on the command line. */
export const sources = {
  dsstox,
  pubchem,
  tsca,
  'comptox-list': comptoxList,
  'ec-inventory': ecInventory,
  'clp-annex-vi': annexVi,
  'reach-annex-xiv': annexXiv,
  'reach-annex-xvii': annexXvii,
  'au-aiic': auAiic,
  'ca-dsl': caDsl,
  'ca-ndsl': caNdsl,
  'jp-cscl': jpCscl,
  'kr-kecl': krKecl,
  'my-cims': myCims,
  'nz-nzioc': nzNzioc,
  'cn-iecsc': cnIecsc,
  'ph-piccs': phPiccs,
  'tw-tcsi': twTcsi,
  general: generalChemicals,
  'general-list': generalList,
} as const satisfies Readonly<Record<string, Source>>;

type SourceName = keyof typeof sources;
const isSource = (name: string): name is SourceName => name in sources;

export const sourceNames: readonly SourceName[] = Object.keys(sources).filter(isSource);

/** Increase this when a reader changes its output, so that unchanged files are read again. */
export const formOfReaders = 2;

type Place = { readonly file: string; readonly line: number };

/** The checked rows from a publisher's row. A fault replaces all of them. */
function taken(place: Place, rows: () => readonly PublishedRow[]): readonly Published[] {
  try {
    return rows().map((row) => ({ kind: 'row', row: checkedRow(row) }));
  } catch (fault) {
    if (!(fault instanceof FaultyRow)) throw fault;
    return [{ kind: 'fault', ...place, reason: fault.message }];
  }
}

async function* tableRows(source: Source, file: SourceFile, encoding?: TextEncoding): AsyncGenerator<FieldRow> {
  yield* fieldRows(file.name, sourceRows(file, encoding), source.layouts);
}

/**
 * The content of a publisher's files in the general format, row by row, always in the same order. Reports a row that
 * cannot be imported with its line. Throws `SourceRefused` for a broken file or an unknown layout.
 */
export async function* readPublisher(
  source: Source,
  files: readonly SourceFile[],
  encoding?: TextEncoding,
): AsyncGenerator<Published> {
  if (source === pubchem) {
    const file = files.find(({ name }) => name.includes('CID-Synonym'))?.name ?? '';
    for await (const { line, row } of compounds(files)) yield* taken({ file, line }, () => [row]);
    return;
  }
  for (const file of files)
    for await (const row of tableRows(source, file, encoding))
      yield* taken({ file: file.name, line: row.line }, () => source.rows(row));
}

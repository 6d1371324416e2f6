import { isCasNumber, isEcNumber } from '@gosds/data/registry-numbers';
import { longestRecord, type SourceFile, SourceRefused } from '../files/source-file.ts';
import { textOf } from '../files/text-of.ts';
import { nothing, type PublishedRow } from '../published.ts';

/** The files of `Compound/Extras`, by the data after the compound number. Sorted by number, no heading, no quotes. */
const kinds = ['CID-Synonym', 'CID-SMILES', 'CID-InChI-Key'] as const;

type Kind = (typeof kinds)[number];
type Line = { readonly cid: number; readonly line: number; readonly texts: readonly string[] };

function kindOf(file: SourceFile): Kind {
  const base = file.name.slice(file.name.lastIndexOf('/') + 1);
  const kind = kinds.find((each) => base.startsWith(each));
  if (kind) return kind;
  throw new SourceRefused(
    file.name,
    'The name tells what a file of PubChem holds. Known: CID-Synonym-filtered, CID-SMILES, CID-InChI-Key.',
  );
}

function lineOf(file: string, text: string, line: number): Line {
  const [cid = '', ...texts] = text.split('\t');
  if (/^\d{1,12}$/.test(cid) && texts.length > 0) return { cid: Number(cid), line, texts };
  throw new SourceRefused(
    { file, line },
    'The layout is unknown: a line of PubChem is a number, a tab and a text. The column “CID” is missing.',
  );
}

async function* linesOf(file: SourceFile): AsyncGenerator<Line, void> {
  let rest = '';
  let count = 0;
  let last = 0;
  const read = (text: string): Line => {
    count += 1;
    const line = lineOf(file.name, text.endsWith('\r') ? text.slice(0, -1) : text, count);
    if (line.cid < last)
      throw new SourceRefused({ file: file.name, line: count }, 'The compounds do not stand in their order.');
    last = line.cid;
    return line;
  };
  for await (const text of textOf(file)) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) yield read(each);
    if (rest.length > longestRecord)
      throw new SourceRefused(
        { file: file.name, line: count + 1 },
        `A line is longer than ${longestRecord} characters.`,
      );
  }
  if (rest !== '') yield read(rest);
}

/** Reads the lines of one file, compound by compound. */
function groupsOf(file: SourceFile) {
  const lines = linesOf(file);
  let next: Line | undefined;
  let isBegun = false;
  const advance = async () => {
    const step: IteratorResult<Line, void> = await lines.next();
    next = step.done === true ? undefined : step.value;
  };
  return {
    /** Returns the lines of the compound and skips those of earlier ones. */
    async take(cid: number): Promise<readonly Line[]> {
      if (!isBegun) await advance();
      isBegun = true;
      const met: Line[] = [];
      while (next && next.cid <= cid) {
        if (next.cid === cid) met.push(next);
        await advance();
      }
      return met;
    },
  };
}

/** Builds a compound from its names, structure and key. The first name is PubChem's title. */
function compoundOf(names: readonly Line[], smiles: string, inchikey: string): PublishedRow {
  const texts = names.map(({ texts: [text = ''] }) => text);
  const numbers = texts.map((text) => text.replace(/^CAS-(?=\d)/, '')).filter(isCasNumber);
  const isName = (text: string) => !isCasNumber(text.replace(/^CAS-(?=\d)/, '')) && !isEcNumber(text);
  const [name = '', ...others] = texts.filter(isName);
  const [cas = '', ...otherCas] = numbers;
  return { ...nothing, cas, otherCas, ec: texts.find(isEcNumber) ?? '', name, otherNames: others, smiles, inchikey };
}

const hasNumber = (names: readonly Line[]): boolean =>
  names.some(({ texts: [text = ''] }) => isCasNumber(text) || isEcNumber(text));

export type Compound = { readonly line: number; readonly row: PublishedRow };

/**
 * Compounds of PubChem with a CAS or EC number among their names. The others are a hundred million structures that no
 * law names. Names are required; structures and keys are optional. Throws `SourceRefused`.
 */
export async function* compounds(files: readonly SourceFile[]): AsyncGenerator<Compound> {
  const byKind = new Map(files.map((file) => [kindOf(file), file]));
  const synonyms = byKind.get('CID-Synonym');
  if (!synonyms) throw new SourceRefused(files[0]?.name ?? 'pubchem', 'The file CID-Synonym-filtered is missing.');
  const [structures, keys] = (['CID-SMILES', 'CID-InChI-Key'] as const).map((kind) => {
    const file = byKind.get(kind);
    return file && groupsOf(file);
  });
  const textIn = (lines: readonly Line[] | undefined, at: 0 | -1): string => lines?.[0]?.texts.at(at) ?? '';
  const whole = async (names: readonly Line[]): Promise<Compound | undefined> => {
    const [first] = names;
    if (!first || !hasNumber(names)) return undefined;
    const smiles = textIn(await structures?.take(first.cid), 0);
    return { line: first.line, row: compoundOf(names, smiles, textIn(await keys?.take(first.cid), -1)) };
  };
  let names: Line[] = [];
  for await (const line of linesOf(synonyms)) {
    if (names[0] && names[0].cid !== line.cid) {
      const compound = await whole(names);
      if (compound) yield compound;
      names = [];
    }
    names.push(line);
  }
  const last = await whole(names);
  if (last) yield last;
}

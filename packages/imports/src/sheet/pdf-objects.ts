import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import { unpacked } from './pdf-attachments.ts';

/** Streams of objects that the library's parser decompresses completely. */
const unpackedByParser: ReadonlySet<unknown> = new Set([PDFName.of('ObjStm'), PDFName.of('XRef')]);

/** Undefined if nothing is compressed. */
function onlyFilterOf({ dict }: PDFRawStream): PDFObject | undefined {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (!(filter instanceof PDFArray)) return filter;
  if (filter.size() > 1) throw new FileRefused({ code: 'broken' });
  return filter.size() === 1 ? filter.lookup(0) : undefined;
}

/** Measures compressed objects before the parser decompresses them. Our PDFs compress them once, by Flate. */
class MeasuringParser extends PDFParser {
  #left: number = importLimits.unpackedBytes;
  /** The library ignores the errors of its parser as invalid objects and reads on, so this keeps the refusal. */
  refused: FileRefused | undefined;

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream && unpackedByParser.has(object.dict.lookup(PDFName.of('Type')))) {
      this.#judge(object);
    }
    return object;
  }

  #judge(stream: PDFRawStream): void {
    try {
      this.#measure(stream);
    } catch (fault) {
      if (fault instanceof FileRefused) this.refused ??= fault;
      throw fault;
    }
  }

  #measure(stream: PDFRawStream): void {
    const filter = onlyFilterOf(stream);
    if (filter === undefined) return;
    if (filter !== PDFName.of('FlateDecode')) throw new FileRefused({ code: 'broken' });
    this.#left -= unpacked(stream.contents, this.#left).length;
  }
}

/** The catalogue of a PDF. Refuses an encrypted PDF and one whose objects exceed the limit. Throws for a broken PDF. */
export async function catalogOf(bytes: Uint8Array): Promise<PDFDict> {
  const parser = new MeasuringParser(bytes);
  const context = await parser.parseDocument();
  if (parser.refused) throw parser.refused;
  if (context.lookup(context.trailerInfo.Encrypt)) throw new FileRefused({ code: 'encrypted' });
  return context.lookup(context.trailerInfo.Root, PDFDict);
}

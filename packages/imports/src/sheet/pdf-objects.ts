import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import { unpacked } from './pdf-attachments.ts';

/** Streams that hold objects of the file: the parser of the library unpacks them whole as it meets them. */
const unpackedByParser: ReadonlySet<unknown> = new Set([PDFName.of('ObjStm'), PDFName.of('XRef')]);

/** Undefined: nothing is packed. */
function onlyFilterOf({ dict }: PDFRawStream): PDFObject | undefined {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (!(filter instanceof PDFArray)) return filter;
  if (filter.size() > 1) throw new FileRefused({ code: 'broken' });
  return filter.size() === 1 ? filter.lookup(0) : undefined;
}

/** Measures packed objects before the parser unpacks them. They are packed once, by Flate, in every file that our sheets come in. */
class MeasuringParser extends PDFParser {
  #left: number = importLimits.unpackedBytes;
  /** The library takes what its parser throws for an invalid object, and reads on. */
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

/** The catalogue of a PDF. Refuses one that is encrypted, and one whose objects unpack beyond the limit; throws where it is broken. */
export async function catalogOf(bytes: Uint8Array): Promise<PDFDict> {
  const parser = new MeasuringParser(bytes);
  const context = await parser.parseDocument();
  if (parser.refused) throw parser.refused;
  if (context.lookup(context.trailerInfo.Encrypt)) throw new FileRefused({ code: 'encrypted' });
  return context.lookup(context.trailerInfo.Root, PDFDict);
}

import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PdfObject, readStream, streamObject } from './pdf-objects.ts';
import { shareDrawings } from './shared-drawings.ts';

const shapes = (seed: number) => Array.from({ length: 40 }, (_, index) => `${seed + index}.4 ${index}.6 l\n`).join('');
const pictogram = (drawn: string, place: string) =>
  `/Span <<\n  /MCID 1\n  /Alt (Flame)\n>> BDC\nq\n0 0 m\nh\nW\nn\nq\n${place} cm\n/c0 cs\n${drawn}f\nQ\nq\n${place} cm\n/c1 cs\n${drawn}f\nQ\nQ\nEMC\n`;

const stream = (id: number, text: string): PdfObject => ({
  id,
  raw: streamObject(id, '', Buffer.from(text, 'latin1')),
  isStream: true,
});
const loose = (id: number, body: string): PdfObject => ({
  id,
  body,
  isStream: false,
});
const page = (id: number, content: number, resources = '') =>
  loose(
    id,
    `<<\n/Type /Page\n/Resources <<\n${resources}/ColorSpace <<\n/c0 90 0 R\n>>\n>>\n/Contents ${content} 0 R\n>>`,
  );
const figureOn = (id: number, pageId: number) => loose(id, `<< /S /Figure /Pg ${pageId} 0 R >>`);

const small = '0.05 0 0 -0.05 371.2756 681.3898';
const large = '0.054 0 0 -0.054 116 615.8982';

function sharedOf(first: string, second: string, resources = '') {
  const objects = [
    page(1, 11, resources),
    page(2, 12),
    stream(11, `before\n${first}between\n`),
    stream(12, second),
    figureOn(21, 1),
    figureOn(22, 2),
  ];
  const result = shareDrawings({ objects, size: 30 });
  const text = (id: number) => {
    const found = result.objects.find((object) => object.id === id);
    if (!found) throw new Error(`There is no object ${id}.`);
    if (!found.isStream) return found.body;
    const { dictionary, content } = readStream(found);
    return (dictionary.includes('FlateDecode') ? inflateSync(content) : content).toString('latin1');
  };
  return { size: result.size, text, objects, result };
}

describe('sharing a drawing', () => {
  it('moves what two pages draw at different places and sizes to one object, in whole units', () => {
    const { size, text } = sharedOf(pictogram(shapes(0), small), pictogram(shapes(0), large));
    expect(size).toBe(31);
    expect(text(11)).toContain(`W\nn\nq\n${small} cm\n/d30 Do\nQ\nQ\nEMC\nbetween`);
    expect(text(12)).toContain(`q\n${large} cm\n/d30 Do\nQ\nQ\nEMC`);
    expect(text(1)).toContain('/Resources << /XObject << /d30 30 0 R >>');
    expect(text(30)).toMatch(/^q\n\/c0 cs\n0 1 l\n1 2 l\n/);
    expect(text(30)).toContain('Q\nq\n/c1 cs\n0 1 l');
  });

  it('adds to the objects that a page names already, as of a logo', () => {
    const { text } = sharedOf(
      pictogram(shapes(0), small),
      pictogram(shapes(0), large),
      '/XObject <<\n/x0 80 0 R\n>>\n',
    );
    expect(text(1)).toContain('/XObject << /d30 30 0 R\n/x0 80 0 R');
    expect(text(1).match(/\/XObject/g)).toHaveLength(1);
  });

  it.each([
    { why: 'are different', second: pictogram(shapes(1), large) },
    { why: 'are short', second: pictogram('0 0 m\n', large) },
  ])('leaves drawings that $why as they are', ({ second }) => {
    const { size, result, objects } = sharedOf(
      second.includes('0 0 m\nf') ? second : pictogram(shapes(0), small),
      second,
    );
    expect(size).toBe(30);
    expect(result.objects).toEqual(objects);
  });
});

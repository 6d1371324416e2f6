import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfObjects } from '../testing/opened-pdf.ts';
import { packPdf } from './pack-pdf.ts';
import { readPdf } from './pdf-objects.ts';

/** A PDF of one classic cross-reference table, as the typesetter writes it. */
function classicPdf(bodies: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}trailer\n<<\n  /Size ${bodies.length + 1}\n  /Root 1 0 R\n>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

const metadata =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta><rdf:RDF><rdf:Description rdf:about=""><pdfaExtension:schemas><rdf:Bag><rdf:li>known</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description></rdf:RDF></x:xmpmeta>';
const many = Array.from({ length: 600 }, (_, index) => `<< /S /P /K ${index} >>`);
const bodies = [
  '<< /Type /Catalog /ViewerPreferences << /Direction /L2R >> /Metadata 2 0 R >>',
  `<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>\nstream\n${metadata}\nendstream`,
  '<< /Length 5 >>\nstream\nhello\nendstream',
  '<<\n  /Type /StructElem\n  /S /H2\n  /P 1 0 R\n  /T (3.1 Substances (of one kind) \\) and others)\n  /K [7]\n>>',
  '[1 0 R /XYZ 48 531.73676 0]',
  ...many,
];
const firstOfMany = bodies.length - many.length + 1;
const packed = packPdf(readPdf(classicPdf(bodies)));

/** Rows of the cross-reference stream: type, place, index. */
function crossReferences(pdf: Uint8Array): readonly (readonly [number, number, number])[] {
  const text = Buffer.from(pdf).toString('latin1');
  const start = Number(/startxref\s+(\d+)/.exec(text.slice(-40))?.[1]);
  const [opening = '', length = ''] = /<<[\s\S]*?\/Length (\d+) >>\nstream\n/.exec(text.slice(start)) ?? [];
  const at = text.indexOf(opening, start) + opening.length;
  const data = inflateSync(Buffer.from(text.slice(at, at + Number(length)), 'latin1'));
  const row = Array.from({ length: 7 }, () => 0);
  return Array.from({ length: data.length / 8 }, (_, line) => {
    expect(data[line * 8]).toBe(2);
    for (let column = 0; column < 7; column++) row[column] = (row[column]! + data[line * 8 + 1 + column]!) & 0xff;
    const [type = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = row;
    return [type, ((a * 256 + b) * 256 + c) * 256 + d, e * 256 + f] as const;
  });
}

describe('packing a PDF', () => {
  it('keeps every object under its number', () => {
    const objects = pdfObjects(packed);
    for (const [index, body] of many.entries()) expect(objects.get(index + firstOfMany)?.trim()).toBe(body);
  });

  it('points to every object in the cross-reference stream', () => {
    const text = Buffer.from(packed).toString('latin1');
    const rows = crossReferences(packed);
    expect(rows[0]).toEqual([0, 0, 65535]);
    for (const [id, [type, place, index]] of rows.entries()) {
      if (type === 1) expect(text.slice(place, place + 12)).toMatch(new RegExp(`^${id} 0 obj`));
      if (type === 2) expect(rows[place]?.[0]).toBe(1);
      if (type === 2) expect(index).toBeLessThan(2048);
    }
    expect(rows.filter(([type]) => type === 2)).toHaveLength(many.length + 3);
  });

  it('is smaller, and the same every time', () => {
    expect(packed.length).toBeLessThan(classicPdf(bodies).length / 4);
    expect(Buffer.compare(packPdf(readPdf(classicPdf(bodies))), packed)).toBe(0);
  });

  it('marks the metadata as PDF/UA-1 with the schema described before its use, at the right length', () => {
    const text = Buffer.from(packed).toString('latin1');
    const [, length = '', content = ''] =
      /\/Subtype \/XML \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(content).toHaveLength(Number(length));
    expect(content.indexOf('PDF/UA identification schema')).toBeGreaterThan(content.indexOf('known'));
    expect(content.indexOf('<pdfuaid:part>1<')).toBeGreaterThan(content.indexOf('PDF/UA identification schema'));
    expect(content.match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
  });

  it('leaves out the type that an element of the structure need not name', () => {
    expect(pdfObjects(packed).get(4)?.trim()).toBe(
      '<< /S /H2 /P 1 0 R /T (3.1 Substances (of one kind) \\) and others) /K [7] >>',
    );
  });

  it('jumps to whole points, never below the place', () => {
    expect(pdfObjects(packed).get(5)?.trim()).toBe('[1 0 R /XYZ 48 532 0]');
  });

  it('tells viewers to show the title', () => {
    expect(pdfObjects(packed).get(1)).toContain('/ViewerPreferences << /DisplayDocTitle true /Direction /L2R >>');
  });

  it('refuses a file it does not know', () => {
    expect(() => readPdf(Buffer.from('%PDF-1.7 nothing'))).toThrow('cross-reference table');
  });
});

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countPages, pageFills } from './page-fill.ts';
import type { PdfFile, PdfObject } from './pdf-objects.ts';

const line = (y: number) => `q\n1 0 0 -1 48 ${y} cm\nBT\nET\nQ\n`;
const footer = `/Artifact <<\n  /Subtype /Footer\n>> BDC\n${line(24)}EMC\n`;

/** A page and its content, 800 points high. */
function page(id: number, content: string): readonly PdfObject[] {
  const packed = deflateSync(Buffer.from(content));
  const opening = `${id + 1} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
  return [
    { id, isStream: false, body: `<<\n  /Type /Page\n  /MediaBox [0 0 600 800]\n  /Contents ${id + 1} 0 R\n>>` },
    { id: id + 1, isStream: true, raw: Buffer.concat([Buffer.from(opening), packed, Buffer.from('\nendstream\n')]) },
  ];
}

const file: PdfFile = {
  head: Buffer.alloc(0),
  objects: [
    { id: 1, isStream: false, body: '<<\n  /Type /Pages\n  /Count 2\n>>' },
    ...page(2, line(760) + line(80.5) + footer),
    ...page(4, line(760) + line(600) + line(700) + footer),
  ],
  size: 6,
  trailer: '',
};

describe('how far down pages are written on', () => {
  it('follows from the lowest line above the footer', () => {
    expect(pageFills(file, 'every')).toEqual([1 - 80.5 / 800, 0.25]);
    expect(pageFills(file, 'last')).toEqual([0.25]);
  });

  it('counts pages, not their list', () => {
    expect(countPages(file)).toBe(2);
  });
});

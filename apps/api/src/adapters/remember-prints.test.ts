import { sampleDocument } from '@gosds/print/testing/sample-document';
import type { PdfPrinter } from '@gosds/usecases/pdf-printer';
import { expect, it, vi } from 'vitest';
import { rememberPrints } from './remember-prints.ts';

const sheet = sampleDocument();
const marked = { watermark: true } as const;

function printer() {
  const prints = { count: 0 };
  const print = vi.fn<PdfPrinter['print']>(async () => {
    prints.count += 1;
    return Uint8Array.of(prints.count);
  });
  const printPair = vi.fn<PdfPrinter['printPair']>(async () => ({ clean: Uint8Array.of(0), proof: Uint8Array.of(99) }));
  return { print, printPair };
}

it('prints the same sheet with its watermark once', async () => {
  const made = printer();
  const { print } = made;
  const mine = rememberPrints()('me', made);
  const [first, second] = await Promise.all([mine.print(sheet, marked), mine.print(sampleDocument(), { ...marked })]);
  expect(await mine.print(sheet, marked)).toBe(first);
  expect(second).toBe(first);
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints anew what is another sheet, or has another logo or width', async () => {
  const made = printer();
  const mine = rememberPrints()('me', made);
  const logo = { png: Uint8Array.of(1), widthPx: 80 };
  const prints = [
    await mine.print(sheet, marked),
    await mine.print(sampleDocument({ productName: 'Another' }), marked),
    await mine.print(sheet, { ...marked, logo }),
    await mine.print(sheet, { ...marked, logo: { ...logo, widthPx: 90 } }),
    await mine.print(sheet, { ...marked, logo: { ...logo, png: Uint8Array.of(2) } }),
  ];
  expect(new Set(prints).size).toBe(prints.length);
});

it('keeps neither the clean print nor what carries files', async () => {
  const made = printer();
  const { print } = made;
  const mine = rememberPrints()('me', made);
  const clean = { watermark: false } as const;
  const attached = { ...marked, attachments: [] };
  for (const options of [clean, clean, attached, attached]) await mine.print(sheet, options);
  expect(print).toHaveBeenCalledTimes(4);
});

it('asks again after a failure, and apart for each owner', async () => {
  const print = vi
    .fn<PdfPrinter['print']>()
    .mockRejectedValueOnce(new Error('One owner has too many jobs waiting.'))
    .mockResolvedValue(Uint8Array.of(1));
  const made = { ...printer(), print };
  const printOnce = rememberPrints();
  const mine = printOnce('me', made);
  await expect(mine.print(sheet, marked)).rejects.toThrow('too many');
  await mine.print(sheet, marked);
  await printOnce('you', made).print(sheet, marked);
  expect(print).toHaveBeenCalledTimes(3);
});

it('takes the proof of a sheet for sale from the draft, else keeps the one that is made with it', async () => {
  const made = printer();
  const { print, printPair } = made;
  const mine = rememberPrints()('me', made);
  const files = { attachments: [], publicUrl: 'https://gosds.example/sheets/a' };
  const seen = await mine.print(sheet, marked);
  expect((await mine.printPair(sheet, files)).proof).toBe(seen);
  expect(print).toHaveBeenLastCalledWith(sheet, { ...files, watermark: false });
  const other = sampleDocument({ productName: 'Another' });
  const pair = await mine.printPair(other, files);
  expect(await mine.print(other, marked)).toBe(pair.proof);
  expect([print, printPair].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

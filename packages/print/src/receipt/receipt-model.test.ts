import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import type { MoneyContent, WrittenMoneyDocument } from '@gosds/usecases/money/money-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { interfaceWords } from '@gosds/phrases/interface-words';
import { createTypefaces } from '../layout/typeface.ts';
import { createTypstEngine, type TypstEngine } from '../typst-engine.ts';
import { receiptJson, receiptModel } from './receipt-model.ts';

const line: MoneyContent['lines'][number] = {
  ...{ code: 'first-language', productName: 'Brake cleaner', quantity: 1, listMinor: 8_500, discountPercent: 10 },
  ...{ discountMinor: 850, promoMinor: 1_000, amountMinor: 6_650, taxPercent: 0, taxMinor: 0 },
};

const invoice = (changes: Partial<MoneyContent> = {}): WrittenMoneyDocument => ({
  ...{
    id: 'a',
    orderId: 'b',
    kind: 'invoice',
    refundId: null,
    year: 2026,
    number: 12,
    issuedAt: new Date('2026-11-28T09:00:00Z'),
  },
  content: {
    seller: { name: 'GoSDS Inc.', address: ['1 Main St', 'Springfield'], taxNumber: 'US-1' },
    buyer: { name: 'Ann Lee', company: 'Acme', email: 'ann@example.com' },
    cwOrderId: '100001',
    currency: 'usd',
    lines: [
      line,
      { ...line, code: 'er-single', listMinor: 170_625, discountMinor: 0, promoMinor: 0, amountMinor: 170_625 },
    ],
    totalMinor: 177_275,
    paidBy: 'card',
    paidAt: '2026-11-27T09:00:00.000Z',
    ...changes,
  },
});

const typefaceOf = createTypefaces();
let engine: TypstEngine;
beforeAll(() => {
  engine = createTypstEngine();
});

const modelIn = async (tag: string, document = invoice()) => receiptModel(document, await interfaceWords(tag));

async function pdfIn(tag: string, document = invoice()): Promise<Uint8Array> {
  const model = receiptJson(await modelIn(tag, document), typefaceOf);
  return engine.printReceipt({ model, timestamp: 1_795_000_000 });
}

describe('an invoice', () => {
  it('says what was sold, what was taken off, what was paid, when and how', async () => {
    expect(await modelIn('en')).toMatchObject({
      title: 'Invoice and receipt',
      facts: [
        ['Number', 'INV-2026-000012'],
        ['Date', '28 November 2026'],
        ['Order', '100001'],
        ['Paid on', '27 November 2026'],
        ['Paid by', 'Card'],
      ],
      parties: [
        { heading: 'Seller', lines: ['GoSDS Inc.', '1 Main St', 'Springfield', 'Tax number US-1'] },
        { heading: 'Buyer', lines: ['Acme', 'Ann Lee', 'ann@example.com'] },
      ],
      rows: [
        ['Safety data sheet: Brake cleaner', '1', 'USD 85.00'],
        ['Discount of 10 %', '', '-USD 8.50'],
        ['Promo code', '', '-USD 10.00'],
        ['Emergency response, 5 years: Brake cleaner', '1', 'USD 1,706.25'],
      ],
      sums: [['Total', 'USD 1,772.75']],
      notes: ['No tax is added: the price is what is charged.'],
    });
  });

  it('names each rate of tax that is in the total, and then says nothing of none', async () => {
    const taxed = { ...line, taxPercent: 19, taxMinor: 1_062 };
    const model = await modelIn('en', invoice({ lines: [taxed, { ...taxed, taxMinor: 38 }], totalMinor: 13_300 }));
    expect(model.sums).toEqual([
      ['Tax of 19 %, in the total', 'USD 11.00'],
      ['Total', 'USD 133.00'],
    ]);
    expect(model.notes).toEqual([]);
  });

  it('of a refund is a credit note, which names its invoice and products', async () => {
    const credit = {
      products: ['Brake cleaner', 'Glue'],
      invoice: 'INV-2026-000012',
      taxes: [{ taxPercent: 0, taxMinor: 0 }],
      refundedAt: '2026-11-28T09:00:00.000Z',
    };
    const note = { ...invoice({ lines: [], totalMinor: 2_000, credit }), kind: 'credit-note' as const, number: 1 };
    const model = await modelIn('en', note);
    expect(model).toMatchObject({
      title: 'Credit note',
      rows: [['Refund of your payment: Brake cleaner, Glue', '1', 'USD 20.00']],
      sums: [['Total', 'USD 20.00']],
      notes: ['No tax is added: the price is what is charged.'],
    });
    const { products: _, ...before } = credit;
    const earlier = await modelIn('en', { ...note, content: { ...note.content, credit: before } });
    expect(earlier.rows).toEqual([['Refund of your payment', '1', 'USD 20.00']]);
    expect(model.facts).toContainEqual(['Number', 'CN-2026-000001']);
    expect(model.facts).toContainEqual(['For the invoice', 'INV-2026-000012']);
    expect(model.facts).toContainEqual(['Refunded on', '28 November 2026']);
    expect(
      Buffer.from(await pdfIn('ar', note))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each(interfaceTags)('prints in %s, the same bytes each time', async (tag) => {
    const pdf = await pdfIn(tag);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await pdfIn(tag)).equals(Buffer.from(pdf))).toBe(true);
  });

  it('is not stopped by a letter that no font has', async () => {
    const { buyer } = invoice().content;
    const model = await modelIn('en', invoice({ buyer: { ...buyer, name: 'Ann \u{13000}' } }));
    expect(receiptJson(model, typefaceOf)).toContain('Ann ?');
  });

  it.skipIf(spawnSync('pdftotext', ['-v']).error)('is read back as it was written', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gosds-invoice-')), 'invoice.pdf');
    writeFileSync(file, await pdfIn('de'));
    const text = execFileSync('pdftotext', ['-layout', file, '-']).toString();
    for (const part of ['Rechnung und Quittung', 'INV-2026-000012', 'Brake cleaner', 'Gesamtbetrag', 'Acme'])
      expect(text).toContain(part);
    // Long words may end a line, but who copies an address gets its own signs alone.
    expect(text).toContain('ann@example.com');
    expect(text).not.toContain('\u200b');
  });
});

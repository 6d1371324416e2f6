import { interfaceWords } from '@gosds/phrases/interface-words';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import type { Mail } from '@gosds/usecases/mailer';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const english = await interfaceWords('en');

const attachment = { fileName: 'x.pdf', mediaType: 'application/pdf', content: new Uint8Array() };

describe('mails', () => {
  it('escape what users wrote', () => {
    const { html } = renderMail(
      {
        kind: 'paid-document',
        productName: '<script>alert("x")</script>',
        cwOrderId: '100001',
        amountMinor: 8_500,
        emergency: null,
        attachments: [attachment],
      },
      english,
    );
    const { html: withLink } = renderMail(
      { kind: 'confirmation', link: 'https://a.b/?x=1&y="', validMinutes: 1_440 },
      english,
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(withLink).toContain('href="https://a.b/?x=1&amp;y=&quot;"');
  });

  it('keep a subject on one line, whatever the product is called', () => {
    const { subject } = renderMail(
      {
        kind: 'document',
        productName: `Thinner\r\nBcc: everybody@example.com\u0000${'x'.repeat(500)}`,
        companyName: 'Acme',
        senderEmail: 'ann@example.com',
        attachments: [attachment],
      },
      english,
    );
    expect(subject).toMatch(/^Safety data sheet: Thinner Bcc: everybody@example\.com x+$/);
    expect(subject.length).toBeLessThan(200);
  });

  it('have no sign in the subject that turns the direction of reading', () => {
    const { subject } = renderMail(
      {
        kind: 'document',
        productName: 'Glue \u202efdp.exe\u2066 \u200f2',
        companyName: 'Acme',
        senderEmail: 'ann@example.com',
        attachments: [attachment],
      },
      english,
    );
    expect(subject).toBe('Safety data sheet: Glue fdp.exe 2');
  });

  it('say in text what they say in HTML, the link included', () => {
    const link = 'https://gosds.example/reset-password/abc';
    const { html, text } = renderMail({ kind: 'reset-password', link, validMinutes: 30 }, english);
    for (const part of ['Hello,', link, '30 minutes']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  it.each([
    [1_440, '24 hours'],
    [60, '1 hour'],
    [90, '90 minutes'],
  ])('say that a link of %i minutes is valid for %s', (validMinutes, words) => {
    const { text } = renderMail({ kind: 'confirmation', link: 'https://gosds.example', validMinutes }, english);
    expect(text).toContain(`The link is valid for ${words} and works once.`);
  });

  it('name order and amount of a paid sheet', () => {
    const mail = {
      kind: 'paid-document',
      productName: 'Glue',
      cwOrderId: '100001',
      attachments: [attachment],
    } as const;
    const { text } = renderMail({ ...mail, amountMinor: 179_125, emergency: null }, english);
    expect(text).toContain('order 100001. You paid USD 1,791.25.');
    expect(text).not.toContain('emergency');
  });

  it('name the emergency telephone that stands in the sheet, its languages and until when it is paid', () => {
    const mail = {
      kind: 'paid-document',
      productName: 'Glue',
      cwOrderId: '100001',
      attachments: [attachment],
    } as const;
    const emergency = { number: '+1 303 555 0100', languages: ['en', 'de'], paidUntil: new Date('2031-11-28T10:00Z') };
    const { text } = renderMail({ ...mail, amountMinor: 179_125, emergency }, english);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'The emergency telephone +1 303 555 0100 answers for this product day and night, in English and German. It is paid until 28 November 2031.',
    );
  });

  it('say until when a service goes on that was not renewed, and where it is paid', () => {
    const about = { productName: 'Glue', cwNumber: 'CW100001', endDate: new Date('2027-12-12T10:00Z') };
    const link = 'https://invoice.example/i/1';
    const { subject, text } = renderMail({ kind: 'overdue-renewal', ...about, paidBy: 'card', link }, english);
    expect(subject).toBe('Emergency response was not renewed: Glue');
    for (const part of ['12 December 2027', link]) expect(text).toContain(part);
    const atPayPal = renderMail({ kind: 'overdue-renewal', ...about, paidBy: 'paypal', link: null }, english);
    expect(atPayPal.html).not.toContain('Pay now');
    expect(atPayPal.text).toContain('Pay at PayPal: log in there, open Automatic payments');
  });
});

const link = 'https://gosds.example/1';
const emergency = { number: '+1 303 555 0100', languages: ['en', 'de'], paidUntil: new Date('2031-11-28T10:00Z') };
const order = { productName: 'Xylol 7', cwOrderId: '100001', amountMinor: 8_500, attachments: [attachment] };
const device = { browser: null, system: null, at: new Date('2026-11-29T10:00Z'), link };
const service = { productName: 'Xylol 7', cwNumber: 'CW100001', endDate: new Date('2027-12-12T10:00Z') };
const promo = { kind: 'promo-link', quantity: 2, link, validMinutes: 60 } as const;
const touched = { kind: 'watch', count: 3, names: ['X7'], link } as const;

/** Every mail with all its sentences. */
const mails: readonly Mail[] = [
  { kind: 'confirmation', link, validMinutes: 1_440 },
  { kind: 'reset-password', link, validMinutes: 30 },
  { kind: 'account-export', link, validDays: 7 },
  { kind: 'password-changed', link },
  { kind: 'few-codes', sent: 400, left: 100, link },
  { kind: 'webhook-off', url: 'https://hooks.example/a', link },
  { kind: 'new-device', ...device, address: null },
  { kind: 'new-device', ...device, address: '192.0.2.1' },
  { ...promo, type: 'GoSDS', isGiven: false, isByPhone: false },
  { ...promo, type: 'GoGAL', isGiven: false, isByPhone: true },
  { ...promo, type: 'GoGAL', isGiven: true, isByPhone: false },
  { kind: 'document', ...order, companyName: 'Acme', senderEmail: 'ann@acme.example' },
  { kind: 'paid-document', ...order, emergency },
  { kind: 'paid-document', ...order, emergency: { ...emergency, languages: [] } },
  { kind: 'chemist-order', ...order },
  { kind: 'chemist-question', ...order, question: '7 %?', link },
  { kind: 'signed-sheet', ...order, signedName: 'Ada', emergency: null },
  { kind: 'paid-report', ...order, chemical: 'Xylol 7', link },
  { kind: 'credit-note', ...order },
  { kind: 'renewal-invoice', ...order, ...service },
  { kind: 'overdue-renewal', ...service, paidBy: 'paypal', link: null },
  { ...touched, change: { kind: 'law', day: '2027-02-01' } },
  { ...touched, change: { kind: 'list', title: 'SVHC', edition: '2026-11' } },
];

/** The lines of a mail with words, without addresses, numbers and users' texts. */
const said = (mail: Mail, words: Parameters<typeof renderMail>[1]): readonly string[] => {
  const { subject, text } = renderMail(mail, words);
  return [subject, ...text.split('\n')].map((line) => line.trim()).filter((line) => /\p{L}{3} /u.test(line));
};

describe.each(interfaceLanguages.filter(({ tag }) => tag !== 'en'))('in $tag', ({ tag, direction }) => {
  it.each(mails.map((mail, index) => ({ mail, title: `${mail.kind} (${index})` })))(
    '$title has no line of the English mail',
    async ({ mail }) => {
      const words = await interfaceWords(tag);
      const own = said(mail, words);
      const inEnglish = new Set(said(mail, english));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((line) => inEnglish.has(line))).toEqual([]);
      expect(renderMail(mail, words).html).toContain(`<html lang="${tag}" dir="${direction}">`);
    },
  );
});

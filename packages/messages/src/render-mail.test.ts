import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const attachment = { fileName: 'x.pdf', mediaType: 'application/pdf', content: new Uint8Array() };

describe('mails', () => {
  it('escape what users wrote', () => {
    const { html } = renderMail({
      kind: 'paid-document',
      productName: '<script>alert("x")</script>',
      cwOrderId: '100001',
      amountMinor: 8_500,
      emergency: null,
      attachments: [attachment],
    });
    const { html: withLink } = renderMail({ kind: 'confirmation', link: 'https://a.b/?x=1&y="', validMinutes: 1_440 });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(withLink).toContain('href="https://a.b/?x=1&amp;y=&quot;"');
  });

  it('keep a subject on one line, whatever the product is called', () => {
    const { subject } = renderMail({
      kind: 'document',
      productName: `Thinner\r\nBcc: everybody@example.com\u0000${'x'.repeat(500)}`,
      companyName: 'Acme',
      senderEmail: 'ann@example.com',
      attachments: [attachment],
    });
    expect(subject).toMatch(/^Safety data sheet: Thinner Bcc: everybody@example\.com x+$/);
    expect(subject.length).toBeLessThan(200);
  });

  it('have no sign in the subject that turns the direction of reading', () => {
    const { subject } = renderMail({
      kind: 'document',
      productName: 'Glue \u202efdp.exe\u2066 \u200f2',
      companyName: 'Acme',
      senderEmail: 'ann@example.com',
      attachments: [attachment],
    });
    expect(subject).toBe('Safety data sheet: Glue fdp.exe 2');
  });

  it('say in text what they say in HTML, the link included', () => {
    const link = 'https://gosds.example/reset-password/abc';
    const { html, text } = renderMail({ kind: 'reset-password', link, validMinutes: 30 });
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
    const { text } = renderMail({ kind: 'confirmation', link: 'https://gosds.example', validMinutes });
    expect(text).toContain(`The link is valid for ${words} and works once.`);
  });

  it('name order and amount of a paid sheet', () => {
    const mail = {
      kind: 'paid-document',
      productName: 'Glue',
      cwOrderId: '100001',
      attachments: [attachment],
    } as const;
    const { text } = renderMail({ ...mail, amountMinor: 179_125, emergency: null });
    expect(text).toContain('order 100001. You paid USD 1791.25.');
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
    const { text } = renderMail({ ...mail, amountMinor: 179_125, emergency });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'The emergency telephone +1 303 555 0100 answers for this product day and night, in English and German. It is paid until 28 November 2031.',
    );
  });

  it('say until when a service goes on that was not renewed, and where it is paid', () => {
    const about = { productName: 'Glue', cwNumber: 'CW100001', endDate: new Date('2027-12-12T10:00Z') };
    const link = 'https://invoice.example/i/1';
    const { subject, text } = renderMail({ kind: 'overdue-renewal', ...about, link });
    expect(subject).toBe('Emergency response was not renewed: Glue');
    for (const part of ['12 December 2027', link]) expect(text).toContain(part);
    expect(renderMail({ kind: 'overdue-renewal', ...about, link: null }).html).not.toContain('Pay now');
  });
});

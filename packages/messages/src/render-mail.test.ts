import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const attachment = { fileName: 'x.pdf', mediaType: 'application/pdf', content: new Uint8Array() };

describe('mails', () => {
  it('escape what users wrote', () => {
    const { html } = renderMail({
      kind: 'confirmation',
      name: '<script>alert("x")</script>',
      link: 'https://a.b/?x=1&y="',
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(html).toContain('href="https://a.b/?x=1&amp;y=&quot;"');
  });

  it('keep a subject on one line, whatever the product is called', () => {
    const { subject } = renderMail({
      kind: 'document',
      productName: `Thinner\r\nBcc: everybody@example.com\u0000${'x'.repeat(500)}`,
      companyName: 'Acme',
      senderName: 'Ann',
      attachment,
    });
    expect(subject).toMatch(/^Safety data sheet: Thinner Bcc: everybody@example\.com x+$/);
    expect(subject.length).toBeLessThan(200);
  });

  it('say in text what they say in HTML, the link included', () => {
    const link = 'https://gosds.example/reset-password/abc';
    const { html, text } = renderMail({ kind: 'reset-password', name: 'Ann', link, minutes: 30 });
    for (const part of ['Hello Ann,', link, '30 minutes']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  it('name order and amount of a paid sheet', () => {
    const mail = { kind: 'paid-document', name: 'Ann', productName: 'Glue', cwOrderId: '100001', attachment } as const;
    const { text } = renderMail({ ...mail, amountMinor: 179_125 });
    expect(text).toContain('order 100001. You paid USD 1791.25.');
  });
});

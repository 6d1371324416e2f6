import { describe, expect, it } from 'vitest';
import { openPromoLink, signPromoLink } from './promo-link.ts';

const now = new Date('2026-11-28T12:00:00Z');
const content = { type: 'GoSDS', email: 'änn@example.com', nonce: 'n', expires: now.getTime() + 1 } as const;
const link = signPromoLink(content, 'key');

describe('a promo link', () => {
  it('says what was signed, until it is over', () => {
    expect(openPromoLink(link, 'key', now)).toEqual(content);
    expect(() => openPromoLink(link, 'key', new Date(content.expires))).toThrow('This link has expired');
  });

  const [text = '', signature = ''] = link.split('~');
  const forged = Buffer.from(JSON.stringify({ ...content, email: 'eve@example.com' })).toString('base64url');
  it.each([
    ['of another key', signPromoLink(content, 'other')],
    ['for another e-mail', `${forged}~${signature}`],
    ['without a signature', text],
    ['with an empty signature', `${text}~`],
    ['with more behind it', `${link}~x`],
    ['of nothing', ''],
    ['that is no base64', '%%%~%%%'],
  ])('%s is refused', (_, wrong) => {
    expect(() => openPromoLink(wrong, 'key', now)).toThrow('This link is no longer valid.');
  });
});

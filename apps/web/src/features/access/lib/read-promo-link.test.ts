import { expect, it } from 'vitest';
import { readPromoLink } from './read-promo-link.ts';

const content = { type: 'GoGAL', email: 'änn@example.com', nonce: '?>~', expires: 1 };

it('reads what a promo link says', () => {
  expect(readPromoLink(`${Buffer.from(JSON.stringify(content)).toString('base64url')}~signature`)).toEqual(content);
});

it.each(['', '~', '%%%', Buffer.from('{}').toString('base64url')])('reads nothing from %j', (link) => {
  expect(readPromoLink(link)).toBeUndefined();
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  askForSheet,
  keepProduct,
  keptProduct,
  takeWaitingProduct,
  type VisitorProduct,
  waitingProduct,
} from './visitor-product.ts';

const hour = 3_600_000;
const row = { id: 'a', name: 'Acetone', proportion: '5', casNumber: '67-64-1', cwNumber: 'CW001101', materialId: 1101 };
const product: VisitorProduct = { rows: [row], country: 'DE', state: '', flashPoint: '' };

beforeEach(() => {
  localStorage.clear();
});

describe('what a visitor typed', () => {
  it('is kept for a day, and waits for no account until a sheet is asked for', () => {
    keepProduct(product, 0);
    expect(keptProduct(23 * hour)).toEqual(product);
    expect(waitingProduct(0)).toBeUndefined();
    expect(keptProduct(25 * hour)).toBeUndefined();
  });

  it('goes on waiting while it is changed, and is taken once', () => {
    askForSheet(product, 0);
    keepProduct({ ...product, country: 'US' }, hour);
    expect(takeWaitingProduct(2 * hour)).toMatchObject({ country: 'US' });
    expect(takeWaitingProduct(2 * hour)).toBeUndefined();
    expect(keptProduct(2 * hour)).toBeUndefined();
  });

  it('waits no longer than a link to confirm an account is good for', () => {
    askForSheet(product, 0);
    expect(waitingProduct(23 * hour)).toEqual(product);
    expect(waitingProduct(24 * hour)).toBeUndefined();
  });

  it.each(['', '{', '{"product":1}', '[]'])('is nothing where the browser holds %j', (stored) => {
    localStorage.setItem('gosds.visitor-product', stored);
    expect(keptProduct(0)).toBeUndefined();
    expect(waitingProduct(0)).toBeUndefined();
  });
});

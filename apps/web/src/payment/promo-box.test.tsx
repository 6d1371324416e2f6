import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { PromoBox } from './promo-box.tsx';
import type { Promo } from './use-promo.ts';

const clickNext = 'Please click next to apply promo code';

const promo: Promo = {
  ...{ code: 'SPRING-FAIR', type: 'GoGAL' },
  ...{ apply: () => Promise.resolve(), remove: () => undefined, spend: () => Promise.resolve() },
};
const open = (hasRest: boolean) => {
  serve({});
  renderScreen(<PromoBox promo={promo} isAccepted hasRest={hasRest} />);
};

describe('an applied promo code', () => {
  it('that leaves an amount does not send to Next, which would ask for the payment', () => {
    open(true);
    screen.getByText('The promo code counts once you have paid the rest by card.');
    expect(screen.queryAllByText(clickNext)).toEqual([]);
  });

  it('that leaves nothing to pay sends to Next', () => {
    open(false);
    // In the box, and as a message above the page.
    expect(screen.getAllByText(clickNext)).toHaveLength(2);
  });
});

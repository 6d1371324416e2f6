import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { MainMenu } from './main-menu.tsx';

const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe('the menu of a small screen', () => {
  it('leads to every screen of an account', () => {
    renderScreen(<MainMenu isSignedIn />);
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['GoSDS', 'GoGAL', 'Sheets', 'Company profile', 'Subscriptions', 'My Account']);
  });

  it.each([
    ['its button', () => fireEvent.click(button())],
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a link', () => fireEvent.click(screen.getByRole('link', { name: 'Sheets' }))],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
  ])('opens by its button and is closed by %s', (_, act) => {
    renderScreen(<MainMenu isSignedIn />);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    act();
    expect(isOpen()).toBe(false);
  });

  it('is not needed by a visitor, who has one screen', () => {
    renderScreen(<MainMenu isSignedIn={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

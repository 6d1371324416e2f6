import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '../../../api/session.ts';
import '../../../testing/browser-parts.ts';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderScreen, serve } from '../../../testing/render-screen.tsx';
import { FrontPage } from './front-page.tsx';
import { SampleViewer } from './sample-viewer.tsx';

const prices = { fullSDS: 8500, furtherLanguage: 4250, erSubscription: 45_500, erSingle: 170_625, erSingleYears: 5 };
const config = {
  countries: [{ id: 'DE', name: 'Germany', documentType: 'Reach' }],
  languages: [],
  prices,
  limits: { ingredients: 15 },
  features: { mailbox: false },
  emergencyResponse: null,
  payments: { mode: 'sandbox' },
};

beforeEach(async () => {
  await speakPseudoLanguage();
  serve({ 'GET /api/config': config });
  // Keeps the sample out of view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('the ways on', () => {
  const signUps = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/signup').length;

  it('of a visitor begin with an account, those of who is logged in do not', async () => {
    const { unmount } = renderScreen(<FrontPage onChoose={() => undefined} />);
    await screen.findByRole('heading', { name: /USD/ });
    expect(signUps()).toBe(2);
    unmount();
    openSession({ email: 'lena@example.com', token: 'token', googleUserId: '' }, { isRemembered: false });
    renderScreen(<FrontPage onChoose={() => undefined} />);
    await screen.findByRole('heading', { name: /USD/ });
    expect(signUps()).toBe(0);
    expect(screen.getAllByRole('button', { name: /GoSDS|GoGAL/ })).toHaveLength(2);
  });
});

describe('no text of the front page is hard-wired', () => {
  it('with the prices, and with as many ingredients as it takes', async () => {
    const { user } = renderScreen(<FrontPage onChoose={() => undefined} />);
    await screen.findByRole('heading', { name: /USD/ });
    await user.click(screen.getByText(/Máké thé šhéét/));
    for (let more = 2; more < 5; more += 1) await user.click(screen.getByText(/Ádd îñgrédîéñt/));
    expect(hardWiredTexts(document.body, ['Germany', 'US'])).toEqual([]);
  });

  it('in the viewer of the sample', () => {
    renderScreen(<SampleViewer language="en" pageCount={3} />);
    expect(hardWiredTexts(document.body)).toEqual([]);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem, renderScreen, serve } from '../testing/render-screen.tsx';
import { chooseByHand, chooseLanguage } from '../words/languages.ts';
import { spokenTag } from '../testing/spoken-tag.ts';
import { AccountLanguage } from './account-language.tsx';

const user = 'GET /api/users/checkUserName';
const save = 'PUT /api/account/languages';

/** An account as the service returns it. */
const accountWith = (screens: string | null) => ({
  user: {
    ...{ email: 'ann@example.com', name: 'Ann', company: '', module: 'GoSDS' },
    ...{ isEmergencyAllowed: false, isDiscountAllowed: false, isAdminAllowed: false, isChemistAllowed: false },
    languageChoices: { screens, mails: null },
    ...{ goErSubscriptions: [], goErSingle: [] },
  },
});

const choose = (tag: string) => act(() => chooseLanguage(tag));

// Another file may have left its language on the page, which a test would take for the account's.
beforeEach(() => choose('en'));
afterEach(() => choose('en'));

describe('the language of the account', () => {
  it('is spoken by the screens, and changed by who chooses another one', async () => {
    const sent = serve({ [user]: accountWith('de'), [save]: { screens: 'fr', mails: null } });
    renderScreen(<AccountLanguage />);
    await waitFor(() => {
      expect(spokenTag()).toBe('de');
    });
    await choose('fr');
    await waitFor(() => {
      expect(sent.filter(({ call }) => call === save)).toEqual([{ call: save, body: { screens: 'fr' } }]);
    });
    expect(spokenTag()).toBe('fr');
  });

  it('is none where it was not chosen: the browser keeps its own', async () => {
    const sent = serve({ [user]: accountWith(null) });
    renderScreen(<AccountLanguage />);
    await choose('es');
    await waitFor(() => {
      expect(sent).not.toEqual([]);
    });
    await choose('de');
    expect(sent.map(({ call }) => call)).toEqual([user]);
    expect(spokenTag()).toBe('de');
  });

  it('is the one that was chosen on the page of the log-in, before the account was known', async () => {
    const sent = serve({ [user]: accountWith('de'), [save]: { screens: 'fr', mails: null } });
    await act(() => chooseByHand('fr'));
    renderScreen(<AccountLanguage />);
    await waitFor(() => {
      expect(sent.filter(({ call }) => call === save)).toEqual([{ call: save, body: { screens: 'fr' } }]);
    });
    expect(spokenTag()).toBe('fr');
  });

  it('is not the one of an earlier choice on this device', async () => {
    serve({ [user]: accountWith('de') });
    await choose('fr');
    renderScreen(<AccountLanguage />);
    await waitFor(() => {
      expect(spokenTag()).toBe('de');
    });
  });

  it('that could not be kept stays on the screens, and a message says so', async () => {
    serve({ [user]: accountWith('de'), [save]: problem(503, 'busy', 'The service is busy.') });
    renderScreen(<AccountLanguage />);
    await waitFor(() => {
      expect(spokenTag()).toBe('de');
    });
    await choose('fr');
    await screen.findByRole('alert');
    expect(spokenTag()).toBe('fr');
  });
});

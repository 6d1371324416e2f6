import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, lateAnswer, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { LanguagesCard } from './languages-card.tsx';

const save = 'PUT /api/account/languages';

describe('the languages of the account', () => {
  it('are the six of the screens, each chosen by itself, or none', async () => {
    const sent = serve({ [save]: { screens: 'de', mails: null } });
    const { user } = renderScreen(<LanguagesCard choices={{ screens: 'de', mails: null }} />);
    const screens = screen.getByLabelText('Language of the screens');
    const mails = screen.getByLabelText('Language of e-mails and invoices');
    expect([...mails.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'As the screens',
      ...['English', 'Deutsch', 'Français', 'Español', '中文', 'العربية'],
    ]);
    await user.selectOptions(mails, 'ar');
    await user.selectOptions(screens, '');
    await waitFor(() => {
      expect(sent).toEqual([
        { call: save, body: { mails: 'ar' } },
        { call: save, body: { screens: null } },
      ]);
    });
    await screen.findByText('Saved.');
    await expectAccessible();
  });

  it('are sent one after the other, so that the last choice is kept', async () => {
    const { answer, give } = lateAnswer();
    const sent = serve({ [save]: answer });
    const { user } = renderScreen(<LanguagesCard choices={{ screens: null, mails: null }} />);
    const mails = screen.getByLabelText('Language of e-mails and invoices');
    await user.selectOptions(mails, 'ar');
    await user.selectOptions(mails, 'de');
    expect(sent).toHaveLength(1);
    await act(async () => give({ screens: null, mails: 'ar' }));
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toEqual([{ mails: 'ar' }, { mails: 'de' }]);
    });
  });
});

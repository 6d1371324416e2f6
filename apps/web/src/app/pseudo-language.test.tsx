import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeSession, openSession } from '../api/session.ts';
import { hardWiredTexts } from '../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../testing/in-pseudo-language.ts';
import { problem, renderScreen, serve } from '../testing/render-screen.tsx';
import { chooseModule } from '../features/access/lib/chosen-module.ts';
import { AppRoutes } from './routes.tsx';

/** In the pseudo-language every text of a message file is in brackets. A text without brackets is hard-coded. */
async function expectNoHardWiredText(data: readonly string[] = []) {
  await waitFor(() => {
    expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0);
    expect(document.body.textContent).toMatch(/⟦/);
  });
  expect(hardWiredTexts(document.body, ['QPS', ...data])).toEqual([]);
}

beforeEach(async () => {
  chooseModule('GoSDS');
  closeSession();
  await speakPseudoLanguage();
});

describe('no text is hard-wired', () => {
  it.each(['/login', '/signup', '/forgot-password', '/reset-password/token', '/confirmation/token', '/nowhere'])(
    'on the page %s',
    async (address) => {
      serve({ 'POST /api/users/confirm-email': {} });
      renderScreen(<AppRoutes />, address);
      await expectNoHardWiredText();
    },
  );

  it('in what the log-in says of its fields, of a refusal and of help', async () => {
    serve({ 'POST /api/users/login': problem(403, 'account-not-verified', 'This account is not verified.') });
    const { user } = renderScreen(<AppRoutes />, '/login');
    const password = await screen.findByLabelText('⟦Páššwörd~~~⟧');
    await user.click(document.querySelector('button[type="submit"]') ?? document.body);
    await waitFor(() => {
      expect(password.getAttribute('aria-invalid')).toBe('true');
    });
    for (const disclosure of document.querySelectorAll('[aria-expanded]')) await user.click(disclosure);
    await expectNoHardWiredText();
    await user.type(document.querySelector('input[type="email"]') ?? document.body, 'lena@example.com');
    await user.type(password, 'Solvent1{Enter}');
    await screen.findByRole('alert');
    await expectNoHardWiredText();
  });

  it('in what the sign-up says of its fields and of the mail', async () => {
    serve({ 'POST /api/users/signup': { mailSent: true } });
    const { user } = renderScreen(<AppRoutes />, '/signup');
    await screen.findByLabelText('⟦Páššwörd~~~⟧');
    await user.type(document.querySelector('input[name="name"]') ?? document.body, 'Lena');
    await user.type(document.querySelector('input[name="password"]') ?? document.body, 'a{Enter}');
    await waitFor(() => {
      expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1);
    });
    await expectNoHardWiredText();
    await user.type(document.querySelector('input[name="email"]') ?? document.body, 'lena@example.com');
    await user.type(document.querySelector('input[name="password"]') ?? document.body, 'Solvent1');
    await user.type(document.querySelector('input[name="confirmPassword"]') ?? document.body, 'aSolvent1{Enter}');
    await screen.findByText('lena@example.com', { exact: false });
    await expectNoHardWiredText();
  });

  it('in the list of subscriptions', async () => {
    openSession({ email: 'lena@example.com', token: 'token', googleUserId: '' }, { isRemembered: false });
    const orderId = '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
    const service = { orderId, productName: 'Cleaner', CWNumber: 'CW1', price: 85_000, typePaid: 'stripe' };
    const renewed = '2b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
    const other = '1b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
    const time = { boughtAt: '2026-03-02T08:00:00Z', endDate: '2028-03-02T08:00:00Z' };
    const paid = { isOverdue: false, payLink: null, boughtBy: null };
    const overdue = { isOverdue: true, payLink: 'https://invoice.example/1', boughtBy: 'ann' };
    serve({
      'GET /api/account/er-services': {
        services: [
          { ...service, ...time, ...paid, type: 'single', subscriptionId: null, isRenewed: false, renewals: [] },
          {
            ...service,
            ...time,
            ...overdue,
            orderId: other,
            type: 'subscription',
            subscriptionId: 'sub_1',
            isRenewed: true,
            renewals: [{ orderId: renewed, paidAt: '2027-03-02T08:00:00Z', creditNotes: [other] }],
          },
        ],
      },
    });
    renderScreen(<AppRoutes />, '/er-subscription');
    await screen.findAllByText('Cleaner');
    await expectNoHardWiredText(['Cleaner', 'CW1', 'K']);
  });
});

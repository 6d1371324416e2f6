import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, renderScreen, serve, textBeside } from '../../../testing/render-screen.tsx';
import { PhoneConfirmationPage } from './phone-confirmation-page.tsx';
import { PromoDialog } from './promo-dialog.tsx';

const content = {
  ...{ type: 'GoSDS', email: 'ann@example.com', phone: '+4915112345678', country: '' },
  ...{ data: {}, pass: 'pass', expires: 1 },
};
const encoded = (pass: string) => btoa(JSON.stringify({ ...content, pass }));
const sendCall = 'POST /api/users/phoneconfirmationlink';
const confirmCall = 'POST /api/users/phoneconfirmedcode';

const config = {
  ...{ countries: [], languages: [], limits: { ingredients: 15 }, emergencyResponse: null },
  prices: { fullSDS: 1, furtherLanguage: 1, erSubscription: 1, erSingle: 1, erSingleYears: 5 },
  payments: { mode: 'sandbox' },
  features: { mailbox: true, phone: true },
};

let links = 0;

/** Each page gets its own link, because one link sends one SMS. */
function openPage() {
  links += 1;
  const link = `${encoded(`pass ${links}`)}~signature`;
  const page = (
    <Routes>
      <Route path="/phoneconfirmation/:link" element={<PhoneConfirmationPage />} />
    </Routes>
  );
  return renderScreen(page, `/phoneconfirmation/${link}`);
}

const code = () => screen.findByRole('textbox', { name: 'SMS code' });

describe('the confirmation of a telephone', () => {
  it('sends the code once, tells a wrong one beside the field and keeps it, and confirms the right one', async () => {
    const answers: Record<string, unknown> = {
      [sendCall]: { message: 'ok' },
      [confirmCall]: { taskId: '', status: false },
    };
    const sent = serve(answers);
    const { user } = openPage();
    const field = await code();
    screen.getByText('We sent an SMS with a code of six digits to +4915112345678.');
    expect(sent.filter(({ call }) => call === sendCall)).toHaveLength(1);
    await expectAccessible();
    await user.type(field, '12345');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(textBeside(field)).toContain('Please enter the six digits of the SMS.');
    await user.type(field, '6');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => {
      expect(textBeside(field)).toContain('Phone number is not confirmed.');
    });
    expect((field as HTMLInputElement).value).toBe('123456');
    answers[confirmCall] = { taskId: '', status: 'error' };
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => {
      expect(textBeside(field)).toContain('Error is occured. Please, try again.');
    });
    expect(textBeside(field)).toContain('Send another SMS. If its code is refused too, ask for a new link');
    answers[confirmCall] = { taskId: '', status: true };
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Phone number is confirmed. Please allow 24 hours while we verify your account.');
  });

  it.each([
    ['fails', problem(429, 'too-many-requests', 'Too many'), /Too many attempts/],
    ['is refused', { message: 'phone-refused' }, /^No SMS can be sent to this number/],
  ])('keeps the form and what was typed where another SMS %s', async (_how, answer, text) => {
    const answers: Record<string, unknown> = { [sendCall]: { message: 'ok' }, 'POST /logError': {} };
    serve(answers);
    const { user } = openPage();
    await user.type(await code(), '1234');
    answers[sendCall] = answer;
    await user.click(screen.getByRole('button', { name: 'Send another SMS' }));
    await screen.findByText(text);
    expect(((await code()) as HTMLInputElement).value).toBe('1234');
    await expectAccessible();
  });

  it('says that another SMS was sent, and keeps what was typed', async () => {
    serve({ [sendCall]: { message: 'ok' } });
    const { user } = openPage();
    await user.type(await code(), '1234');
    await user.click(screen.getByRole('button', { name: 'Send another SMS' }));
    await screen.findByText('We sent another SMS. Only its code works now.');
    expect(((await code()) as HTMLInputElement).value).toBe('1234');
  });

  it('offers another try where the first SMS failed for a while', async () => {
    const answers: Record<string, unknown> = { [sendCall]: problem(503, 'unavailable', 'Away'), 'POST /logError': {} };
    serve(answers);
    const { user } = openPage();
    const again = await screen.findByRole('button', { name: 'Send another SMS' });
    answers[sendCall] = { message: 'ok' };
    await user.click(again);
    await code();
  });

  it.each([
    ['phone-used', 'This telephone has had the offer before.'],
    ['phone-refused', 'No SMS can be sent to this number. Ask for a new link with another number.'],
  ])('warns where no code was sent: %s', async (message, text) => {
    serve({ [sendCall]: { message } });
    openPage();
    await screen.findByText(text);
    await expectAccessible();
  });

  it('says of a dead link what is wrong with it', async () => {
    serve({ [sendCall]: problem(400, 'link-used', 'Used'), 'POST /logError': {} });
    openPage();
    await screen.findByText('This link was already used. It works only once. Ask for a new one.');
  });
});

describe('the offer where a telephone is asked for', () => {
  it('takes a number as people write it, and says beside the field what is wrong with one', async () => {
    const sent = serve({
      'GET /api/config': config,
      'POST /api/users/promolink': { mailSent: true },
    });
    const { user } = renderScreen(<PromoDialog onClose={() => undefined} />, '/login');
    const phone = await screen.findByRole('textbox', { name: 'Mobile telephone' });
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    await waitFor(() => {
      expect(textBeside(phone)).toContain('Please give the number with + and the country code.');
    });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
    await user.type(phone, '0151 12345678');
    expect(textBeside(phone)).not.toContain('Please give the number with + and the country code.');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    await waitFor(() => {
      expect(textBeside(phone)).toContain('Please give the number with + and the country code.');
    });
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await user.clear(phone);
    await user.type(phone, '+49 (151) 1234-5678');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    await screen.findByText(/We sent a link to ann@example.com/);
    const body = { email: 'ann@example.com', promocodeType: 'GoSDS', phone: '+4915112345678' };
    expect(sent).toContainEqual({ call: 'POST /api/users/promolink', body });
  });
});

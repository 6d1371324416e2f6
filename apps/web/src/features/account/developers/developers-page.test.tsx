import type { ListedKey } from '@gosds/contract/developers/api-keys';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  lateAnswer,
  problem,
  renderScreen,
  serve,
  textBeside,
} from '../../../testing/render-screen.tsx';
import { DevelopersPage } from './developers-page.tsx';

const key: ListedKey = {
  ...{ id: 'b2c5f0de-7d5f-4d2a-9a50-1d7c5f6c2a11', name: 'Our shop', start: 'gosds_AbCdEf', scopes: ['inspect'] },
  ...{ madeAt: '2026-11-20T08:00:00.000Z', usedAt: '2026-11-28T09:30:00.000Z', earlierUntil: null, calls: 1_204 },
};
const secret = `gosds_${'x'.repeat(43)}`;
const acts = [{ kind: 'made', name: 'Our shop', at: '2026-11-20T08:00:00.000Z', address: '192.0.2.1' }];

/** `answers` may change while the page is open. */
const open = (answers: Record<string, unknown> = {}, keys: readonly ListedKey[] = [key]) => {
  const hooks = { endpoints: [], deliveries: [] };
  const sent = serve(
    Object.assign(answers, { 'GET /api/account/keys': { keys, acts }, 'GET /api/account/webhooks': hooks, ...answers }),
  );
  return { sent, ...renderScreen(<DevelopersPage />, '/account-settings/developers') };
};

describe('the page of keys', () => {
  it('names a key by its beginning, what it may do, and when it was used', async () => {
    const { user } = open();
    const item = within((await screen.findByText('Our shop')).closest('li')!);
    expect(item.getByText('Begins with gosds_AbCdEf…')).toBeTruthy();
    expect(item.getByText('classify and inspect products')).toBeTruthy();
    expect(item.getByText(/Last used 2026-11-28 09:30 UTC. Calls in the last 30 days: 1,204/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'What was done with keys' }));
    expect(screen.getByText('Our shop: made 2026-11-20 08:00 UTC from 192.0.2.1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reference of all calls' }).getAttribute('href')).toBe('/api/v1/docs');
    await expectAccessible();
  });

  it('asks for what lacks beside each field, then makes a key and shows it once', async () => {
    const { sent, user } = open({ 'POST /api/account/keys': { key, secret } }, []);
    await screen.findByText('You have no key yet.');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    for (const text of ['Give the key a name.', 'Choose what the key may do.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await user.type(screen.getByLabelText('Name of the new key'), 'Our shop');
    await user.click(screen.getByLabelText('classify and inspect products'));
    await user.type(screen.getByLabelText('Your password'), 'Secret1');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'POST /api/account/keys')?.body).toEqual({
      ...{ name: 'Our shop', scopes: ['inspect'], password: 'Secret1' },
    });
    await expectAccessible();
  });

  it('leaves a dialog open that was opened again before the answer, and revokes once', async () => {
    const renamed = lateAnswer();
    const { sent, user } = open({
      [`PUT /api/account/keys/${key.id}`]: renamed.answer,
      [`DELETE /api/account/keys/${key.id}`]: lateAnswer().answer,
    });
    const rename = async () => {
      await user.click(await screen.findByRole('button', { name: /^Rename.*Our shop/ }));
      await user.type(await screen.findByRole('textbox', { name: 'Name of the key' }), '!');
    };
    await rename();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await rename();
    await act(async () => renamed.give({ saved: true }));
    expect(screen.getByRole('textbox', { name: 'Name of the key' })).toHaveProperty('value', 'Our shop!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Revoke.*Our shop/ }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Revoke/ });
    await user.click(confirm);
    await user.click(confirm);
    expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('lists a key that was made before the list was loaded', async () => {
    const first = lateAnswer();
    const answers: Record<string, unknown> = {
      'GET /api/account/keys': first.answer,
      'POST /api/account/keys': { key, secret },
    };
    const { user } = open(answers);
    await user.type(screen.getByLabelText('Name of the new key'), 'Our shop');
    await user.click(screen.getByLabelText('classify and inspect products'));
    await user.type(screen.getByLabelText('Your password'), 'Secret1');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    await screen.findByDisplayValue(secret);
    answers['GET /api/account/keys'] = { keys: [key], acts };
    await act(async () => first.give({ keys: [], acts: [] }));
    expect(await screen.findByRole('button', { name: 'Revoke: Our shop' })).toBeTruthy();
  });

  it('tells a wrong password beside its field, and keeps what was typed', async () => {
    const { user } = open({ 'POST /api/account/keys': problem(403, 'password-wrong', 'The password is wrong.') });
    await user.type(await screen.findByLabelText('Name of the new key'), 'Our shop');
    await user.click(screen.getByLabelText('audit finished sheets'));
    await user.type(screen.getByLabelText('Your password'), 'Wrong1');
    await user.click(screen.getByRole('button', { name: 'Make a key' }));
    expect(await screen.findByText('The password is wrong.')).toBeTruthy();
    expect(screen.getByDisplayValue('Our shop')).toBeTruthy();
  });

  it('makes a key anew by the password, and revokes one after a question', async () => {
    const path = `/api/account/keys/${key.id}`;
    const { sent, user } = open({ [`POST ${path}/rotate`]: { key, secret }, [`DELETE ${path}`]: { revoked: true } });
    await user.click(await screen.findByRole('button', { name: 'Make anew: Our shop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'Secret1');
    await user.click(dialog.getByRole('button', { name: 'Make anew' }));
    const shown = (await screen.findByDisplayValue(secret)).closest('[role="status"]');
    expect(shown?.textContent, 'whose secret it is').toContain('Our shop');
    await user.click(screen.getByRole('button', { name: 'Revoke: Our shop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => {
      expect(screen.queryByDisplayValue(secret)).toBeNull();
    });
    expect(sent.some(({ call }) => call === `DELETE ${path}`)).toBe(true);
  });

  it('shows a command that asks this service', async () => {
    open();
    const example = await screen.findByRole('region', { name: 'Example as a command' });
    expect(example.textContent).toContain(`curl ${window.location.origin}/api/v1/classify`);
  });
});

const endpoint = {
  ...{ id: 'b2c5f0de-7d5f-4d2a-9a50-1d7c5f6c2a12', url: 'https://hooks.example/a', events: ['sheet.ready'] },
  ...{ madeAt: '2026-11-20T08:00:00.000Z', isOn: true, isFailing: false, earlierUntil: null },
};
const delivery = {
  ...{ id: 'b2c5f0de-7d5f-4d2a-9a50-1d7c5f6c2a13', endpointId: endpoint.id, event: 'sheet.ready', state: 'failed' },
  at: '2026-11-28T09:00:00.000Z',
  tries: [
    { at: '2026-11-28T09:05:00.000Z', status: 500, fault: null },
    { at: '2026-11-28T09:00:00.000Z', status: null, fault: 'unreachable' },
  ],
};

describe('the webhooks of an account', () => {
  const told = { 'GET /api/account/webhooks': { endpoints: [endpoint], deliveries: [delivery] } };

  it('show what was sent, how each try went, and send it again', async () => {
    const again = `POST /api/account/webhook-events/${delivery.id}/again`;
    const { sent, user } = open({ ...told, [again]: { saved: true } });
    expect(await screen.findByText('2026-11-28 09:05 UTC: answer 500')).toBeTruthy();
    expect(screen.getByText('2026-11-28 09:00 UTC: not reached')).toBeTruthy();
    const events = screen.getByRole('heading', { name: 'What was sent lately' }).nextElementSibling;
    expect(events?.textContent, 'to which address').toContain(endpoint.url);
    await user.click(screen.getByRole('button', { name: 'Send again: sheet.ready, 2026-11-28 09:00 UTC' }));
    expect(sent.some(({ call }) => call === again)).toBe(true);
    await expectAccessible();
  });

  it('show the answer to a test that came after the page was drawn', async () => {
    const listOf = (sent: object) => ({ endpoints: [endpoint], deliveries: [{ ...delivery, ...sent }] });
    const answers: Record<string, unknown> = {
      [`POST /api/account/webhooks/${endpoint.id}/test`]: { saved: true },
      'GET /api/account/webhooks': listOf({ state: 'waiting', tries: [] }),
    };
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Send a test: https://hooks.example/a' }));
    const tries = [{ at: '2026-11-28T09:05:00.000Z', status: 204, fault: null }];
    answers['GET /api/account/webhooks'] = listOf({ state: 'delivered', tries });
    expect(await screen.findByText('2026-11-28 09:05 UTC: answer 204', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('are tested, switched off, given a new secret and removed', async () => {
    const path = `/api/account/webhooks/${endpoint.id}`;
    const { sent, user } = open({
      ...{ ...told, [`POST ${path}/test`]: { saved: true }, [`PUT ${path}`]: { saved: true } },
      ...{ [`POST ${path}/rotate`]: { endpoint, secret: 'whsec_new' }, [`DELETE ${path}`]: { saved: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test: https://hooks.example/a' }));
    await user.click(await screen.findByRole('button', { name: 'Switch off: https://hooks.example/a' }));
    await user.click(await screen.findByRole('button', { name: 'New secret: https://hooks.example/a' }));
    const shown = (await screen.findByDisplayValue('whsec_new')).closest('[role="status"]');
    expect(shown?.textContent, 'whose secret it is').toContain('https://hooks.example/a');
    await user.click(screen.getByRole('button', { name: 'Remove: https://hooks.example/a' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(screen.queryByDisplayValue('whsec_new')).toBeNull();
    });
    const calls = sent.map(({ call }) => call);
    for (const call of [`POST ${path}/test`, `PUT ${path}`, `POST ${path}/rotate`, `DELETE ${path}`]) {
      expect(calls).toContain(call);
    }
  });

  it.each([
    ['not-https', 'The address does not begin with https://.'],
    ['with-password', 'The address holds a name or a password. Leave them out.'],
    ['not-public', 'The address is not on the public internet, so we cannot call it.'],
  ])('say why an address is refused: %s', async (url, text) => {
    const refused = problem(400, 'validation', 'Please check the marked fields.', { fields: { url } });
    const { user } = open({ 'POST /api/account/webhooks': refused });
    await user.type(await screen.findByLabelText('Address that we call'), 'https://10.0.0.1/');
    await user.click(screen.getByLabelText('a sheet is ready'));
    await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(textBeside(screen.getByLabelText('Address that we call'))).toContain(text);
    expect(screen.getByDisplayValue('https://10.0.0.1/')).toBeTruthy();
  });

  it('ask for address and event beside their fields', async () => {
    const { sent, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
    expect(screen.getByText('Choose an event.')).toBeTruthy();
    const url = screen.getByLabelText('Address that we call');
    expect(textBeside(url)).toContain('Write the address as https://….');
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

import { phoneLinkSchema } from '@gosds/contract/accounts/phone-links';
import { policy } from '@gosds/usecases/policy';
import type { Sms } from '@gosds/usecases/sms-sender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkCodes } from '../../adapters/check-codes.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

const texts: Sms[] = [];
let outcome: 'sent' | 'refused' | 'broken' = 'sent';
let service: OpenedApp;
beforeAll(async () => {
  service = await openApp({
    sms: async (sms) => {
      if (outcome === 'broken') throw new Error('The provider does not answer.');
      texts.push(sms);
      return outcome;
    },
  });
});
afterAll(() => service.close());
afterEach(() => {
  outcome = 'sent';
});

let numbers = 0;
const newPhone = () => `+4915100000${String((numbers += 1)).padStart(3, '0')}`;

/** The link that is mailed to an e-mail for a telephone, and what its page reads from it. */
async function linkFor(phone = newPhone(), promocodeType = 'GoSDS') {
  const email = `${crypto.randomUUID()}@example.com`;
  const asked = await service.client().post('/api/users/promolink', { email, promocodeType, phone });
  expect(asked).toMatchObject({ status: 200, body: { mailSent: true } });
  const address = await service.latestLink();
  expect(address).toContain('/phoneconfirmation/');
  const link = address.split('/').at(-1) ?? '';
  const content = phoneLinkSchema.parse(JSON.parse(Buffer.from(link.split('~')[0] ?? '', 'base64url').toString()));
  const { data, country, pass } = content;
  return { fields: { link, email, phone, promocodeType, data, country }, pass };
}

type Linked = Awaited<ReturnType<typeof linkFor>>;
const ask = ({ fields, pass }: Linked, changes: object = {}) =>
  service.client().post('/api/users/phoneconfirmationlink', { ...fields, pass, ...changes });
const confirm = ({ fields }: Linked, confirmationCode: string) =>
  service.client().post('/api/users/phoneconfirmedcode', { ...fields, confirmationCode, taskId: 'task-1' });
const codeTo = (phone: string) => /[0-9]{6}$/.exec(texts.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a telephone of the offer for new users', () => {
  it('is confirmed by the code of an SMS; then the link to the offer is mailed, once a telephone', async () => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    expect(await ask(linked)).toMatchObject({ status: 200, body: { message: 'ok' } });
    const code = codeTo(phone);
    expect(await confirm(linked, code)).toMatchObject({ status: 200, body: { taskId: 'task-1', status: true } });
    await service.worker.drain();
    expect(await service.latestLink()).toContain('/promoconfirmation/');
    expect(await confirm(linked, code)).toMatchObject({ status: 400, body: { code: 'link-used' } });
    expect(await ask(await linkFor(phone))).toMatchObject({ status: 200, body: { message: 'phone-used' } });
    expect(await ask(await linkFor(phone, 'GoGAL'))).toMatchObject({ body: { message: 'ok' } });
  });

  it('has five wrong tries a link, also with a new code', async () => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    await ask(linked);
    for (const _wrong of [1, 2, 3, 4, 5]) {
      expect(await confirm(linked, other(codeTo(phone)))).toMatchObject({ body: { status: false } });
    }
    expect(await confirm(linked, codeTo(phone))).toMatchObject({ body: { status: 'error' } });
    await ask(linked);
    expect(await confirm(linked, codeTo(phone))).toMatchObject({ body: { status: 'error' } });
  });

  it.each(['broken', 'refused'] as const)('keeps its code where another one is %s', async (failure) => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    await ask(linked);
    const code = codeTo(phone);
    outcome = failure;
    expect((await ask(linked)).body).not.toMatchObject({ message: 'ok' });
    expect(await confirm(linked, code)).toMatchObject({ body: { status: true } });
  });

  it('is right at the fifth try', async () => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    await ask(linked);
    for (const _wrong of [1, 2, 3, 4]) await confirm(linked, other(codeTo(phone)));
    expect(await confirm(linked, codeTo(phone))).toMatchObject({ body: { status: true } });
  });

  it('is confirmed once by ten who try at a time', async () => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    await ask(linked);
    const code = codeTo(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(linked, code)));
    expect(answers.filter(({ body }) => body['status'] === true)).toHaveLength(1);
  });

  it('takes the newest code alone, for ten minutes', async () => {
    const phone = newPhone();
    const linked = await linkFor(phone);
    await ask(linked);
    const first = codeTo(phone);
    await ask(linked);
    if (codeTo(phone) !== first) expect(await confirm(linked, first)).toMatchObject({ body: { status: false } });
    service.time.now = new Date(service.time.now.getTime() + 10 * 60_000);
    expect(await confirm(linked, codeTo(phone))).toMatchObject({ body: { status: 'error' } });
  });

  it('gets three codes an hour', async () => {
    const linked = await linkFor();
    for (const _code of [1, 2, 3]) expect(await ask(linked)).toMatchObject({ status: 200 });
    expect(await ask(linked)).toMatchObject({ status: 429 });
  });

  it('gets none beyond those of its address, however many telephones there are', async () => {
    const remoteAddress = '198.51.100.77';
    const statuses: number[] = [];
    for (let code = 0; code <= policy.rateLimits.codesPerAddress.max; code += 1) {
      const { fields, pass } = await linkFor();
      const payload = { ...fields, pass };
      const url = '/api/users/phoneconfirmationlink';
      statuses.push((await service.client().send('POST', url, { payload, remoteAddress })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(policy.rateLimits.codesPerAddress.max);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is refused by the day as well: one address does not use up what there is for all', async () => {
    const remoteAddress = '198.51.100.78';
    const { fields, pass } = await linkFor();
    const { codesPerAddressADay: ofDay } = policy.rateLimits;
    for (let code = 0; code < ofDay.max; code += 1) await service.limiter.take(ofDay, remoteAddress);
    const url = '/api/users/phoneconfirmationlink';
    const { status } = await service.client().send('POST', url, { payload: { ...fields, pass }, remoteAddress });
    expect(status).toBe(429);
  });

  it('tells the administrators, once each, where few codes are left for all, and where none is', async () => {
    const admin = await service.newUser();
    await service.database.pool.query('update app_user set is_admin_allowed = true where email = $1', [admin.email]);
    const { codesOfAll } = policy.rateLimits;
    const subjects = async () => {
      await service.worker.drain();
      const mails = (await service.mailbox.list(500)).filter(({ recipient }) => recipient === admin.email);
      return mails.map(({ subject }) => subject);
    };
    const useUpTo = async (left: number) => {
      while ((await service.limiter.left(codesOfAll, '')) > left) await service.limiter.take(codesOfAll, '');
    };
    await useUpTo(policy.fewCodesLeft + 1);
    expect(await subjects()).toEqual([]);
    await ask(await linkFor());
    await ask(await linkFor());
    expect(await subjects()).toEqual(['Codes by SMS are running out']);
    await useUpTo(1);
    await expect(checkCodes(service.limiter)).resolves.toBeUndefined();
    expect(await ask(await linkFor())).toMatchObject({ status: 200 });
    await expect(checkCodes(service.limiter)).rejects.toThrow();
    expect(await ask(await linkFor())).toMatchObject({ status: 429 });
    expect(await subjects()).toHaveLength(2);
    await service.database.db.deleteFrom('rate_limit').execute();
  });

  it('that takes no messages is told', async () => {
    outcome = 'refused';
    expect(await ask(await linkFor())).toMatchObject({ body: { message: 'phone-refused' } });
  });

  it('is that of the link, which nobody can write or change', async () => {
    const linked = await linkFor();
    for (const changes of [{ phone: newPhone() }, { email: 'other@example.com' }, { link: 'made-up' }]) {
      expect(await ask(linked, changes)).toMatchObject({ status: 400, body: { code: 'link-invalid' } });
    }
    expect(texts.filter(({ to }) => to === linked.fields.phone)).toEqual([]);
  });

  it('is asked for with its country, and not at all where no SMS are sent', async () => {
    const email = 'ann@example.com';
    const asking = (body: object) => service.client().post('/api/users/promolink', { email, ...body });
    for (const phone of [undefined, '0151 234', '+0151234567', '+49151', '+491512345678901234']) {
      expect(await asking({ promocodeType: 'GoSDS', phone })).toMatchObject({ status: 400 });
    }
    const without = await openApp();
    const answer = await without.client().post('/api/users/promolink', { email, promocodeType: 'GoSDS' });
    expect(answer).toMatchObject({ status: 200 });
    expect(await without.latestLink()).toContain('/promoconfirmation/');
    await without.close();
  });
});

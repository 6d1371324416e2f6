import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsSender } from '@gosds/usecases/sms-sender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailbox } from './mailbox.ts';
import { mailboxSms } from './mailbox-sms.ts';
import { twilioSender } from './twilio-sender.ts';

type Opened = { readonly send: SmsSender; readonly received: () => readonly { to: string; text: string }[] };

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

const account = { accountSid: 'AC1', authToken: 'token', from: '+15005550006' };
const unreachable = '+15005550009';

/** A stand-in for the used part of Twilio's interface, on the loopback address. */
async function openTwilio(fault?: number) {
  const received: { to: string; text: string; from: string | null; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const to = form.get('To') ?? '';
      const [status, body] = answerTo(request.url, to, fault);
      if (status === 201) {
        const { authorization } = request.headers;
        received.push({ to, text: form.get('Body') ?? '', from: form.get('From'), authorization });
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}`, received };
}

function answerTo(url: string | undefined, to: string, fault: number | undefined): readonly [number, object] {
  if (fault !== undefined) return [fault, { code: 20003 }];
  if (url !== '/2010-04-01/Accounts/AC1/Messages.json') return [404, { code: 20404 }];
  return to === unreachable ? [400, { code: 21614 }] : [201, { sid: 'SM1' }];
}

function describesSms(name: string, open: () => Promise<Opened>) {
  describe(`short messages by ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });

    it('reach the number with the whole text', async () => {
      const sms = { to: '+493012345678', text: 'Code 123456 – “GoSDS” & ünïcode <b>', messageId: 'sms-1' };
      expect(await opened.send(sms)).toBe('sent');
      expect(opened.received()).toEqual([{ to: sms.to, text: sms.text }]);
    });
  });
}

describesSms('Twilio', async () => {
  const { api, received } = await openTwilio();
  return {
    send: twilioSender({ api, ...account }),
    received: () => received.map(({ to, text }) => ({ to, text })),
  };
});

describesSms('the page of the mailbox', async () => {
  const mails: Parameters<Mailbox['add']>[0][] = [];
  return {
    send: mailboxSms({ add: async (mail) => void mails.push(mail) }),
    received: () => mails.map(({ recipient: to, text }) => ({ to, text })),
  };
});

describe('Twilio', () => {
  it('is told who sends, by the account alone', async () => {
    const { api, received } = await openTwilio();
    await twilioSender({ api, ...account })({ to: '+1', text: 'a', messageId: 'b' });
    const basic = `Basic ${Buffer.from('AC1:token').toString('base64')}`;
    expect(received).toMatchObject([{ from: '+15005550006', authorization: basic }]);
  });

  it('says that a number takes no messages', async () => {
    const { api } = await openTwilio();
    expect(await twilioSender({ api, ...account })({ to: unreachable, text: 'a', messageId: 'b' })).toBe('refused');
  });

  it('is worth another try where it fails, or where its keys are wrong', async () => {
    for (const fault of [401, 500]) {
      const { api } = await openTwilio(fault);
      const sending = twilioSender({ api, ...account })({ to: '+1', text: 'a', messageId: 'b' });
      await expect(sending).rejects.toThrow(`Twilio answered ${fault}`);
    }
  });
});

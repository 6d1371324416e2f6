import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { GiveUp } from '@gosds/usecases/job-queue';
import type { Delivery } from '@gosds/usecases/mailer';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts';

type Received = { readonly raw: Buffer; readonly recipients: readonly string[] };
type Reply = { readonly responseCode: number } | undefined;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openServer(reply?: Reply): Promise<{ received: Received[]; mailer: SmtpMailer }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ raw: Buffer.concat(chunks), recipients: envelope.rcptTo.map(({ address }) => address) });
        done(reply ? Object.assign(new Error('no'), reply) : null);
      });
    },
  });
  const listening: Server = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'GoSDS <no-reply@gosds.example>' });
  closing.push(mailer.close, () => {
    server.close();
  });
  return { received, mailer };
}

const pdf = Buffer.from('%PDF-1.7 äöü');

const delivery = (to = 'ann@example.com'): Delivery => ({
  to,
  language: 'en',
  messageId: 'id-1',
  mail: {
    kind: 'document',
    productName: 'Verdünnung № 5',
    companyName: 'Acme',
    senderEmail: 'bob@example.com',
    attachments: [{ fileName: 'Verdünnung.pdf', mediaType: 'application/pdf', content: pdf }],
  },
});

describe('the SMTP mailer', () => {
  it('sends the attachment byte for byte, with a fixed message id and the service as sender', async () => {
    const { received, mailer } = await openServer();
    await mailer.send(delivery());
    const mail = await simpleParser(received[0]!.raw);
    expect(mail.subject).toBe('Safety data sheet: Verdünnung № 5');
    expect(mail.messageId).toBe('<id-1@gosds.example>');
    expect(mail.from?.text).toBe('"GoSDS" <no-reply@gosds.example>');
    expect(mail.attachments[0]?.filename).toBe('Verdünnung.pdf');
    expect(mail.attachments[0]?.content.equals(pdf)).toBe(true);
  });

  it('never makes two addresses of one', async () => {
    const { received, mailer } = await openServer();
    await mailer.send(delivery('a@example.com, evil@example.com')).catch(() => undefined);
    await mailer.send(delivery('u@example.com\r\nRCPT TO:<evil@example.com>')).catch(() => undefined);
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('evil@example.com');
  });

  it('gives up where the server refuses for good, and is worth a retry where it does not', async () => {
    const refusing = await openServer({ responseCode: 550 });
    await expect(refusing.mailer.send(delivery())).rejects.toBeInstanceOf(GiveUp);
    const busy = await openServer({ responseCode: 451 });
    await expect(busy.mailer.send(delivery())).rejects.not.toBeInstanceOf(GiveUp);
  });
});

/** A server with its own answer to each connection. Returns its connections, to count them. */
async function openOther(answer: (socket: Socket) => void, times: { mailMs: number; pauseMs: number }) {
  const calls: Socket[] = [];
  const server = createServer((socket) => {
    calls.push(socket);
    socket.on('error', () => undefined);
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'GoSDS <no-reply@gosds.example>' }, times);
  closing.push(mailer.close, () => {
    for (const socket of calls) socket.destroy();
    server.close();
  });
  return { calls, mailer };
}

describe('a mail server at fault', () => {
  it('that hangs holds up one mail for a while, and then none: it is left alone', async () => {
    // The server keeps sending, so no time limit for silence ends the connection.
    const { calls, mailer } = await openOther((socket) => socket.write('220-please wait'), {
      mailMs: 50,
      pauseMs: 60_000,
    });
    await expect(mailer.send(delivery())).rejects.toThrow('took too long');
    await expect(mailer.send(delivery())).rejects.toThrow('a moment ago');
    await expect(mailer.send(delivery())).rejects.not.toBeInstanceOf(GiveUp);
    expect(calls).toHaveLength(1);
  });

  it('that turns all away is asked again after the pause', async () => {
    const { calls, mailer } = await openOther((socket) => socket.end('554 No service\r\n'), {
      mailMs: 5_000,
      pauseMs: 0,
    });
    await expect(mailer.send(delivery())).rejects.not.toBeInstanceOf(GiveUp);
    await expect(mailer.send(delivery())).rejects.not.toBeInstanceOf(GiveUp);
    expect(calls).toHaveLength(2);
  });

  it('is told of by the mail alone that it refuses: the next one goes out', async () => {
    const refusing = await openServer({ responseCode: 550 });
    await expect(refusing.mailer.send(delivery())).rejects.toBeInstanceOf(GiveUp);
    await expect(refusing.mailer.send(delivery())).rejects.toBeInstanceOf(GiveUp);
    expect(refusing.received).toHaveLength(2);
  });
});

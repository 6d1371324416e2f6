import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { priceListSchema } from '@gosds/usecases/checkout/price-list';
import { postgresChemicalStore } from '@gosds/postgres/chemicals/chemical-store';
import { postgresListStore } from '@gosds/postgres/chemicals/list-store';
import { postgresErrorLog } from '@gosds/postgres/error-log';
import { folderErasureRecord } from '@gosds/storage/folder-erasure-record';
import { folderBlobStore } from '@gosds/storage/folder-blob-store';
import { jobWorker } from '@gosds/postgres/job-worker';
import { postgresMailbox } from '@gosds/postgres/mailbox';
import { postgresRateLimiter } from '@gosds/postgres/rate-limiter';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresAnalytics } from '@gosds/postgres/staff/analytics';
import { findSealingKeys } from '@gosds/postgres/sealing/sealing-key-file';
import { openServiceKeys } from '@gosds/postgres/sealing/service-keys';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { webhookSender } from '@gosds/messages/webhook-sender';
import { mailboxMailer } from '@gosds/messages/mailbox-mailer';
import { archive } from '@gosds/print/data/archive';
import { withStructures } from '@gosds/usecases/chemicals/with-structures';
import { policy } from '@gosds/usecases/policy';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { readCarriedSheet } from '@gosds/print/data/read-carried-sheet';
import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import { createLogoReader } from '@gosds/print/logo-image';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';
import { moneyNumber, sellerSchema } from '@gosds/usecases/money/money-document';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import type { Making } from '@gosds/usecases/documents/document-deps';
import { sheetMaker } from '@gosds/usecases/make-sheets';
import type { InjectOptions } from 'fastify';
import { builtInCatalogue } from '../adapters/built-in-catalogue.ts';
import { buildApp, type ClientTimes } from '../app.ts';
import { webFiles } from '../http/web-files.ts';
import { openStructureReader } from '../structures/structure-reader.ts';
import type { Adapters } from '../adapters/adapters.ts';
import { wire, wireJobs } from '../wire.ts';

/** Replaces argon2 in tests that do not test passwords. */
const quickPasswords: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (hash, password) => hash === `hash of ${password}`,
};

/** Accepts every card. The checkout's own tests use the provider's double. */
const payingGateway = {
  charge: async ({ orderId, amountMinor, currency }: Parameters<PaymentGateway['charge']>[0]) =>
    ({ status: 'paid', reference: `pi_${orderId}`, amountMinor, currency }) as const,
} as unknown as PaymentGateway;

const printed = ({ productName }: SheetDocument, watermark: boolean) => Buffer.from(`%PDF ${productName} ${watermark}`);

/** Makes real sheets in this process, and prints that only name their contents. */
export const madeHere: Making = {
  sheets: sheetMaker(writeSheetFiles, readCarriedSheet),
  printer: {
    print: async (sheet, { watermark }) => printed(sheet, watermark),
    printPair: async (sheet) => ({ proof: printed(sheet, true), clean: printed(sheet, false) }),
  },
  labels: {
    printLabel: async ({ productName }, { format, watermark, publicUrl }) =>
      format.widthMm < 50
        ? { status: 'too-small', min: { widthMm: 80, heightMm: 60 } }
        : {
            status: 'printed',
            pdf: Buffer.from(`%PDF ${productName} ${watermark}`),
            xHeightMm: 1.6,
            pictogramMm: 23,
            codeMm: publicUrl === undefined ? 0 : 20,
          },
  },
  pages: {
    pageCount: async () => 3,
    renderPage: async (pdf, page) => ({ width: 1, height: 1, webp: Buffer.concat([pdf, Buffer.from([page])]) }),
    renderPages: async () => [],
  },
};

/** The whole service except its printer and card provider, with its own database and folder. */
export async function openApp(
  changes: Partial<Adapters> & {
    webRoot?: string;
    isSecure?: boolean;
    mailboxPassword?: string;
    clientTimes?: ClientTimes;
    logStream?: { write(line: string): void };
  } = {},
) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'gosds-app-'));
  const { db, pool } = database;
  const time = { now: new Date() };
  const clock = () => time.now;
  const blobs = folderBlobStore(folder);
  const mailbox = postgresMailbox(db);
  const structures = openStructureReader();
  const adapters: Adapters = {
    work: postgresUnitOfWork(db, { keys: await openServiceKeys(db, findSealingKeys(undefined, folder)) }),
    limiter: postgresRateLimiter(db, clock),
    blobs,
    errorLog: postgresErrorLog(db, console.error),
    mailer: mailboxMailer(mailbox),
    webhookSender: webhookSender({ allowsLoopback: true }),
    analytics: postgresAnalytics(db),
    passwords: quickPasswords,
    answerAfterMs: 0,
    gateway: payingGateway,
    prices: priceListSchema.parse({}),
    emergencyResponse: undefined,
    maxIngredients: 15,
    catalogue: builtInCatalogue,
    readLogo: createLogoReader(),
    makingOf: () => madeHere,
    chemicals: withStructures(postgresChemicalStore(db), structures),
    lists: postgresListStore(db),
    reportWriterOf: () => ({
      write: async ({ chemical, points, hasWatermark }, form) =>
        Buffer.from(`${form} ${chemical.name} ${points.length} ${hasWatermark}`),
    }),
    seller: sellerSchema.parse({}),
    invoicesKept: policy.invoicesKept,
    archive,
    erasures: folderErasureRecord(join(folder, 'erased-accounts')),
    // Prints only the document's number and language.
    moneyPrinter: { print: async (document, language) => Buffer.from(`%PDF ${moneyNumber(document)} ${language}`) },
    baseUrl: 'https://gosds.example',
    clock,
    ...changes,
  };
  const worker = jobWorker({
    pool,
    db,
    handlers: wireJobs({ ...adapters, sheets: madeHere.sheets }),
    onError: () => undefined,
  });
  const app = await buildApp({
    useCases: wire(adapters, worker.runNow),
    catalogue: builtInCatalogue,
    chemicals: adapters.chemicals,
    lists: adapters.lists,
    errorLog: adapters.errorLog,
    limiter: adapters.limiter,
    payments: {
      config: { mode: 'sandbox', payPal: null, publishableKey: 'pk', script: null, testCards: [] },
      sandbox: undefined,
    },
    mailbox,
    mailboxPassword: changes.mailboxPassword,
    emergencyResponse: adapters.emergencyResponse,
    maxIngredients: adapters.maxIngredients,
    health: { adapters: { database: 'test' }, health: {}, readiness: {} },
    web: webFiles(changes.webRoot ?? join(folder, 'no-such')),
    isSecure: changes.isSecure ?? true,
    isHttps: false,
    trustProxy: undefined,
    logLevel: changes.logStream ? 'info' : 'silent',
    clientTimes: changes.clientTimes,
    ...(changes.logStream && { logStream: changes.logStream }),
  });

  async function latestLink(): Promise<string> {
    const [latest] = await mailbox.list(1);
    const mail = latest && (await mailbox.find(latest.id));
    return /https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  return {
    app,
    database,
    time,
    mailbox,
    worker,
    work: adapters.work,
    limiter: adapters.limiter,
    erasures: adapters.erasures,
    blobs,
    latestLink,
    client: (headers: Record<string, string> = {}) => openClient(app, headers),
    /** A confirmed user, logged in. */
    async newUser(email = `${crypto.randomUUID()}@example.com`) {
      await adapters.work.stores.users.add({ email, name: 'Ann', passwordHash: 'hash of Secret1', isVerified: true });
      const client = openClient(app, {});
      await client.logIn(email);
      return { ...client, email };
    },
    async close() {
      await app.close();
      await worker.stop();
      await structures.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;

type Body = Record<string, unknown>;

/** A test browser: keeps cookies and sends the CSRF token. */
function openClient(app: Awaited<ReturnType<typeof buildApp>>, headers: Record<string, string>) {
  const jar = new Map<string, string>();
  const state = { csrf: '' };
  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Partial<InjectOptions> = {}) {
    const answer = await app.inject({
      method,
      url,
      ...options,
      headers: {
        host: 'localhost:3000',
        ...headers,
        ...(state.csrf && { 'x-csrf-token': state.csrf }),
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...options.headers,
      },
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = answer.headers['content-type']?.toString().includes('json') ?? false;
    const body: Body = isJson ? answer.json<Body>() : {};
    return { status: answer.statusCode, body, answer };
  }
  return {
    send,
    jar,
    state,
    get: (url: string, options?: Partial<InjectOptions>) => send('GET', url, options),
    post: (url: string, payload: object, options?: Partial<InjectOptions>) =>
      send('POST', url, { payload, ...options }),
    put: (url: string, payload: object) => send('PUT', url, { payload }),
    async logIn(email: string, password = 'Secret1', remember = false) {
      const answer = await send('POST', '/api/users/login', { payload: { email, password, remember } });
      if (answer.status === 200) state.csrf = String(answer.body['csrfToken']);
      return answer;
    },
  };
}

export type Client = ReturnType<typeof openClient>;

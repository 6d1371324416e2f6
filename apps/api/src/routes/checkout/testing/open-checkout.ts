import { createHash, randomUUID } from 'node:crypto';
import { priceListSchema } from '@gosds/usecases/checkout/price-list';
import { payPalClient } from '@gosds/payments/paypal/paypal-client';
import { startPayPalDouble } from '@gosds/payments/paypal/paypal-double';
import { payPalGateway } from '@gosds/payments/paypal/paypal-gateway';
import { startStripeDouble } from '@gosds/payments/sandbox/stripe-double';
import { signatureHeader } from '@gosds/payments/sandbox/webhook-delivery';
import { stripeGateway } from '@gosds/payments/stripe-gateway';
import { jobWorker } from '@gosds/postgres/job-worker';
import { postgresRateLimiter } from '@gosds/postgres/rate-limiter';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { Problem } from '@gosds/contract/problem';
import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import type { KeptReview } from '@gosds/contract/documents/review';
import type { Checkout } from '@gosds/usecases/checkout/checkout';
import { moneyNumber, sellerSchema } from '@gosds/usecases/money/money-document';
import type { InvoiceDeps } from '@gosds/usecases/money/make-invoice';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import type { ErrorLog, LoggedError } from '@gosds/usecases/error-log';
import type { Delivery, Mailer } from '@gosds/usecases/mailer';
import Stripe from 'stripe';
import { checkoutJobs, wireCheckout } from '../wire-checkout.ts';

const webhookSecret = 'whsec_test';
const publishableKey = 'pk_test_double';

type OrderOptions = {
  language?: string;
  draftId?: string;
  uses?: string;
  productName?: string;
  review?: KeptReview;
  /** True if the sheet was made with emergency response. */
  hasEmergencyNumber?: boolean;
};

/**
 * The checkout on a real database and a test double of the provider, with helpers that make orders and act as the card
 * holder.
 */
export async function openCheckout() {
  const database = await createTestDatabase();
  const double = await startStripeDouble({ secretKey: 'sk_test_double', publishableKey, webhookSecret });
  const stripe = new Stripe('sk_test_double', {
    host: '127.0.0.1',
    port: double.port,
    protocol: 'http',
    telemetry: false,
  });
  const payPalKeys = { clientId: 'client', clientSecret: 'secret' };
  const payPalDouble = await startPayPalDouble(payPalKeys);
  const payPal = payPalGateway(payPalClient({ api: payPalDouble.api, ...payPalKeys }), {
    baseUrl: 'https://gosds.example',
    webhookId: 'webhook',
  });
  const work = postgresUnitOfWork(database.db);
  const blobs = memoryBlobs();
  const mails: Delivery[] = [];
  const logged: LoggedError[] = [];
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const clock = () => time.now;
  const gateway = stripeGateway(stripe, webhookSecret);
  const deps = {
    work,
    gateway,
    payPal,
    blobs,
    limiter: postgresRateLimiter(database.db, clock),
    prices: priceListSchema.parse({}),
    emergencyResponse: { number: '+1 303 555 0100', languages: ['en', 'de'] },
    clock,
    seller: sellerSchema.parse({ name: 'GoSDS Inc.', address: ['1 Main St', 'Springfield'], taxNumber: 'US-1' }),
    // Prints only the document's number and language.
    moneyPrinter: { print: async (document, language) => Buffer.from(`%PDF ${moneyNumber(document)} ${language}`) },
    mailer: async (delivery: Delivery) => void mails.push(delivery),
    errorLog: { add: async (entry: LoggedError) => void logged.push(entry) },
  } satisfies Checkout & InvoiceDeps & { readonly mailer: Mailer; readonly errorLog: ErrorLog };
  const errors: unknown[] = [];
  const worker = (changes: Partial<Checkout> = {}) =>
    jobWorker({
      pool: database.pool,
      db: database.db,
      handlers: checkoutJobs({ ...deps, ...changes }),
      onError: (error) => errors.push(error),
    });

  async function newUser(email = `${randomUUID()}@example.com`): Promise<string> {
    const user = await work.stores.users.add({ email, name: 'Buyer', passwordHash: 'x', isVerified: true });
    if (!user) throw new Error('taken');
    return user.id;
  }

  /** Makes an order for a sheet in `language`. The same `draftId` makes another order of the same draft. */
  async function newOrder(userId: string, options: OrderOptions = {}) {
    const { language = 'en', uses = 'solvent', productName = 'Blend' } = options;
    const draft = draftSchema.parse({
      ...emptyDraft(),
      description: { productName, companyName: 'Acme', country: 'DE', language, uses },
    });
    const now = time.now;
    const stored = options.draftId
      ? await work.stores.drafts.find({ id: options.draftId, userId })
      : await work.stores.drafts.add({ userId, draft }, now);
    if (!stored) throw new Error('no draft');
    const pdf = `%PDF ${randomUUID()}`;
    const document = await work.stores.documents.add(
      {
        userId,
        draftId: stored.id,
        draftVersion: stored.version,
        materialNumber: stored.materialNumber,
        productName,
        companyName: 'Acme',
        contentHash: 'c',
        text: 'text',
        pageCount: 1,
        previewHash: 'p',
        cleanHash: await blobs.put(Buffer.from(pdf)),
        review: options.review ?? null,
        files: null,
        emergencyNumber: options.hasEmergencyNumber ? '+1 303 555 0100' : null,
        draft,
        sheet: { sections: [] } as never,
      },
      now,
    );
    const opening = {
      userId,
      draftId: stored.id,
      documentId: document.id,
      productName,
      country: 'DE',
      language,
    };
    const order = await work.transaction(({ orders }) => orders.openFor(opening, now));
    return { orderId: order.id, draftId: stored.id, documentId: document.id, pdf };
  }

  /** Does what the browser does when the choice of emergency response changes: makes the sheet again. */
  async function makeAgain({ orderId, goEr }: { readonly orderId: string; readonly goEr: string }) {
    const number = goEr === '' ? 'null' : `'${deps.emergencyResponse.number}'`;
    // A trigger forbids changes of a document. This statement runs with triggers off.
    await database.pool.query(`
      begin;
      set local session_replication_role = replica;
      update document set emergency_number = ${number}
        where id in (select document_id from order_line where order_id = '${orderId}');
      commit`);
  }

  const asInBrowser = (wired: ReturnType<typeof wireCheckout>) => ({
    ...wired,
    async payOrder(request: Parameters<typeof wired.payOrder>[0]) {
      await makeAgain(request);
      return wired.payOrder(request);
    },
    async payWithPayPal(request: Parameters<typeof wired.payWithPayPal>[0]) {
      await makeAgain(request);
      return wired.payWithPayPal(request);
    },
    async subscribeWithPayPal(request: Parameters<typeof wired.subscribeWithPayPal>[0]) {
      await makeAgain({ orderId: request.orderId, goEr: 'subscription' });
      return wired.subscribeWithPayPal(request);
    },
  });

  return {
    database,
    double,
    payPalDouble,
    stripe,
    deps,
    time,
    mails,
    logged,
    errors,
    worker,
    newUser,
    newOrder,
    ...asInBrowser(wireCheckout(deps)),
    /** Pays for the sheet as made, whatever number it names. */
    payAsMade: wireCheckout(deps).payOrder,
    withoutEr: () => asInBrowser(wireCheckout({ ...deps, emergencyResponse: undefined })),
    withGateway: (changes: Partial<PaymentGateway>) =>
      asInBrowser(wireCheckout({ ...deps, gateway: { ...gateway, ...changes } })),
    /** Makes the database unavailable from the provider's charge until the last call. */
    withDatabaseAway() {
      const state = { isAway: false };
      const transaction: typeof work.transaction = (run) =>
        state.isAway ? Promise.reject(new Problem('unavailable')) : work.transaction(run);
      const charge: PaymentGateway['charge'] = async (attempt) => {
        const result = await gateway.charge(attempt);
        state.isAway = true;
        return result;
      };
      const wired = wireCheckout({ ...deps, work: { ...work, transaction }, gateway: { ...gateway, charge } });
      return { ...asInBrowser(wired), comesBack: () => (state.isAway = false) };
    },
    find: (orderId: string) => work.stores.payments.find({ id: orderId }),
    charges: () => double.store.charges.all(),
    answer3ds: (clientSecret: string, outcome: 'complete' | 'fail') =>
      fetch(
        `http://127.0.0.1:${double.port}/v1/payment_intents/${clientSecret.split('_secret_')[0] ?? ''}/answer_3ds`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${publishableKey}` },
          body: new URLSearchParams({ client_secret: clientSecret, outcome }),
        },
      ),
    /** An event signed by the provider. */
    signed(event: object) {
      const payload = JSON.stringify(event);
      return { rawBody: Buffer.from(payload), signature: signatureHeader(webhookSecret, payload) };
    },
    /** The latest event of a type, as the provider would send it. */
    eventOf(type: string) {
      const event = double.store.events.all().findLast((known) => known.type === type);
      if (!event) throw new Error(`no event ${type}`);
      return event;
    },
    async close() {
      await double.close();
      await payPalDouble.close();
      await database.drop();
    },
  };
}

export type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>;

function memoryBlobs() {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(bytes: Uint8Array) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      kept.set(hash, bytes);
      return hash;
    },
    get: async (hash: string) => kept.get(hash),
  };
}

import { mkdirSync } from 'node:fs';
import { archive } from '@gosds/print/data/archive';
import { postgresErrorLog } from '@gosds/postgres/error-log';
import { postgresListStore } from '@gosds/postgres/chemicals/list-store';
import { openMigratedDatabase } from '@gosds/postgres/open-database';
import { tieToDocuments } from '@gosds/postgres/place-of-documents';
import { postgresRateLimiter } from '@gosds/postgres/rate-limiter';
import { findSealingKeys } from '@gosds/postgres/sealing/sealing-key-file';
import { openServiceKeys } from '@gosds/postgres/sealing/service-keys';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { openDocumentStore } from '@gosds/storage/open-document-store';
import { allowStandIn, emergencyResponseIn, type Env } from '../env.ts';
import { describeAnalytics, openAnalytics } from './open-analytics.ts';
import { describePayments, openPayments } from './open-card-payments.ts';
import { openLog } from '../log.ts';
import { openMail } from './open-mail.ts';
import { describeSms, openSms } from './open-sms.ts';
import { openWebhooks } from './open-webhooks.ts';
import { openReceipts } from './open-receipts.ts';
import { builtInCatalogue } from './built-in-catalogue.ts';
import { readPriceList, readSeller } from './read-price-list.ts';

const logError = (env: Env, what: string) => (error: unknown) => {
  openLog(env).error({ err: error }, what);
};

function openDatabase(env: Env) {
  const onBroken = logError(env, 'A database connection broke');
  if (env.DATABASE_URL) return openMigratedDatabase({ url: env.DATABASE_URL }, onBroken);
  allowStandIn(env, 'database');
  return openMigratedDatabase({ dataFolder: env.dataFolder }, onBroken);
}

/** Opens what jobs and the service both need. Closes it in reverse order. */
export async function openJobAdapters(env: Env) {
  mkdirSync(env.dataFolder, { recursive: true });
  const database = await openDatabase(env);
  const documents = await openDocumentStore(env);
  const receipts = openReceipts();
  try {
    const { db } = database;
    await tieToDocuments(db, documents.blobs);
    const keys = await openServiceKeys(db, findSealingKeys(env.SECRETS_KEY, env.dataFolder));
    const mail = openMail(env, db);
    const payments = await openPayments(env);
    const clock = () => new Date();
    const { invoicesKept, ...seller } = readSeller(env.dataFolder);
    return {
      database,
      documents,
      mail,
      payments,
      adapters: {
        work: postgresUnitOfWork(db, { process: database.process, keys }),
        ...{ blobs: documents.blobs, erasures: documents.erasures },
        limiter: postgresRateLimiter(db, clock),
        errorLog: postgresErrorLog(db, logError(env, 'An error could not be logged')),
        mailer: mail.mailer,
        ...{ sms: openSms(env, db), webhookSender: openWebhooks(env) },
        analytics: openAnalytics(env, db),
        gateway: payments.gateway,
        payPal: payments.payPal?.gateway,
        prices: readPriceList(env.dataFolder),
        seller,
        invoicesKept,
        archive,
        ...{ catalogue: builtInCatalogue, lists: postgresListStore(db) },
        moneyPrinter: receipts.printer,
        emergencyResponse: emergencyResponseIn(env),
        baseUrl: env.baseUrl,
        clock,
      },
      live: {
        database: env.DATABASE_URL ? 'PostgreSQL' : 'built-in PostgreSQL',
        mail: mail.description,
        sms: describeSms(env),
        analytics: describeAnalytics(env),
        payments: describePayments(payments),
        documents: documents.description,
      },
      async close() {
        await receipts.close();
        await payments.close();
        mail.close();
        documents.close();
        await database.close();
      },
    };
  } catch (error) {
    documents.close();
    await database.close();
    throw error;
  }
}

export type OpenedJobAdapters = Awaited<ReturnType<typeof openJobAdapters>>;

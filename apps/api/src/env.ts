import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { withSecretFiles } from '@gosds/postgres/secret-files';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { z } from 'zod';

const defaultData = fileURLToPath(new URL('../../../.data', import.meta.url));

const productData = fileURLToPath(new URL('../../../data', import.meta.url));

const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((value) => value === '1');

/** An empty variable counts as absent. */
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Port of the metrics for Prometheus, at `/metrics`; without it there are none. */
  METRICS_PORT: optional.pipe(z.coerce.number<string>().int().min(0).max(65_535).optional()),
  /** By default this machine alone, in production every interface. */
  HOST: optional,
  /** Origin in mailed links and for the payment provider. */
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOSDS_DATA: z.string().default(defaultData),
  DATABASE_URL: optional,
  /** Seals the keys of the service in the database: 64 hexadecimal digits, after a comma earlier ones; else the file secrets.key. */
  SECRETS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('GoSDS <no-reply@localhost>'),
  DKIM_DOMAIN: optional,
  DKIM_SELECTOR: optional,
  DKIM_PRIVATE_KEY: optional,
  /** Bucket of S3-compatible object storage that holds the documents; without one they are files in the data folder. */
  S3_BUCKET: optional,
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .or(z.literal('').transform(() => undefined)),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  /** Live, if not said otherwise; test accounts have `https://api-m.sandbox.paypal.com`. */
  PAYPAL_API: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /** Who sends short messages: `twilio`, or `mailbox` for the page of the built-in mailbox; without one no telephone is asked for. */
  SMS_PROVIDER: optional.pipe(z.enum(['twilio', 'mailbox']).optional()),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  /** A number as in E.164, or the id of a messaging service. */
  TWILIO_FROM: optional,
  TWILIO_API: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  /** Where events of analytics go: `ga4`, `table` (on the page of staff) or `off`; by default the table, in production nowhere. */
  ANALYTICS: optional.pipe(z.enum(['ga4', 'table', 'off']).optional()),
  GA4_MEASUREMENT_ID: optional,
  GA4_API_SECRET: optional,
  /** The European servers of Google have `https://region1.google-analytics.com`. */
  GA4_API: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com'),
  /** In production: `1`, or the names of the built-in stand-ins that may run: `database,mail,payments`. */
  ALLOW_SANDBOX: z.string().default(''),
  /** Telephone that is answered day and night for the sheets sold with it; without one no emergency response is sold. */
  EMERGENCY_RESPONSE_NUMBER: optional,
  /** ISO 639-1 codes of the languages in which it answers, parted by commas. */
  EMERGENCY_RESPONSE_LANGUAGES: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((code) => code.trim()))
    .transform((codes) => codes.filter((code) => code !== ''))
    .pipe(z.array(z.string().regex(/^[a-z]{2}$/, 'Write codes of two letters, such as en,de.'))),
  /** Rows of ingredients that a sheet takes. */
  MAX_INGREDIENTS: z.coerce.number().int().min(rowLimits.max).max(rowLimits.most).default(rowLimits.max),
  /** Asked for by the pages of the built-in mailbox; in production they are not shown without it. */
  MAILBOX_PASSWORD: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(z.string().min(12).optional()),
  /** Folder of data whose chemicals the search module searches, or `off`; by default those of the product. */
  CHEMICAL_DATA: z.string().default(productData),
  INSECURE_HTTP: flag,
  /** For tests on one machine: webhooks may go to the loopback addresses. Refused in production. */
  WEBHOOKS_TO_LOOPBACK: flag,
  /** Addresses of proxies whose `X-Forwarded-*` count, parted by commas. */
  TRUST_PROXY: optional,
  JOBS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export const variableNames: readonly string[] = Object.keys(envSchema.shape);

export type Env = z.infer<typeof envSchema> & {
  readonly isProduction: boolean;
  readonly dataFolder: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly host: string;
};

/** Secrets may stand in files, see `withSecretFiles`. Throws a sentence that names each variable at fault. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const read = envSchema.safeParse(withSecretFiles(variables));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment variables are not valid.\n${faults.join('\n')}`);
  }
  const env = read.data;
  const isProduction = env.NODE_ENV === 'production';
  return {
    ...env,
    isProduction,
    dataFolder: resolve(env.GOSDS_DATA),
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
  };
}

/** The emergency response of the operator; undefined where there is none. */
export const emergencyResponseIn = ({
  EMERGENCY_RESPONSE_NUMBER: number,
  EMERGENCY_RESPONSE_LANGUAGES: languages,
}: Pick<Env, 'EMERGENCY_RESPONSE_NUMBER' | 'EMERGENCY_RESPONSE_LANGUAGES'>): EmergencyResponse | undefined =>
  number === undefined ? undefined : { number, languages };

/** Throws unless the built-in stand-in may run: everywhere but in production, and there where the operator names it. */
export function allowStandIn({ isProduction, ALLOW_SANDBOX }: Env, name: 'database' | 'mail' | 'payments'): void {
  const allowed = ALLOW_SANDBOX.split(',').map((part) => part.trim());
  if (!isProduction || allowed.includes('1') || allowed.includes(name)) return;
  const instead = { database: 'DATABASE_URL', mail: 'SMTP_URL', payments: 'STRIPE_SECRET_KEY' }[name];
  throw new Error(
    `In production the built-in ${name} does not start by itself: set ${instead}, or set ALLOW_SANDBOX=${name} to run it anyway.`,
  );
}

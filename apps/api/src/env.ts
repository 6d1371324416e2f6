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
  /** Port of the Prometheus metrics, at `/metrics`. No metrics without it. */
  METRICS_PORT: optional.pipe(z.coerce.number<string>().int().min(0).max(65_535).optional()),
  /** Default: only this machine; in production, every interface. */
  HOST: optional,
  /** Origin in mailed links and for the payment provider. */
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOSDS_DATA: z.string().default(defaultData),
  DATABASE_URL: optional,
  /**
   * Encrypts the service's keys in the database: 64 hexadecimal digits; earlier keys follow after commas. Default: the
   * file secrets.key.
   */
  SECRETS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('GoSDS <no-reply@localhost>'),
  DKIM_DOMAIN: optional,
  DKIM_SELECTOR: optional,
  DKIM_PRIVATE_KEY: optional,
  /** S3-compatible bucket for the documents. Without one, they are files in the data folder. */
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
  /** Default: live. Test accounts use `https://api-m.sandbox.paypal.com`. */
  PAYPAL_API: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /**
   * SMS provider: `twilio`, or `mailbox` for the page of the built-in mailbox. Without one, no telephone number is
   * asked for.
   */
  SMS_PROVIDER: optional.pipe(z.enum(['twilio', 'mailbox']).optional()),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  /** An E.164 number, or the id of a messaging service. */
  TWILIO_FROM: optional,
  TWILIO_API: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  /** Where analytics events go: `ga4`, `table` (on the staff page) or `off`. Default: the table; in production, off. */
  ANALYTICS: optional.pipe(z.enum(['ga4', 'table', 'off']).optional()),
  GA4_MEASUREMENT_ID: optional,
  GA4_API_SECRET: optional,
  /** Google's European servers use `https://region1.google-analytics.com`. */
  GA4_API: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com'),
  /** In production: `1`, or the built-in stand-ins that may run, such as `database,mail,payments`. */
  ALLOW_SANDBOX: z.string().default(''),
  /**
   * Telephone number that is answered day and night for the sheets sold with it. Without one, no emergency response is
   * sold.
   */
  EMERGENCY_RESPONSE_NUMBER: optional,
  /** ISO 639-1 codes of the languages it answers in, separated by commas. */
  EMERGENCY_RESPONSE_LANGUAGES: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((code) => code.trim()))
    .transform((codes) => codes.filter((code) => code !== ''))
    .pipe(z.array(z.string().regex(/^[a-z]{2}$/, 'Write codes of two letters, such as en,de.'))),
  /** Highest number of ingredient rows in a sheet. */
  MAX_INGREDIENTS: z.coerce.number().int().min(rowLimits.max).max(rowLimits.maxByOperator).default(rowLimits.max),
  /** Password for the pages of the built-in mailbox. In production they are not shown without it. */
  MAILBOX_PASSWORD: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(z.string().min(12).optional()),
  /** Data folder with the chemicals of the search module, or `off`. Default: the product's own data. */
  CHEMICAL_DATA: z.string().default(productData),
  INSECURE_HTTP: flag,
  /** For tests on one machine: webhooks may call loopback addresses. Refused in production. */
  WEBHOOKS_TO_LOOPBACK: flag,
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted, separated by commas. */
  TRUST_PROXY: optional,
  JOBS: z.enum(['on', 'off']).default('on'),
  /** `off`: search index, printing and sample sheet are made ready when first asked for, not after the start. */
  WARM_UP: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export const variableNames: readonly string[] = Object.keys(envSchema.shape);

export type Env = z.infer<typeof envSchema> & {
  readonly isProduction: boolean;
  readonly dataFolder: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly host: string;
};

/**
 * Reads the environment. Secrets may be in files, see `withSecretFiles`. Throws an error that names each faulty
 * variable.
 */
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

/** The operator's emergency response; undefined if there is none. */
export const emergencyResponseIn = ({
  EMERGENCY_RESPONSE_NUMBER: number,
  EMERGENCY_RESPONSE_LANGUAGES: languages,
}: Pick<Env, 'EMERGENCY_RESPONSE_NUMBER' | 'EMERGENCY_RESPONSE_LANGUAGES'>): EmergencyResponse | undefined =>
  number === undefined ? undefined : { number, languages };

/** Throws if the built-in stand-in may not run. In production it may run only if the operator names it. */
export function allowStandIn({ isProduction, ALLOW_SANDBOX }: Env, name: 'database' | 'mail' | 'payments'): void {
  const allowed = ALLOW_SANDBOX.split(',').map((part) => part.trim());
  if (!isProduction || allowed.includes('1') || allowed.includes(name)) return;
  const instead = { database: 'DATABASE_URL', mail: 'SMTP_URL', payments: 'STRIPE_SECRET_KEY' }[name];
  throw new Error(
    `In production the built-in ${name} does not start by itself: set ${instead}, or set ALLOW_SANDBOX=${name} to run it anyway.`,
  );
}

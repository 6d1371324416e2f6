import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that contain a password, a key, or an address with one. */
export const secrets = [
  'DATABASE_URL',
  'SECRETS_KEY',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'TWILIO_AUTH_TOKEN',
  'GA4_API_SECRET',
  'MAILBOX_PASSWORD',
] as const;

/**
 * Replaces each `NAME_FILE` variable by the secret in that file, without the final line break. Containers and systemd
 * pass secrets this way. Throws a message for the operator if a file cannot be read or both variables are set.
 */
export function withSecretFiles(variables: Variables): Variables {
  const read = secrets.flatMap((name) => {
    const file = variables[`${name}_FILE`];
    if (!file) return [];
    if (variables[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, readSecret(name, file)] as const];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    throw new Error(`${name}_FILE is ${file}, which cannot be read.`, { cause });
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSealingKey, readSealingKeys, type SealingKey } from './seal.ts';

export type SealingKeys = {
  /** The first key encrypts, all decrypt. */
  readonly known: readonly SealingKey[];
  /** Makes the first key if none is known. */
  readonly make: () => SealingKey;
};

/** In the data folder, if the operator sets no `SECRETS_KEY`. */
export const sealingKeyFile = 'secrets.key';

function keysIn(file: string): readonly SealingKey[] {
  if (!existsSync(file)) return [];
  return readSealingKeys(readFileSync(file, 'utf8'));
}

/** Writes the key file atomically and never overwrites one, so processes that start together end with the same key. */
function makeIn(folder: string): SealingKey {
  const file = join(folder, sealingKeyFile);
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(aside, `${newSealingKey()}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (cause) {
    if (!existsSync(file)) throw cause;
  } finally {
    rmSync(aside);
  }
  const [key] = keysIn(file);
  if (!key) throw new Error(`${file} has no key in it. Remove it, or write the key into it.`);
  return key;
}

/**
 * The operator's keys, then those in the data folder, which still decrypt what they encrypted. Throws a message for the
 * operator if one of them is not a key.
 */
export function findSealingKeys(given: string | undefined, folder: string): SealingKeys {
  const read = (from: string, keys: () => readonly SealingKey[]) => {
    try {
      return keys();
    } catch (cause) {
      throw new Error(`${from}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  };
  const ofOperator = read('SECRETS_KEY', () => readSealingKeys(given ?? ''));
  const file = join(folder, sealingKeyFile);
  return { known: [...ofOperator, ...read(file, () => keysIn(file))], make: () => makeIn(folder) };
}

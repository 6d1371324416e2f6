import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';

/** Argon2id, 19 MiB, two passes: OWASP's first choice for one lane. */
const work = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password: an unknown e-mail costs as much as a known one. */
export async function argon2PasswordHasher(): Promise<PasswordHasher> {
  const decoy = await hash(crypto.randomUUID(), work);
  return {
    hash: (password) => hash(password, work),
    async verify(kept, password) {
      const isRight = await verify(kept ?? decoy, password);
      return kept !== undefined && isRight;
    },
  };
}

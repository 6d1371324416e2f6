import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';

/** Argon2id with 19 MiB and two passes, OWASP's first choice for one lane. */
const work = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The decoy makes an unknown e-mail address cost as much time as a known one. */
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

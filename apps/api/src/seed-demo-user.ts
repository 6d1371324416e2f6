import { randomInt } from 'node:crypto';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';
import type { UnitOfWork } from '@gosds/usecases/unit-of-work';

const email = 'demo@example.com';
const letters = 'abcdefghijkmnpqrstuvwxyz';

/** Makes a verified demo user. The password is new at each start; only the return value contains it. */
export async function seedDemoUser(work: UnitOfWork, passwords: PasswordHasher) {
  const word = Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
  const password = `Demo-${word}-${randomInt(10, 100)}`;
  const passwordHash = await passwords.hash(password);
  await work.transaction(async ({ users }) => {
    const known = await users.findByEmail(email);
    if (known) await users.setPassword(known.id, passwordHash);
    else await users.add({ email, name: 'Demo User', passwordHash, isVerified: true });
  });
  return { email, password };
}

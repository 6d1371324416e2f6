import { parseArgs } from 'node:util';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import type { UnitOfWork } from '@gosds/usecases/unit-of-work';
import { type Environment, placeOf } from './database-place.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const usage = `Usage: gosds admin create EMAIL
       gosds admin block EMAIL
       gosds admin unblock EMAIL

create   makes an administrator of an account that is signed up and confirmed. Administrators give all other rights at /admin.
block    keeps the address from signing up, logging in and calling the API, and ends its sessions at once. Its data stay,
         its public pages open, and what it pays each year goes on.
unblock  takes that back.

The database is that of DATABASE_URL, else the one in the folder of GOSDS_DATA, as for the service. The service may be running.

Exit codes: 0 done, 1 not done, 2 the command line is wrong.
`;

const commands = ['create', 'block', 'unblock'] as const;

type Asked = { readonly command: (typeof commands)[number]; readonly email: string };

/** Undefined if the command line is wrong. */
function readArgs(args: readonly string[]): Asked | undefined {
  try {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [name, email, ...rest] = positionals;
    const command = commands.find((known) => known === name);
    return command && email?.includes('@') && rest.length === 0 ? { command, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Clears the user's other staff flags: `staffTabs` reads them first, and they would hide the administrator's tabs. */
async function makeAdmin(work: UnitOfWork, email: string, now: Date): Promise<void> {
  await work.transaction(async ({ users, staff }) => {
    const user = await users.findByEmail(email);
    if (!user) throw new Error(`There is no account with the e-mail ${email}. Sign up first.`);
    if (!user.isVerified) throw new Error(`The account ${email} is not confirmed. Open the link of its mail first.`);
    const { isChemistAllowed, isInternal } = user;
    const flags = { isEmergencyAllowed: false, isDiscountAllowed: false, isAdminAllowed: true };
    await staff.setFlags(user.id, { ...flags, isChemistAllowed, isInternal });
    const detail = [{ name: 'isAdminAllowed' as const, before: String(user.isAdminAllowed), after: 'true' }];
    await staff.record({ staffId: user.id, userId: user.id, kind: 'changed-flags', detail }, now);
  });
}

/** Returns what was done. */
async function carryOut(work: UnitOfWork, { command, email }: Asked): Promise<string> {
  if (command === 'create') {
    await makeAdmin(work, email, new Date());
    return `${email} is an administrator.`;
  }
  await work.stores.users.setBlocked(email, command === 'block');
  const known = (await work.stores.users.findByEmail(email)) ? '' : ' There is no account with it.';
  return `${email} is ${command}ed.${known}`;
}

/** Makes an administrator, or blocks an address. Returns the exit code. */
export async function adminCommand(
  args: readonly string[],
  { write, writeError }: Pick<Terminal, 'write' | 'writeError'>,
  environment: Environment,
): Promise<number> {
  const asked = readArgs(args);
  if (asked === undefined) {
    writeError(usage);
    return exitCodes.usage;
  }
  try {
    const { db, close } = await openForCommand(placeOf(environment));
    try {
      write(`${await carryOut(postgresUnitOfWork(db), asked)}\n`);
      return exitCodes.done;
    } finally {
      await close();
    }
  } catch (error) {
    writeError(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

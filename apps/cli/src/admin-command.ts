import { parseArgs } from 'node:util';
import { problems } from '@gosds/contract/problem';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { staffReasonSchema } from '@gosds/contract/staff/staff-reason';
import { isStaff } from '@gosds/usecases/accounts/end-account';
import { eraseJob } from '@gosds/usecases/staff/erase-account';
import type { UnitOfWork } from '@gosds/usecases/unit-of-work';
import { z } from 'zod';
import { type Environment, placeOf } from './database-place.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const usage = `Usage: gosds admin create EMAIL
       gosds admin block EMAIL
       gosds admin unblock EMAIL
       gosds admin delete EMAIL --by EMAIL --reason TEXT

create   makes an administrator of an account that is signed up and confirmed. Administrators give all other rights at /admin.
block    keeps the address from signing up, logging in and calling the API, and ends its sessions at once. Its data stay,
         its public pages open, and what it pays each year goes on.
unblock  takes that back.
delete   deletes the account of a customer who asked for it, for ever, as the customer could: renewals end, personal data go,
         invoices stay as long as the law says. The service does it at once, or when it is started. --by names the
         administrator who asks. The log keeps that and the reason, 3 to 300 characters that name nobody.

The database is that of DATABASE_URL, else the one in the folder of GOSDS_DATA, as for the service. The service may be running.

Exit codes: 0 done, 1 not done, 2 the command line is wrong.
`;

const commands = ['create', 'block', 'unblock'] as const;

type Asked =
  | { readonly command: (typeof commands)[number]; readonly email: string }
  | { readonly command: 'delete'; readonly email: string; readonly by: string; readonly reason: string };

const deletionSchema = z.object({ by: z.string(), reason: staffReasonSchema });

function readDeletion(email: string, values: unknown): Asked | undefined {
  const { data } = deletionSchema.safeParse(values);
  return data && { command: 'delete', email, ...data };
}

/** Undefined if the command line is wrong. */
function readArgs(args: readonly string[]): Asked | undefined {
  try {
    const text = { type: 'string' } as const;
    const options = args[0] === 'delete' ? { by: text, reason: text } : {};
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, email, ...rest] = positionals;
    if (!email?.includes('@') || rest.length > 0) return undefined;
    if (name === 'delete') return readDeletion(email, values);
    const command = commands.find((known) => known === name);
    return command && { command, email };
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

/** The service deletes the account, since only it reaches the payment providers. */
async function askDeletion(work: UnitOfWork, { email, by, reason }: Extract<Asked, { command: 'delete' }>) {
  await work.transaction(async ({ users, jobs }) => {
    const [user, staff] = [await users.findByEmail(email), await users.findByEmail(by)];
    if (!user) throw new Error(`There is no account with the e-mail ${email}.`);
    if (!staff?.isAdminAllowed) throw new Error(`${by} is no administrator.`);
    if (isStaff(user)) throw new Error(problems['account-is-staff'].title);
    await jobs.enqueue(eraseJob({ staffId: staff.id, userId: user.id, reason }));
  });
}

/** Returns what was done. */
async function carryOut(work: UnitOfWork, options: Asked): Promise<string> {
  const { command, email } = options;
  if (options.command === 'delete') {
    await askDeletion(work, options);
    return `The service deletes the account ${email}. If something is in the way, /admin shows it under Jobs.`;
  }
  if (command === 'create') {
    await makeAdmin(work, email, new Date());
    return `${email} is an administrator.`;
  }
  await work.stores.users.setBlocked(email, command === 'block');
  const known = (await work.stores.users.findByEmail(email)) ? '' : ' There is no account with it.';
  return `${email} is ${command}ed.${known}`;
}

/** Makes an administrator, blocks an address or asks for the deletion of an account. Returns the exit code. */
export async function adminCommand(
  args: readonly string[],
  { write, writeError }: Pick<Terminal, 'write' | 'writeError'>,
  environment: Environment,
): Promise<number> {
  const options = readArgs(args);
  if (options === undefined) {
    writeError(usage);
    return exitCodes.usage;
  }
  try {
    const { db, close } = await openForCommand(placeOf(environment));
    try {
      write(`${await carryOut(postgresUnitOfWork(db), options)}\n`);
      return exitCodes.done;
    } finally {
      await close();
    }
  } catch (error) {
    writeError(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

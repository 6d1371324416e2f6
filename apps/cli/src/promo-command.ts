import { parseArgs } from 'node:util';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { promoKey, promoTypes } from '@gosds/usecases/checkout/promo-store';
import { randomPromoCode } from '@gosds/usecases/checkout/random-promo-code';
import type { Stores } from '@gosds/usecases/unit-of-work';
import { z } from 'zod';
import { type Environment, placeOf } from './database-place.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const usage = `Usage: gosds promo create [options]

Makes a promo code for sheets, or for reports of the search module. Without --for, anybody can use it once; with --for, the user needs no code.

Options
  -n, --quantity N   how often it can be used (default: 1)
      --code TEXT    the code (default: twelve random letters and digits)
      --for EMAIL    free sheets of this user; with --code, only this user can use the code
      --percent N    per cent off the price of the sheet (default: 100)
      --module NAME  GoSDS for sheets, GoGAL for reports (default: GoSDS)
      --until DATE   the last day, such as 2027-02-01 (default: no end)

The database is that of DATABASE_URL, else the one in the folder of GOSDS_DATA, as for the service. The service may be running.

Exit codes: 0 made, 1 not made, 2 the command line is wrong.
`;

const whole = (max: number, normal: string) =>
  z
    .string()
    .default(normal)
    .refine((text) => /^\d{1,7}$/.test(text), 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(max));

const optionsSchema = z.object({
  quantity: whole(1_000_000, '1'),
  percent: whole(100, '100'),
  module: z.enum(promoTypes, 'must be GoSDS or GoGAL').default('GoSDS'),
  until: z.iso.date('must be a day, such as 2027-02-01').optional(),
  for: z.email('must be an e-mail address').optional(),
  code: z
    .string()
    .max(60)
    .transform(promoKey)
    .refine((code) => code.length >= 4, 'must have four letters or digits at least')
    .optional(),
});

type Options = z.infer<typeof optionsSchema>;

function readOptions(args: readonly string[]): Options | string {
  try {
    const text = { type: 'string' } as const;
    const options = {
      quantity: { ...text, short: 'n' },
      code: text,
      for: text,
      percent: text,
      module: text,
      until: text,
    };
    const { values } = parseArgs({ args: [...args], options });
    const read = optionsSchema.safeParse(values);
    if (read.success) return read.data;
    return read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Splits a code into groups of four, which are easier to read and type. */
const inGroups = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / 4) }, (_, at) => code.slice(at * 4, at * 4 + 4)).join('-');

async function ownerOf({ users }: Stores, email: string | undefined): Promise<string | null> {
  if (email === undefined) return null;
  const owner = await users.findByEmail(email);
  if (!owner) throw new Error(`There is no account with the e-mail ${email}.`);
  return owner.id;
}

/** Adds the code. Returns the message for the operator. */
async function create(stores: Stores, options: Options, now: Date): Promise<string> {
  const { quantity, percent: discountPercent, module: type, until: validUntil = null } = options;
  const ownerId = await ownerOf(stores, options.for);
  const code = options.code ?? (ownerId === null ? randomPromoCode() : null);
  const promo = { type, code, ownerId, discountPercent, quantity, validUntil };
  if (!(await stores.promos.add(promo, now))) throw new Error('There is a promo code of this text already.');
  const name = code === null ? `For ${options.for}` : inGroups(code);
  const end = validUntil === null ? '' : `, until ${validUntil}`;
  return `${name}: ${discountPercent} % off, quantity ${quantity}${end}`;
}

/** Makes a promo code. Returns the exit code. */
export async function promoCommand(
  [command, ...args]: readonly string[],
  { write, writeError }: Pick<Terminal, 'write' | 'writeError'>,
  environment: Environment,
): Promise<number> {
  const options = command === 'create' ? readOptions(args) : '';
  if (typeof options === 'string') {
    writeError(options === '' ? usage : `gosds: ${options}\n\n${usage}`);
    return exitCodes.usage;
  }
  try {
    const { db, close } = await openForCommand(placeOf(environment));
    try {
      write(`${await create(postgresUnitOfWork(db).stores, options, new Date())}\n`);
      return exitCodes.done;
    } finally {
      await close();
    }
  } catch (error) {
    writeError(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

import { marketIds } from '@gosds/ghs/markets/market-as-of';

/** What --help prints. */
export const usage = `Usage: gosds COMMAND FILE [options]

Commands
  classify  hazard classes, label elements and, with --transport, the entry of the list of dangerous goods
  compare   the verdict of each market, class by class, and the rules that differ from the first market
  what-if   how far each ingredient is from the next limit, and what happens without it
  review    faults in the input, each with its paragraph and the input to correct (docs/review.md)
  audit     what an edited sheet leaves out or contradicts (docs/review.md)
  sheet     the sheet of a draft as PDF, XML, JSON, HTML or text
  label     the label of its package as PDF, one or a sheet of them
  markets   the markets; with an ID, its law, from where it is known, and what is not (docs/markets.md)
  data      check FOLDER: the faults of data files, each with file and row (docs/data.md)
  promo     create: a promo code for the service's customers (docs/command-line.md)
  admin     create, block, unblock, delete: an administrator of the service; an address; an account (docs/command-line.md)
  import    chemicals and lists that the service searches, also from files of publishers (docs/command-line.md)
  backup    FOLDER: database and documents of the service, as they are now (docs/operations.md)
  restore   FOLDER: the same into an empty database; with --check, only whether the backup is whole

FILE is a mixture as JSON or CSV, or a published case as JSON; - reads the standard input.

Options
  -m, --market IDS      markets by commas, or all (default: that of the case, else eu)
                        ${marketIds.join(' ')}
  -e, --explain         the reasons of every class, also of those not met
  -c, --class TEXT      explain only the classes whose name contains TEXT
  -t, --transport       the classification for transport too
      --as-of DATE      the law of a day, such as 2027-02-01 (default: today)
      --json            JSON instead of text
      --state STATE     gas, liquid, solid or aerosol
      --flash-point C   such as 23, "> 60" or 21-23
      --boiling-point C
      --ph PH
      --viscosity MM2S  kinematic, at 40 degrees C
  -h, --help            this text

Exit codes: 0 done, 1 the input cannot be classified, 2 the command line is wrong.
docs/command-line.md explains the forms of input with examples.
`;

import { z } from 'zod';
import { decimalNumber } from '../range.ts';

/** `goods.json`: whose list the entries are, and which edition. */
export const goodsFacts = z.strictObject({
  title: z.string().min(3),
  authority: z.string().min(3),
  act: z.string().min(3),
  version: z.string().min(3),
  validFrom: z.iso.date(),
  /** Absent while the edition is in force. */
  validUntil: z.iso.date().optional(),
  source: z.string().min(3),
  licence: z.string().min(3),
  completeness: z.enum(['complete', 'partial']),
  scope: z.string().min(3),
  renewed: z.string().min(3),
});

const unNumber = z.string().regex(/^\d{4}$/, 'A UN number has four digits.');
const unNumbers = z
  .string()
  .regex(/^\d{4}(?: \d{4})*$/, 'Write UN numbers of four digits with one space between them.');
const hazardClass = z
  .string()
  .regex(/^(?:1|1\.[1-6][A-LNS]?|2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9)$/, 'This is not a class or division.');
const hazardClasses = z
  .string()
  .regex(/^(?:\d(?:\.\d[A-Z]?)?(?: \d(?:\.\d[A-Z]?)?)*)?$/, 'Write classes with one space between them.');
const casNumbers = z
  .string()
  .regex(/^\d{2,7}-\d\d-\d(?: \d{2,7}-\d\d-\d)*$/, 'Write CAS numbers with one space between them.');
const packingGroup = z.enum(['', 'I', 'II', 'III']);
const yes = z.enum(['', 'yes']);

/** `entries.csv`: one row of the list, as ADR 3.2, Table A has it; `ems` is of the IMDG Code, `hazchem` of the United Kingdom. */
export const entryRow = z.strictObject({
  un: unNumber,
  name: z.string().trim().min(3),
  class: hazardClass,
  subsidiary: hazardClasses,
  packing_group: packingGroup,
  state: z.enum(['', 'liquid', 'solid']),
  form: z.string().regex(/^(?:(?:solution|molten|dry)(?: (?!$)|$))*$/, 'Write solution, molten or dry.'),
  water: z.string().regex(/^(?:<[\d.]+|[\d.]+-[\d.]+)?$/, 'Write the water in percent as <5.5 or 5.5-16.'),
  nos: yes,
  technical_name: yes,
  classification_code: z.string().regex(/^(?:[A-Z0-9.]{1,5})?$/),
  limited_quantity: z.string().regex(/^(?:0|[\d.]+ (?:ml|L|g|kg)(?: or [\d.]+ k?g)?|See SP \d+)?$/),
  excepted_quantity: z.string().regex(/^(?:E[0-5]|See SP \d+)?$/),
  transport_category: z.enum(['', '0', '1', '2', '3', '4']),
  tunnel_code: z.string().regex(/^(?:[B-E](?:\d+[A-E])?(?:\/[B-E])?)?$/),
  hazard_number: z.string().regex(/^(?:X?\d{2,3}|1\.5D)?$/),
  restriction: z.enum(['', 'prohibited', 'not-subject']),
  hazchem: z.string().regex(/^(?:•?\d[A-Z]{1,2}E?)?$/),
  ems: z.string().regex(/^(?:F-[A-J], S-[A-Z])?$/),
});

/** `special-provisions.csv`: provisions of ADR 3.3 printed beside an entry; `data/phrases` has what they say. */
export const provisionRow = z.strictObject({
  number: z.string().regex(/^\d{2,3}$/),
  un: unNumbers,
});

/** Whose law decides how goods are carried. */
export const modes = ['adr', 'rid', 'imdg', 'iata', 'us', 'ca', 'adg'] as const;

/** `mode-differences.csv`: where the law of a mode departs from the list. */
export const differenceRow = z.strictObject({
  mode: z.enum(['us', 'ca', 'imdg', 'iata', 'adg']),
  difference: z.enum(['not-listed', 'forbidden', 'not-subject', 'class', 'name']),
  un: unNumber,
  /** Of `class`: the entry of the list, `6.1 (3) I`. Of `name`: the class of the entry where the name is for one class alone. */
  entry: z.string(),
  /** Of `class`: the entry in the law of the mode. Of `name`: the proper shipping name. */
  value: z.string(),
  paragraph: z.string().min(3),
});

/** `spellings.csv`: how laws spell what ADR writes in British English, in the order of replacement. */
export const spellingRow = z.strictObject({
  modes: z.string().regex(/^(?:us|ca)(?: (?:us|ca))?$/),
  from: z.string().min(3),
  to: z.string().min(3),
});

/** `collective-entries.csv`: general N.O.S. entries; the special one stands before the general one. */
export const collectiveRow = z.strictObject({
  un: unNumber,
  state: z.enum(['liquid', 'solid']),
  class: hazardClass,
  subsidiary: hazardClasses,
  packing_group: z.enum(['', 'I']),
  nature: z.enum(['', 'organic', 'inorganic']),
  reaction: z.enum(['', 'acidic', 'basic']),
});

/** `entries-by-use.csv`: entries for what a product is used as. */
export const useRow = z.strictObject({
  kind: z.string().regex(/^[a-z-]+$/),
  state: z.enum(['liquid', 'solid']),
  hazards: hazardClasses,
  un: unNumber,
  /** How the shipping name begins, where the number has several. */
  name: z.string(),
  /** The name of the product goes before that of the one substance in it: kerosene sold as aviation fuel. */
  goes_first: yes,
});

/** `chemical-groups.csv`: UN numbers of one chemical group and the N.O.S. entry of the group. */
export const groupRow = z.strictObject({
  un: unNumber,
  hazards: hazardClasses,
  name: z.string().min(3),
  members: unNumbers,
});

/** `substance-groups.csv`: substances of which one alone, or any mixture, has the N.O.S. entry of the group. */
export const substanceGroupRow = z.strictObject({
  un: unNumber,
  hazards: hazardClasses,
  state: z.enum(['liquid', 'solid', 'liquefied', 'compressed']),
  name: z.string().min(3),
  substances: casNumbers,
});

/** `precedence.csv`: which of two classes goes before; a blank cell is a pair that does not meet. */
export const precedenceRow = z
  .object({ row: z.string().regex(/^[\d.]+ I{1,3}(?: (?:oral|dermal|inhalation))?$/) })
  .catchall(z.enum(['', 'row', 'column', 'column if solid', 'column if liquid']));

const blank = z.literal('');
const share = z.union([blank, z.string().regex(decimalNumber, 'Write percent by mass, such as 37 or 0.05.')]);
/** Ends of a share in percent by mass; a blank end is open. */
const shares = { above: share, from: share, up_to: share, below: share };
const subsidiaryOfNamed = z.union([z.literal('none'), hazardClasses]);

/** `named-solutions.csv`: solutions in water that the list names by strength; without a number the strength is below the name. */
export const namedSolutionRow = z.strictObject({
  substances: casNumbers,
  name: z.string().min(3),
  /** What the limits count, such as hydrazine in its hydrate, as a part of the substance. */
  equivalent: share,
  ...shares,
  un: z.union([blank, unNumber]),
  packing_group: packingGroup,
  /** `none` or the hazards, where entries of one number and packing group differ. */
  subsidiary: subsidiaryOfNamed,
  when_flammable: z.union([blank, unNumber]),
  /** `list`: the limits are in the name; `trade`: the name has none, and goods are shipped by it from about there on. */
  basis: z.enum(['list', 'trade']),
});

/** `named-forms.csv`: goods of one substance that the list names; their packing group is that of the criteria. */
export const namedFormRow = z.strictObject({
  substances: casNumbers,
  name: z.string().min(3),
  state: z.enum(['liquid', 'solid']),
  /** As in `named-solutions.csv`: such as available chlorine. */
  equivalent: share,
  above: share,
  from: share,
  up_to: share,
  /** In the order in which they are tried. */
  un: unNumbers,
});

/** `named-mixtures.csv`: mixtures that the list names by what they consist of, one row a component. */
export const namedMixtureRow = z.strictObject({
  mixture: z.string().min(3),
  un: unNumber,
  packing_group: packingGroup,
  subsidiary: subsidiaryOfNamed,
  state: z.enum(['', 'liquid', 'solid']),
  /** One of them is in it. */
  substances: casNumbers,
  ...shares,
  /** Dangerous substances that may be in it beside the components; those of the first row hold for the mixture. */
  beside: z.union([blank, casNumbers]),
});

/** `gas-mixtures.csv`: mixtures of gases that the list names by their components, one row a component; nothing else is in them but what is `beside`. */
export const gasMixtureRow = z.strictObject({
  mixture: z.string().min(2),
  un: unNumber,
  /** `weight` of refrigerants, whose shares are nominal ones with the tolerance of makers; else as they are given. */
  shares_by: z.enum(['', 'weight']),
  cas: z.string().regex(/^\d{2,7}-\d\d-\d$/),
  above: share,
  up_to: share,
  /** Gases that may be in it beside the components; those of the first row hold for the mixture. */
  beside: z.union([blank, casNumbers]),
  /** Empty: compressed or liquefied. */
  state: z.enum(['', 'compressed', 'refrigerated']),
});

/** `refrigerants.csv`: halogenated gases sold to refrigerate, whose mixtures may be named UN 1078. */
export const refrigerantRow = z.strictObject({ cas: z.string().regex(/^\d{2,7}-\d\d-\d$/), name: z.string().min(3) });

/** `family-entries.csv`: N.O.S. entries of a chemical family, by the hazards in order and the state. */
export const familyEntryRow = z.strictObject({
  family: z.string().regex(/^[a-z]+$/),
  hazards: hazardClasses,
  state: z.enum(['liquid', 'solid']),
  un: unNumber,
});

/** `vented-packagings.csv`: goods whose receptacles, or intermediate bulk containers alone, must let gas escape (chapter 4.1). */
export const ventedPackagingRow = z.strictObject({
  un: unNumber,
  /** Blank: of every row of the number. */
  packing_group: packingGroup,
  receptacles: z.enum(['all', 'ibc']),
  paragraph: z.string().min(3),
});

/** `companions.csv`: stabilisers and carriers that do not take the name from a solution. */
export const companionRow = z.strictObject({
  of: casNumbers,
  substances: casNumbers,
  /** `yes`: one of which there is more than of the substance itself takes the name. */
  not_above_it: z.enum(['yes', '']),
  /** Per cent of the goods: from this share on it takes the name as well. */
  below: share,
});

export type EntryRow = z.infer<typeof entryRow>;
export type DifferenceRow = z.infer<typeof differenceRow>;

import { z } from 'zod';
import { word } from '../cells.ts';
import { decimalNumber } from '../range.ts';

/** `goods.json`: the law and edition of the list. */
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

/** `entries.csv`: a row of the list, from ADR 3.2, Table A. `ems`: IMDG Code; `hazchem`: United Kingdom. */
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

/** `special-provisions.csv`: provisions of ADR 3.3 printed beside an entry. `data/phrases` has their texts. */
export const provisionRow = z.strictObject({
  number: z.string().regex(/^\d{2,3}$/),
  un: unNumbers,
});

/** `mode-differences.csv`: where the law of a mode differs from the list. */
export const differenceRow = z.strictObject({
  mode: word,
  difference: z.enum(['not-listed', 'forbidden', 'not-subject', 'class', 'name']),
  un: unNumber,
  /** For `class`: the entry of the list, `6.1 (3) I`. For `name`: the class, if the name is for one class only. */
  entry: z.string(),
  /** For `class`: the entry in the law of the mode. For `name`: the proper shipping name. */
  value: z.string(),
  paragraph: z.string().min(3),
});

/** `spellings.csv`: replacements for the British spelling of ADR, in order. */
export const spellingRow = z.strictObject({
  /** Separated by a space. */
  modes: word,
  from: z.string().min(3),
  to: z.string().min(3),
});

/** `collective-entries.csv`: general N.O.S. entries, the specific ones before the general ones. */
export const collectiveRow = z.strictObject({
  un: unNumber,
  state: z.enum(['liquid', 'solid']),
  class: hazardClass,
  subsidiary: hazardClasses,
  packing_group: z.enum(['', 'I']),
  nature: z.enum(['', 'organic', 'inorganic']),
  reaction: z.enum(['', 'acidic', 'basic']),
});

/** `entries-by-use.csv`: entries for uses of products. */
export const useRow = z.strictObject({
  kind: z.string().regex(/^[a-z-]+$/),
  state: z.enum(['liquid', 'solid']),
  hazards: hazardClasses,
  un: unNumber,
  /** Beginning of the shipping name, if the number has several names. */
  name: z.string(),
  /** The entry of the product precedes that of its single substance: kerosene sold as aviation fuel. */
  goes_first: yes,
});

/** `chemical-groups.csv`: UN numbers of a chemical group, and the group's N.O.S. entry. */
export const groupRow = z.strictObject({
  un: unNumber,
  hazards: hazardClasses,
  name: z.string().min(3),
  members: unNumbers,
});

/** `substance-groups.csv`: substances that, alone or mixed with each other, have the group's N.O.S. entry. */
export const substanceGroupRow = z.strictObject({
  un: unNumber,
  hazards: hazardClasses,
  state: z.enum(['liquid', 'solid', 'liquefied', 'compressed']),
  name: z.string().min(3),
  substances: casNumbers,
});

/** `precedence.csv`: the class with precedence in each pair. A blank cell is a pair that does not occur. */
export const precedenceRow = z
  .object({ row: z.string().regex(/^[\d.]+ I{1,3}(?: (?:oral|dermal|inhalation))?$/) })
  .catchall(z.enum(['', 'row', 'column', 'column if solid', 'column if liquid']));

const blank = z.literal('');
const share = z.union([blank, z.string().regex(decimalNumber, 'Write percent by mass, such as 37 or 0.05.')]);
/** Ends of a range in percent by mass. A blank end is open. */
const shares = { above: share, from: share, up_to: share, below: share };
const subsidiaryOfNamed = z.union([z.literal('none'), hazardClasses]);

/** `named-solutions.csv`: aqueous solutions that the list names by strength. No number: weaker than the name. */
export const namedSolutionRow = z.strictObject({
  substances: casNumbers,
  name: z.string().min(3),
  /** Set if the limits count a part of the substance, such as hydrazine in its hydrate. */
  equivalent: share,
  ...shares,
  un: z.union([blank, unNumber]),
  packing_group: packingGroup,
  /** `none` or the hazards, if entries with the same number and packing group differ. */
  subsidiary: subsidiaryOfNamed,
  when_flammable: z.union([blank, unNumber]),
  /** `list`: the limits are in the name. `trade`: they are not; the name is used from about this strength. */
  basis: z.enum(['list', 'trade']),
});

/** `named-forms.csv`: goods of one substance that the list names. The criteria give the packing group. */
export const namedFormRow = z.strictObject({
  substances: casNumbers,
  name: z.string().min(3),
  state: z.enum(['liquid', 'solid']),
  /** As in `named-solutions.csv`, such as available chlorine. */
  equivalent: share,
  above: share,
  from: share,
  up_to: share,
  /** In the order of trial. */
  un: unNumbers,
});

/** `named-mixtures.csv`: mixtures that the list names by their components, one row for each component. */
export const namedMixtureRow = z.strictObject({
  mixture: z.string().min(3),
  un: unNumber,
  packing_group: packingGroup,
  subsidiary: subsidiaryOfNamed,
  state: z.enum(['', 'liquid', 'solid']),
  /** The mixture contains one of them. */
  substances: casNumbers,
  ...shares,
  /** Other dangerous substances that the mixture may contain. Those of the first row apply. */
  beside: z.union([blank, casNumbers]),
  /** Where a provision exempts the mixture: its place in ADR. The number is then that of the exempted entry. */
  free_by: z.union([blank, z.string().regex(/^3\.3, special provision \d+$/, 'Write 3.3, special provision 62.')]),
  /** Modes whose law has no such provision, separated by a space. */
  not_free_in: z.string(),
});

/** `gas-mixtures.csv`: gas mixtures that the list names by component, a row each. Only `beside` may be added. */
export const gasMixtureRow = z.strictObject({
  mixture: z.string().min(2),
  un: unNumber,
  /** `weight` for refrigerants, with nominal concentrations and the makers' tolerance; otherwise as entered. */
  shares_by: z.enum(['', 'weight']),
  cas: z.string().regex(/^\d{2,7}-\d\d-\d$/),
  above: share,
  up_to: share,
  /** Other gases that the mixture may contain. Those of the first row apply. */
  beside: z.union([blank, casNumbers]),
  /** Empty means compressed or liquefied. */
  state: z.enum(['', 'compressed', 'refrigerated']),
});

/** `refrigerants.csv`: halogenated gases sold as refrigerants, whose mixtures may be UN 1078. */
export const refrigerantRow = z.strictObject({ cas: z.string().regex(/^\d{2,7}-\d\d-\d$/), name: z.string().min(3) });

/** `family-entries.csv`: N.O.S. entries of a chemical family, by the hazards in order and the state. */
export const familyEntryRow = z.strictObject({
  family: z.string().regex(/^[a-z]+$/),
  hazards: hazardClasses,
  state: z.enum(['liquid', 'solid']),
  un: unNumber,
});

/** `vented-packagings.csv`: goods whose receptacles, or only IBCs, must be vented (chapter 4.1). */
export const ventedPackagingRow = z.strictObject({
  un: unNumber,
  /** Blank: every row of the number. */
  packing_group: packingGroup,
  receptacles: z.enum(['all', 'ibc']),
  paragraph: z.string().min(3),
});

/** `companions.csv`: stabilisers and carriers that do not change the name of a solution. */
export const companionRow = z.strictObject({
  of: casNumbers,
  substances: casNumbers,
  /** `yes`: the companion changes the name if there is more of it than of the substance. */
  not_above_it: z.enum(['yes', '']),
  /** The companion also changes the name from this percentage of the goods. */
  below: share,
});

export type EntryRow = z.infer<typeof entryRow>;
export type DifferenceRow = z.infer<typeof differenceRow>;

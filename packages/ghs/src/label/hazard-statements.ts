import { distinct, joined, type MessageValue, say } from '../message.ts';
import type { Explained } from '../classification.ts';
import { baseStatement, type Hazard, lettersIn } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { ToxicityRoute } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import { followsClp } from './follows-clp.ts';
import { labelLawOf } from './label-law-of.ts';
import { paragraphIn } from './paragraph-in-market.ts';

export type ChosenStatements = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
};

type Supersession = {
  readonly kept: string;
  readonly dropped: string;
  readonly paragraph: string;
  /** True for a rule of CLP alone, false for a rule of the other laws alone, absent for a rule of all laws. */
  readonly isOfClp?: boolean;
};

const general = 'CLP Art. 27; UN GHS 1.4.10.5.3.3';

/** CLP Art. 27: leaves out a statement that repeats another one. */
const supersessions: readonly Supersession[] = [
  { kept: 'H410', dropped: 'H400', paragraph: general },
  { kept: 'H411', dropped: 'H401', paragraph: 'UN GHS 1.4.10.5.3.3', isOfClp: false },
  { kept: 'H412', dropped: 'H402', paragraph: 'UN GHS 1.4.10.5.3.3', isOfClp: false },
  { kept: 'H314', dropped: 'H318', paragraph: general },
  { kept: 'H350', dropped: 'H350i', paragraph: general },
  { kept: 'EUH441', dropped: 'EUH440', paragraph: 'CLP Art. 27', isOfClp: true },
  { kept: 'EUH451', dropped: 'EUH450', paragraph: 'CLP Art. 27', isOfClp: true },
];

/** Statements that every law combines: routes of acute toxicity of the same severity. */
const combinable: readonly (readonly string[])[] = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/** The groups of statements that the law of a market combines: any of a group stand together as one. */
export const combinableStatements = (market: LabelRegimeId): readonly (readonly string[])[] => [
  ...combinable,
  ...(labelLawOf(market).combines ?? []),
];

/** Hazard statements as printed: superseded statements left out, routes combined, in the order of the codes. */
export function chooseHazardStatements(hazards: readonly Hazard[], market: LabelRegimeId): ChosenStatements {
  const merged = withJointEffects(explained(hazards));
  const aquatic = withJointAquatic(merged.kept, market);
  const listed = { kept: aquatic.kept, dropped: [...merged.dropped, ...aquatic.dropped] };
  const codes = new Set(listed.kept.map(({ value }) => value));
  const rules = supersessions.filter(
    (rule) =>
      (rule.isOfClp === undefined || rule.isOfClp === followsClp(market)) &&
      codes.has(rule.kept) &&
      codes.has(rule.dropped),
  );
  const kept = listed.kept.filter(({ value }) => !rules.some(({ dropped }) => dropped === value));
  const dropped = rules.map(({ dropped: value, kept: by, paragraph }) => ({
    value,
    paragraph,
    why: say('hazardStatements-says', { by }),
  }));
  const asCited = (one: Explained<string>) => ({ ...one, paragraph: paragraphIn(market, one.paragraph) });
  return { kept: combine(kept, market).map(asCited), dropped: [...listed.dropped, ...dropped].map(asCited) };
}

function explained(hazards: readonly Hazard[]): Explained<string>[] {
  const byCode = new Map<string, Hazard[]>();
  for (const hazard of hazards) byCode.set(hazard.hCode, [...(byCode.get(hazard.hCode) ?? []), hazard]);
  return [...byCode].map(([value, own]) => ({
    value,
    paragraph: own.map(entryOf).find((entry) => entry !== undefined)?.source ?? 'CLP Annex III',
    why: say('hazardStatements-for', { own: distinct(own.map(named)) }),
  }));
}

/** The statement names organs and routes if they are known. */
const routes: readonly ToxicityRoute[] = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'];

const detailName = (detail: string): MessageValue => {
  const route = routes.find((one) => one === detail);
  return route ? say(`route-${route}`) : { term: detail };
};

const named = ({ code, detail }: Hazard): MessageValue =>
  detail ? say('hazardStatements-withDetail', { code, details: detail.split(', ').map(detailName) }) : code;

/** The effect letters of a reproductive toxicity statement, e.g. `FD`; empty if none. */
function effectsOf(statement: string): string {
  const base = baseStatement(statement);
  return base === 'H360' || base === 'H361' ? lettersIn(statement) : '';
}

/** H360F and H360D are printed as H360FD, H360D and H361f as H360Df (CLP Annex VI, 1.1.2.1.2). */
function withJointEffects(statements: readonly Explained<string>[]): ChosenStatements {
  const own = statements.filter(({ value }) => effectsOf(value) !== '');
  if (own.length < 2) return { kept: statements, dropped: [] };
  const letters = own.map(({ value }) => effectsOf(value)).join('');
  const pick = (known: string, suspected: string) =>
    letters.includes(known) ? known : letters.includes(suspected) ? suspected : '';
  const [fertility, development] = [pick('F', 'f'), pick('D', 'd')];
  const isKnown = fertility === 'F' || development === 'D';
  const order = fertility === 'f' && development === 'D' ? 'Df' : `${fertility}${development}`;
  const value = `${isKnown ? 'H360' : 'H361'}${order}`;
  const paragraph = 'CLP Annex VI, 1.1.2.1.2';
  const joint = {
    value,
    paragraph,
    why: say('common-text', {
      text: joined(
        'semicolon',
        own.map(({ why }) => why),
      ),
    }),
  };
  return {
    kept: [...statements.filter((statement) => !own.includes(statement)), joint],
    dropped: own
      .filter((statement) => statement.value !== value)
      .map((statement) => ({ value: statement.value, paragraph, why: say('hazardStatements-joined', { value }) })),
  };
}

const milderChronic = new Set(['H411', 'H412']);

/** CLP Annex VI, Table 3: Aquatic Acute 1 with Aquatic Chronic 2 or 3 is labelled H410. */
function withJointAquatic(statements: readonly Explained<string>[], market: LabelRegimeId): ChosenStatements {
  const chronic = statements.find(({ value }) => milderChronic.has(value));
  const acute = statements.find(({ value }) => value === 'H400');
  if (!followsClp(market) || !chronic || !acute) return { kept: statements, dropped: [] };
  const paragraph = 'CLP Annex VI, Table 3, label of Aquatic Acute 1 with Aquatic Chronic 2 or 3';
  const joint = {
    value: 'H410',
    paragraph,
    why: say('hazardStatements-joins', { value: acute.value, value2: chronic.value }),
  };
  return {
    kept: [...statements.filter(({ value }) => value !== 'H400' && !milderChronic.has(value)), joint],
    dropped: [acute, chronic].map(({ value }) => ({
      value,
      paragraph,
      why: say('hazardStatements-joined', { value: 'H410' }),
    })),
  };
}

function combine(statements: readonly Explained<string>[], market: LabelRegimeId): readonly Explained<string>[] {
  let result = [...statements];
  for (const codes of combinableStatements(market)) {
    const own = result.filter(({ value }) => codes.includes(value));
    if (own.length < 2) continue;
    const values = own.map(({ value }) => value).sort();
    const joint = {
      value: values.join('+'),
      paragraph: 'CLP Annex III, Table 1.2; UN GHS A3.1.2.5',
      why: say('common-text', {
        text: joined(
          'semicolon',
          own.map(({ why }) => why),
        ),
      }),
    };
    result = [...result.filter((statement) => !own.includes(statement)), joint];
  }
  return result.sort((a, b) => (a.value < b.value ? -1 : 1));
}

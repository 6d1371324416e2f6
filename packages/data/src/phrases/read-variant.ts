import type { DataFolder } from '../data-folder.ts';
import type { MessageFile } from './compare-messages.ts';
import { readFluentFile } from './fluent-file.ts';
import { type FormHeadings, readHeadings } from './headings.ts';
import { type Rule, ruleForm, variantForm } from './language-form.ts';
import type { Message, MessagePart } from './message.ts';
import { type LanguageData, lawRules, messageFiles, reportUnknownFiles, sectionsOf } from './read-language.ts';
import { readStatements, type Slot, type Statement } from './statements.ts';
import { readTable, type Table, tables } from './tables.ts';
import { readVagueAnswers } from './vague-answers.ts';

/** True for a tag with a country, such as `pt-BR`. Its folder has only the differences from the language. */
export const isVariant = (tag: string): boolean => tag.includes('-');

type Respell = (text: string) => string;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Each rule replaces the beginning of a word and keeps a capital letter. */
function respelling(rules: readonly Rule[]): Respell {
  const steps = rules.flatMap(({ find, put }) => {
    const step = (found: string, by: string) => {
      const fromStart = String.raw`(?<!\p{L})${found}`;
      return [new RegExp(fromStart, 'gu'), by] as const;
    };
    return /^\p{Ll}/u.test(find) ? [step(find, put), step(capital(find), capital(put))] : [step(find, put)];
  });
  return (text) => steps.reduce((written, [find, put]) => written.replace(find, put), text);
}

function respelledPart(part: MessagePart, respell: Respell): MessagePart {
  const inside = (parts: readonly MessagePart[]) => parts.map((each) => respelledPart(each, respell));
  if (part.kind === 'text') return { ...part, text: respell(part.text) };
  if (part.kind === 'marked') return { ...part, parts: inside(part.parts) };
  if (part.kind === 'argument') return part;
  return { ...part, variants: part.variants.map((variant) => ({ ...variant, parts: inside(variant.parts) })) };
}

const respelledMessage = (message: Message, respell: Respell): Message => ({
  ...message,
  parts: message.parts.map((part) => respelledPart(part, respell)),
});

const respelledTable = (table: Table, respell: Respell): Table =>
  new Map([...table].map(([key, row]) => [key, { ...row, text: respell(row.text) }]));

const respelledHeadings = ({ own, ...form }: FormHeadings, respell: Respell): FormHeadings => ({
  ...form,
  own: new Map([...own].map(([place, text]) => [place, respell(text)])),
});

/** Respelled official words no longer count as the law's own. */
const respelledStatement = ({ printed, ...statement }: Statement, respell: Respell): Statement => ({
  ...statement,
  printed: respell(printed),
});

/** Respelled texts of the base, replaced by the variant's own texts where it has them. */
type Overlay = { readonly data: DataFolder; readonly folder: string; readonly respell: Respell };

function messagesOf({ data, folder, respell }: Overlay, base: LanguageData): LanguageData['messages'] {
  return new Map(
    [...base.messages].map(([name, inherited]): [string, MessageFile] => {
      const file = `${folder}/${name}`;
      const own = data.has(file) ? readFluentFile(data, file) : new Map<string, Message>();
      const respelled = [...inherited.messages].map(
        ([id, message]) => [id, respelledMessage(message, respell)] as const,
      );
      return [name, { file: own.size > 0 ? file : inherited.file, messages: new Map([...respelled, ...own]) }];
    }),
  );
}

function tableOf({ data, folder, respell }: Overlay, base: Table | undefined, [name, columns]: OwnTable): Table {
  const own = data.has(`${folder}/${name}`) ? readTable(data, `${folder}/${name}`, columns) : new Map();
  return new Map([...respelledTable(base ?? new Map(), respell), ...own]);
}

type OwnTable = readonly [name: string, columns: readonly [string, string]];

function headingsOf({ data, folder, respell }: Overlay, base: LanguageData): readonly FormHeadings[] {
  const own = data.has(`${folder}/headings.csv`) ? readHeadings(data, `${folder}/headings.csv`) : [];
  return base.headings.map((inherited) => {
    const form = respelledHeadings(inherited, respell);
    const changed = own.find((each) => each.form === form.form)?.own ?? new Map<string, string>();
    return { ...form, own: new Map([...form.own, ...changed]) };
  });
}

/** The statements of the base without those that the variant words itself. */
function statementsOf({ respell }: Overlay, base: LanguageData, own: readonly Statement[]): readonly Statement[] {
  const worded = new Set(own.map(({ code }) => code));
  const inherited = base.statements.filter(({ code }) => !worded.has(code));
  return [...own, ...inherited.map((each) => respelledStatement(each, respell))];
}

type Known = { readonly slots: readonly Slot[]; readonly languages: readonly LanguageData[] };

/** A national variant over its base language. Undefined, with a fault, if the base does not exist. */
export function readVariant(data: DataFolder, tag: string, { slots, languages }: Known): LanguageData | undefined {
  const folder = `phrases/${tag}`;
  const file = `${folder}/language.json`;
  const own = data.json(file, variantForm);
  if (!own) return undefined;
  const report = (message: string) => {
    data.report({ file, row: null, message });
  };
  if (own.tag !== tag) report(`The tag must be “${tag}”, the name of the folder.`);
  const base = languages.find(({ facts }) => facts.tag === own.base);
  if (!base) {
    report(`base: The language “${own.base}” is not here.`);
    return undefined;
  }
  reportUnknownFiles(data, folder, [...sectionsOf(data), ...messageFiles, 'respellings.csv']);
  const rules = data.has(`${folder}/respellings.csv`) ? data.csv(`${folder}/respellings.csv`, ruleForm) : [];
  const over: Overlay = { data, folder, respell: respelling(rules) };
  const statements = statementsOf(
    over,
    base,
    readStatements(data, `${folder}/statements.csv`, { groups: own.statements, slots }),
  );
  const used = new Set(statements.map(({ group }) => group));
  const inherited = base.facts.statements
    .filter(({ group }) => used.has(group))
    .map((group) => ({ ...group, state: 'translated' as const }));
  const table = (name: string, columns: readonly [string, string], from: Table | undefined): Table =>
    tableOf(over, from, [name, columns]);
  const laws = table('laws.csv', ['market', 'name'], base.laws);
  const ownWords = data.has(`${folder}/citations.csv`) ? data.csv(`${folder}/citations.csv`, ruleForm) : undefined;
  return {
    facts: { ...base.facts, ...own, statements: [...own.statements, ...inherited] },
    messages: messagesOf(over, base),
    tables: new Map(
      tables.map(({ file: name, columns }) => [name, table(name, columns, base.tables.get(name))] as const),
    ),
    headings: headingsOf(over, base),
    statements,
    substances: table('substances.csv', ['english', 'name'], base.substances),
    shippingNames: table('shipping-names.csv', ['entry', 'name'], base.shippingNames),
    laws,
    tellingWords: base.tellingWords,
    vagueAnswers: [
      ...base.vagueAnswers,
      ...(data.has(`${folder}/vague-answers.csv`) ? readVagueAnswers(data, `${folder}/vague-answers.csv`) : []),
    ],
    citations: ownWords === undefined ? base.citations : [...lawRules(data, laws), ...ownWords],
  };
}

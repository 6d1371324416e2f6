// Finds texts that a person reads and that stand in a screen instead of in `data/interface/`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const source = join(root, 'apps/web/src');

/** Folders and files whose texts are English still. What is moved leaves this list; at the end it is empty. */
export const stillEnglish = [];

/** What every language writes alike, and what nobody reads: names of keys, fonts, methods of calls. */
const neverWords = new Set([
  'GoSDS',
  'GoGAL',
  'Go',
  'SDS',
  'Enter',
  'Escape',
  'Home',
  'End',
  'Tab',
  'Control+Enter',
  'Unreachable',
  // What PayPal adds to the address that it returns to.
  'PayerID',
  // The kind of document, by its code.
  'Reach',
]);
/** Values as a draft or the service keeps them. */
const storedValues = new Set([
  'Reach',
  'None',
  'Any',
  'ListIndex',
  'SubRisk1',
  'SubRisk2',
  'PackingGroup',
  'ShippingName',
  'HazChem',
  'Liquid',
  'Solid',
  'Gas',
  'Aerosol',
  'User Input',
  // How staff and owners search for orders, and a field of the users.
  'Contains',
  'Name',
  'GoSDSDiscountUpTo',
  // What the catalogue is asked for.
  'Toluene',
  'Acetone',
  'Propan-2-ol',
]);
const notRead = [
  /^Aquatic (?:Acute|Chronic) 1$/,
  /^\n {2}content: /,
  /^input, select/,
  /^Arrow(?:Up|Down|Left|Right)$/,
  /^'Inter Variable'/,
  /^ui-monospace/,
  /^Api[A-Z]/,
  /^POST …/,
  /^application\//,
  /^… … UTC$/,
];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/'),
);

/** What is pasted into a terminal. */
const commands = ['features/account/developers/example.ts'];

/** Two words, a word beside a value, or a word with a capital. */
const wordForms = [/\p{L}{2,}[,.!?:]? +\p{L}/u, /(?:^|\s)\p{L}{2,} …/u, /… \p{L}{2,}(?:[\s.,]|$)/u, /^\p{Lu}\p{Ll}/u];

const isWords = (text) =>
  wordForms.some((form) => form.test(text)) &&
  !neverWords.has(text) &&
  !storedValues.has(text) &&
  !notRead.some((pattern) => pattern.test(text));

/** A fault that is thrown is read by who mends the program. */
const isForPrograms = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && /(?:Error|Unreachable)$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && ['super', 'import'].includes(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && /^(?:className|style|d|transform|points|viewBox)$/.test(node.name.getText()));

function textOf(node) {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

/** The texts of a file of source that should be in the message files, each with its line. */
export function textsIn(name, code) {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isForPrograms(node)) return;
    const text = textOf(node);
    const isRead =
      text !== undefined && (ts.isJsxText(node) ? /\p{L}/u.test(text) && !neverWords.has(text) : isWords(text));
    if (isRead) found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isIn = (name, place) => name === place || name.startsWith(`${place}/`);

/** The texts of the folders that are moved, or of one that is not. */
export const hardWiredTexts = (folder) =>
  files
    .filter((name) => !commands.includes(name))
    .filter((name) => (folder === undefined ? !stillEnglish.some((each) => isIn(name, each)) : isIn(name, folder)))
    .flatMap((name) => textsIn(relative(source, join(source, name)), readFileSync(join(source, name), 'utf8')));

// `node scripts/interface-texts.mjs features/sheet/print` lists what is to be moved; without a folder, how much is left where.
if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (folder === undefined) for (const each of stillEnglish) console.log(`${each}: ${hardWiredTexts(each).length}`);
  else console.log(hardWiredTexts(folder).join('\n'));
}

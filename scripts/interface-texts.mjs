// Finds texts for people that are in a screen instead of in `data/interface/`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const source = join(root, 'apps/web/src');

/** Folders and files with texts still in English. A moved file leaves this list, which ends empty. */
export const stillEnglish = [];

/** Words that are the same in every language, or that nobody reads: names of keys, fonts, methods. */
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
  // Added by PayPal to the return address.
  'PayerID',
  // The kind of document, by its code.
  'Reach',
]);
/** Values in the form in which a draft or the service stores them. */
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
  // Search options for orders, and a field of the users.
  'Contains',
  'Name',
  'GoSDSDiscountUpTo',
  // Search terms for the catalogue.
  'Toluene',
  'Acetone',
  'Propan-2-ol',
]);
const notRead = [
  /^Aquatic (?:Acute|Chronic) 1$/,
  /^\n {2}content: /,
  // Selectors.
  /^input, select/,
  /^a\[href\], /,
  // A media query.
  /^\([a-z-]+: [a-z]+\)$/,
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

/** Commands to paste into a terminal. */
const commands = ['features/account/developers/example.ts'];

/** Two words, a word beside a value, or a word with a capital. */
const wordForms = [/\p{L}{2,}[,.!?:]? +\p{L}/u, /(?:^|\s)\p{L}{2,} …/u, /… \p{L}{2,}(?:[\s.,]|$)/u, /^\p{Lu}\p{Ll}/u];

const isWords = (text) =>
  wordForms.some((form) => form.test(text)) &&
  !neverWords.has(text) &&
  !storedValues.has(text) &&
  !notRead.some((pattern) => pattern.test(text));

/** True for a thrown error, which only programmers read. */
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

/** The texts in a source file that belong in the message files, each with its line. */
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

/** The texts of the moved folders, or of one that is not moved. */
export const hardWiredTexts = (folder) =>
  files
    .filter((name) => !commands.includes(name))
    .filter((name) => (folder === undefined ? !stillEnglish.some((each) => isIn(name, each)) : isIn(name, folder)))
    .flatMap((name) => textsIn(relative(source, join(source, name)), readFileSync(join(source, name), 'utf8')));

// `node scripts/interface-texts.mjs features/sheet/print` lists the texts to move; without a folder, counts what is
// left where.
if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (folder === undefined) for (const each of stillEnglish) console.log(`${each}: ${hardWiredTexts(each).length}`);
  else console.log(hardWiredTexts(folder).join('\n'));
}

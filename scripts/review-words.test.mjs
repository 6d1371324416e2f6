import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hazardClasses } from '@gosds/ghs/registry';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folders = ['review', 'audit'].map((name) => join(import.meta.dirname, '../packages/sheet/src', name));
/** Patterns and answers that are compared with users' texts, and the report, which is in English. */
const noFindings = /(?:plausible-answers-table|banned-claims|vague-words|review-report|next-best-field)\.ts$/;

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !noFindings.test(file));

/** Three words in a row that are not a hazard class. */
const isSentence = (text) => !hazardClasses.includes(text) && /\p{L}{2,},? \p{L}{2,}[^\p{L}]? \p{L}{2,}/u.test(text);

/** Law references are in the property `law`. */
const isLaw = (node) =>
  ts.isPropertyAssignment(node) && (node.name.getText() === 'law' || node.name.getText() === 'union');

/** The sentences in a source that cite no law. */
function sentencesIn(text) {
  const found = [];
  const visit = (node) => {
    if (isLaw(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('…');
      if (isSentence(words)) found.push(words);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

it('finds a sentence, and none in a cited law', () => {
  expect(sentencesIn("const a = fault('The colour is missing.')")).toHaveLength(1);
  expect(sentencesIn('const a = fault(`${open} of the lines are open`)')).toHaveLength(1);
  expect(sentencesIn("const a = { law: 'UN Model Regulations, special provision 274' }")).toEqual([]);
});

it('says what a check finds in message files alone', () => {
  const left = files.flatMap((file) =>
    sentencesIn(readFileSync(file, 'utf8')).map((sentence) => `${file}: ${sentence}`),
  );
  expect(left).toEqual([]);
});

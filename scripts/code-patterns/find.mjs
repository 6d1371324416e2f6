import ts from 'typescript';

/** Codes of hazards, statements, rules and sentences as they appear in the source of a pattern, without escapes. */
const codes = [
  /\b(?:Flam|Ox|Press|Pyr|Expl|Unst|Desen|Met|Skin|Eye|Resp|Asp|Acute|Chem|Org)\\?\.? ?\(?(?:\?:)?(?:Gas|Liq|Sol|Corr|Irrit|Dam|Sens|Tox|Expl|Press|Unst|Perox)/,
  /\b(?:Carc|Muta|Repr|Lact|Flam|Skin|Eye|Resp)(?:\.|\||\)|$)/,
  /\b(?:STOT|Aquatic|ED (?:HH|ENV)|vPv[BM]|Self-(?:react|heat)|Water-react|Press\. Gas|Aerosol \[?\d)/,
  /H(?:[2-4][\d[(]|\\d|\[[2-4])/,
  /\b(?:EUH|AUH|HNOC)/,
  /P\(?(?:\?:)?[1-5][\d[(]/,
  /GHS0/,
  /\b0(?:14|19|29|31|32|44|66|70|71)\$/,
  /^\^?(?:Acute toxicity|Skin (?:corr|sens)|Serious eye|Germ cell|Carcinogen|Reproductive|Hazardous to|Specific target|Oxidising|Flammable)/,
];

/** Names of values that contain only such a code. */
const holders = /^(?:hCode|hazardClass|ruleId|pictogram|sentenceId)$/;
/** Values with these names count if their beginning or end is compared. */
const prefixHolders = /^(?:code|category|notation|hCode|hazardClass|ruleId|pictogram|sentenceId)$/;

const readers = new Set(['test', 'exec', 'match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);
const prefixes = new Set(['startsWith', 'endsWith']);

/** The name of the value that an expression ends with: `hazard.code` and `code` give `code`. */
const nameOf = (node) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';

const sourceOf = (node) => {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) return node.text.slice(1, node.text.lastIndexOf('/'));
  return node.getText();
};

const looksLikeCode = (source, heads) => {
  const plain = source.replaceAll('\\.', '.');
  const parts = [...source.matchAll(/(?<![\w\\])([a-zA-Z-]+)\\\./g)].map(([, part]) => part);
  return codes.some((one) => one.test(plain)) || parts.some((part) => heads.has(part));
};

/** Packages that work with codes, where no other value has these names. */
const ofCodes = /^packages\/(?:ghs|phrases|print|sheet|transport)\//;
const codeHolders = /^(?:code|hCode|ruleId|statement|notation)$/;
const pieces = new Set(['slice', 'substring', 'charAt', 'at']);

/** True for a piece of a code by its place, such as `code.at(-1)`, and for the parts of a joined statement. */
function isPieceOfCode(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  const argument = node.arguments[0]?.getText() ?? '';
  if (name.text === 'split') return /^['"`]\+['"`]$/.test(argument);
  if (name.text === 'includes')
    return /^(?:value|code|statement)$/.test(nameOf(expression)) && /^['"`][HP]\d{3}/.test(argument);
  return pieces.has(name.text) && codeHolders.test(nameOf(expression));
}

/** True for the id of a row or rule that is compared with a text made on the spot. */
const isComparedWithMade = (node) =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.operatorToken.kind,
  ) &&
  ts.isTemplateExpression(node.right) &&
  /^(?:row|ruleId|code|hCode)$/.test(nameOf(node.left));

const isPattern = (node) =>
  node.kind === ts.SyntaxKind.RegularExpressionLiteral ||
  (ts.isNewExpression(node) && nameOf(node.expression) === 'RegExp');

/** The values that a pattern is matched against, if the call names them. */
function subjectsOf(node) {
  const { parent } = node;
  const [call] = [parent.parent].filter((each) => each !== undefined && ts.isCallExpression(each));
  if (ts.isPropertyAccessExpression(parent) && readers.has(parent.name.text) && call) return call.arguments.map(nameOf);
  if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
    return readers.has(parent.expression.name.text) ? [nameOf(parent.expression.expression)] : [];
  }
  return [];
}

/** True for `code.startsWith('Flam')`, and for a sentence id compared by its head. */
function isPrefixOfCode(node, heads) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  const [argument] = node.arguments;
  if (!prefixes.has(name.text) || argument === undefined) return false;
  const of = nameOf(expression);
  const text = argument.getText().replace(/^['"`]|['"`]$/g, '');
  if (of === 'id') return heads.has(text.split('.', 1)[0]);
  return prefixHolders.test(of) || looksLikeCode(`^${text}`, heads);
}

/**
 * Places that match a code with a pattern, e.g. `packages/x/src/y.ts:12: /^Flam/`; `heads`: the beginnings of sentence
 * ids.
 */
export function codePatternsIn(path, text, heads) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const isTakenApart = ofCodes.test(path) && (isPieceOfCode(node) || isComparedWithMade(node));
    const isFound = isPattern(node)
      ? looksLikeCode(sourceOf(node), heads) || subjectsOf(node).some((name) => holders.test(name))
      : isPrefixOfCode(node, heads) || isTakenApart;
    if (isFound) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The heads of the type `SentenceHead`. */
export function sentenceHeads(text) {
  const source = ts.createSourceFile('sentence-id.ts', text, ts.ScriptTarget.Latest, true);
  const type = source.statements.find((each) => ts.isTypeAliasDeclaration(each) && each.name.text === 'SentenceHead');
  return new Set(type.type.types.map(({ literal }) => literal.text));
}

import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { finishStatement } from './finish-statement.ts';
import { languages } from './languages.ts';
import { wordingOf } from './statement-text.ts';

const { path: table, isThere } = publicFile('reference/hp_statements/hp_statements_clp_24lang.tsv');

/** Evident slips of the pen in the law's own text, and what was meant. */
const slips: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['Explosionsgefahr wenn', 'Explosionsgefahr, wenn'],
    ['sofern bekann>', 'sofern bekannt>'],
    ['/…/anrufen', '/… anrufen'],
    ['/…/waschen', '/… waschen'],
    ['oder falls betroffen', 'oder falls betroffen:'],
    ['betroffen::', 'betroffen:'],
    ['Eventuell Vorhandene', 'Eventuell vorhandene'],
  ],
  nl: [[']apparatuur', '] apparatuur']],
  pl: [
    ['kontacie', 'kontakcie'],
    ['odczulającego.”', 'odczulającego.'],
    ['/…/]', '/…]'],
  ],
  pt: [['dessensibilizado.»', 'dessensibilizado.']],
  es: [
    ['<Indíquese', '<indíquese'],
    ['si se se ha', 'si se ha'],
    ['valvulas', 'válvulas'],
    ['TOXICOLOGĺA', 'TOXICOLOGÍA'],
    ['/… en un recipiente con revestimiento', '/… con revestimiento'],
  ],
  fr: [
    ['médecin/…/ en cas', 'médecin/… en cas'],
    ['inerte/… Protéger', 'inerte/…. Protéger'],
  ],
  it: [
    ['fertilità Sospettato', 'fertilità. Sospettato'],
    ['un medico…', 'un medico/…'],
    ['°C/°F', '°C/…°F'],
  ],
};

/** English is compared in `statement-text.test.ts`, slip by slip. */
const compared = languages.filter(({ tag }) => tag !== 'en');

function lawIn(tag: string): ReadonlyMap<string, string> {
  const [head = '', ...lines] = readFileSync(table, 'utf8').trim().split(/\r?\n/);
  const column = head.split('\t').indexOf(tag);
  const cells = lines.map((line) => line.split('\t'));
  return new Map(column === -1 ? [] : cells.map((row) => [row[0] ?? '', (row[column] ?? '').trim()]));
}

const mended = (text: string, tag: string): string =>
  (slips[tag] ?? []).reduce((mending, [from, to]) => mending.replace(from, to), text);

/** The law sets apostrophes, spaces beside signs, and the last full stop now so, now so. */
const withoutTypography = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/\s*([…/<>])\s*/g, '$1')
    .replaceAll(/\s*°/g, '°')
    .replaceAll(/…\s*\./g, '…')
    .replace(/\.?\]\.?$/, ']')
    .replace(/\s*\.$/, '')
    .replaceAll(/\s+/g, ' ');

describe.skipIf(!isThere)('the official statements against CLP Annexes III and IV in the same language', () => {
  it.each(compared)('$name', async ({ tag, load }) => {
    const law = isThere ? lawIn(tag) : new Map<string, string>();
    const { statements } = await load();
    const official = statements.filter(({ state, source }) => state === 'official' && source.includes('1272/2008'));
    const ours: Readonly<Record<string, string>> = Object.assign({}, ...official.map(({ texts }) => texts));
    expect(Object.keys(ours).sort()).toEqual([...law.keys()].sort());
    const differing = [...law].filter(
      ([code, text]) => withoutTypography(ours[code] ?? '') !== withoutTypography(mended(text, tag)),
    );
    expect(differing.map(([code, text]) => [code, text, ours[code]])).toEqual([]);
  });
});

describe('statements as they are set', () => {
  it.each(compared)('$name: one apostrophe, no double space, a stop or a colon at the end', async ({ load }) => {
    const { statements } = await load();
    const texts = statements.flatMap((group) => Object.entries(group.texts));
    expect(texts.filter(([, text]) => /'|\s\s|\s\.|^\s|[^.:：。\]］]$/.test(text))).toEqual([]);
  });
});

describe('P-statements as printed', () => {
  it.each(compared)('$name leaves no blank and no choice, in the wording of CLP and of the UN', async ({ load }) => {
    const language = await load();
    const codes = language.statements.flatMap(({ texts }) => Object.keys(texts)).filter((code) => code.startsWith('P'));
    const printed = (['eu', 'un'] as const).flatMap((market) =>
      codes.map((code) => [code, finishStatement(code, { wording: wordingOf(market, language) }).text]),
    );
    expect(printed.filter(([, text = '']) => /…|\.\.\.|[/／]|[[\]{}<>［］]/.test(text))).toEqual([]);
  });

  it.each(compared)('$name finishes only statements that it has', async ({ load }) => {
    const { finishedStatements, statements } = await load();
    const known = new Set(statements.flatMap(({ texts }) => Object.keys(texts)));
    expect(Object.keys(finishedStatements).filter((code) => !known.has(code))).toEqual([]);
  });
});

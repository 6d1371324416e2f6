import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile, repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder.ts';
import { languageForm } from './language-form.ts';
import { readSlots, readStatements, type Statement } from './statements.ts';

const { path: reference, isThere } = publicFile('reference/hp_statements');

const data = openDataFolder(repositoryFile('data'));
const tags = data.namesIn('phrases').filter((name) => data.has(`phrases/${name}/language.json`));

function languageOf(tag: string) {
  const groups = data.json(`phrases/${tag}/language.json`, languageForm)?.statements ?? [];
  return {
    groups,
    statements: readStatements(data, `phrases/${tag}/statements.csv`, { groups, slots: readSlots(data) }),
  };
}

const lawTexts = (statements: readonly Statement[]): Readonly<Record<string, string>> =>
  Object.fromEntries(statements.map(({ code, law }) => [code, law]));

function rows(file: string): Map<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(reference, file), 'utf8').trim().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => new Map(line.split('\t').map((cell, at) => [columns[at] ?? '', cell.trim()])));
}

/** CLP Annexes III and IV in a language, by code. Empty if CLP is not published in the language. */
function lawIn(tag: string): ReadonlyMap<string, string> {
  const law = isThere ? rows('hp_statements_clp_24lang.tsv') : [];
  return new Map(law.some((row) => row.has(tag)) ? law.map((row) => [row.get('code') ?? '', row.get(tag) ?? '']) : []);
}

/** Obvious misprints in the official text, and the correct words. */
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

const mended = (text: string, tag: string): string =>
  (slips[tag] ?? []).reduce((mending, [from, to]) => mending.replace(from, to), text);

/** Removes apostrophes, spaces beside signs, and the last full stop, which the law uses inconsistently. */
const withoutTypography = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/\s*([…/<>])\s*/g, '$1')
    .replaceAll(/\s*°/g, '°')
    .replaceAll(/…\s*\./g, '…')
    .replace(/\.?\]\.?$/, ']')
    .replace(/\s*\.$/, '')
    .replaceAll(/\s+/g, ' ');

/** The texts that a language copies from CLP. */
function official(tag: string): Readonly<Record<string, string>> {
  const { groups, statements } = languageOf(tag);
  const fromClp = groups.filter(({ state, source }) => state === 'official' && source.includes('1272/2008'));
  return lawTexts(statements.filter(({ group }) => fromClp.some((each) => each.group === group)));
}

describe.skipIf(!isThere)('the official statements against CLP Annexes III and IV in the same language', () => {
  it.each(tags.filter((tag) => tag !== 'en'))('%s', (tag) => {
    const ours = official(tag);
    // A language without CLP has no official text here.
    const law = Object.keys(ours).length > 0 ? lawIn(tag) : new Map<string, string>();
    expect(Object.keys(ours).sort()).toEqual([...law.keys()].sort());
    const differing = [...law].filter(
      ([code, text]) => withoutTypography(ours[code] ?? '') !== withoutTypography(mended(text, tag)),
    );
    expect(differing.map(([code, text]) => [code, text, ours[code]])).toEqual([]);
  });
});

/** Applies our deliberate corrections: missing full stops and misprints of the law. */
function withoutSlips(text: string): string {
  return text
    .replace('Do no ', 'Do not ')
    .replace('POISON CENTRE', 'POISON CENTER')
    .replace('if known >', 'if known>')
    .replace('extinguish].', 'extinguish.]')
    .replace(/ ?… ?(?=[a-z])/g, ' … ')
    .replace(/…\s*\.?$/, '….')
    .replace(/with…\s*\.$/, 'with ….')
    .replace(/with….$/, 'with ….')
    .replace(/\/ … /g, '/… ')
    .replace(/°C\/(…|122) ?°F/g, '°C/$1 °F')
    .replace(/([^.:\]])$/, '$1.');
}

describe.skipIf(!isThere)('the English texts against the consolidated law', () => {
  const law = lawIn('en');
  const ours = official('en');

  it('holds every code of the law and none besides', () => {
    expect(Object.keys(ours).sort()).toEqual([...law.keys()].sort());
  });

  it('words every code as the law does, its slips of the pen put right', () => {
    const differing = [...law].filter(([code, text]) => ours[code] !== withoutSlips(text));
    expect(differing.map(([code, text]) => [code, text, ours[code]])).toEqual([]);
  });
});

/** Faults in the extract of the UN list: misprints, wrong capitals, missing words. */
const faultsOfExtract = new Map([
  ['H211', 'printed "Maybe sensitive"'],
  ['P236', 'printed "configuraion"'],
  ['P317', 'printed with "emergency", which its own combinations P301+P317 and others do not have'],
  ['P342+P316', 'printed "emergence medical help"'],
  ['P305+P354+P338', 'comma of CLP and UN P338 left out'],
  ['P503', 'slash before the ellipsis left out'],
]);

const unTexts = Object.entries(
  lawTexts(languageOf('en').statements.filter(({ group }) => group === 'un' || group === 'un-wording')),
);

describe.skipIf(!isThere)('the texts of the UN system, 10th revised edition', () => {
  const un = isThere ? rows('ghs_rev10_un_english_pubchem.tsv') : [];
  const text = new Map(un.map((row) => [row.get('H-Code') ?? '', row.get('Hazard Statement') ?? '']));
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/\.\.+|…/g, '')
      .replaceAll(/[.\s]+/g, ' ')
      .trim();

  it.each(unTexts)('%s is worded as there', (code, own) => {
    const published = (text.get(code) ?? '').replace('(Deleted)', '').replace(/^Cause /, 'Causes ');
    if (faultsOfExtract.has(code)) expect(plain(own), 'the fault is still there').not.toBe(plain(published));
    else expect(plain(own)).toBe(plain(published));
  });
});

describe('statements as they are set', () => {
  it.each(tags)('%s: one apostrophe, no double space, a stop or a colon at the end', (tag) => {
    const { statements } = languageOf(tag);
    const texts = statements.map(({ code, law }) => [code, law] as const);
    const isSlip = tag === 'en' ? /\s\s|\s\.|^\s|[^.:)\]]$/ : /'|\s\s|\s\.|^\s|[^.:：。\]］]$/;
    expect(texts.filter(([, text]) => isSlip.test(text))).toEqual([]);
  });
});

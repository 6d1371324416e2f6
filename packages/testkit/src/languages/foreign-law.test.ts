import type { Language } from '@gosds/phrases/language';
import { loadLanguage } from '@gosds/phrases/load-language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import {
  countries,
  type Country,
  furtherLanguagesOf,
  marketBasis,
  nationalLanguagesOf,
} from '@gosds/sheet/profiles/countries';
import { sheetText } from '@gosds/sheet/sheet-text';
import { describe, expect, it } from 'vitest';
import { products } from '../products/all-products.ts';
import { factsOf } from '../products/sheet-of.ts';

/** Laws of the EU, of its Member States and of Great Britain, in any language of the sheets that may cite them. */
const europeanLaw =
  /\b(?:REACH|CLP|COSHH|COMAH|Seveso|2008\/98|2000\/532|2012\/18|98\/24|94\/33|92\/85|2019\/1148|273\/2004)\b|15 01 10|^UFI\b/;

/** Sources and limits of other lists have their own titles, and abbreviations are explained. */
const isSource = (line: string) =>
  / \| |^- .*\([\d./-]{4,10}\)|^(?:REACH|CLP|SEA|KKDİK|UFI|EUH): |^- .*\bEH40\b/.test(line) ||
  /\b(?:rubrique|section|Abschnitt|sezione) 16\b|annexe XIII|Annex XIII|Anhang XIII|allegato XIII/i.test(line);

/** The law that a form is modelled on, as named in its legal basis, its law and the classification paragraphs. */
const isModel = (line: string) =>
  /^(?:following|suivant|secondo|according to|gemäss|conformément|ai sensi)|This sheet follows|La présente fiche suit|La presente scheda segue/.test(
    line.replace(/^[^:]*: /, ''),
  ) ||
  /\b(?:ChemO|ChemV|OChim|OPChim|CLP) (?:Annex|Anhang|annexe|allegato)/.test(line) ||
  (line.includes('1272/2008') && !line.includes('1907/2006'));

async function linesFor(country: string, language: Language, draft: (typeof products)[number]['draft']) {
  const description = { ...draft.description, country, language: language.tag, ufiNumbers: '' };
  const { document } = makeSheet({ ...factsOf({ ...draft, description }), language });
  return sheetText(document).split('\n');
}

/** Countries for which the law of the EU or of Great Britain was wrongly taken as their own. */
const isUnderIt = (code: string) => {
  const { rules, profile } = marketBasis(code);
  return /^(?:eu|gb|tr)$/.test(rules) && !profile.startsWith('follows-');
};

const abroad = countries.filter(({ code }) => !isUnderIt(code));

it('stands apart from the law of the EU in every country outside it', () => {
  const under = countries.filter(({ code }) => isUnderIt(code)).map(({ code }) => code);
  const members =
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB TR'.split(' ');
  expect(under.toSorted()).toEqual(members.toSorted());
});

const citing = (lines: readonly string[]) =>
  lines.filter((line) => europeanLaw.test(line) && !isSource(line) && !isModel(line));

it.each(['en', 'de'])('knows them in a sheet for Germany, in %s', async (tag) => {
  const language = await loadLanguage(tag);
  for (const { name, draft } of products) {
    const cited = citing(await linesFor('DE', language, draft)).join('\n');
    for (const law of ['2008/98', '2000/532', '2012/18', '98/24']) expect(cited, name).toContain(law);
  }
});

const isRead = ({ tag }: { readonly tag: string }) => /^(?:en|de|fr|it|es)$/.test(tag);

/** The languages of the country's law, and one further language, a different one for each country. */
function tagsFor(country: Country): readonly string[] {
  const further = furtherLanguagesOf(country).filter(isRead);
  const inTurn = further.filter((_, place) => place === abroad.indexOf(country) % further.length);
  return [...nationalLanguagesOf(country).filter(isRead), ...inTurn].map(({ tag }) => tag);
}

describe.each(abroad)('a sheet for $name', (country) => {
  const tags = tagsFor(country);

  it.each(tags)('cites no law of the EU or of Great Britain as law, in %s', async (tag) => {
    const language = await loadLanguage(tag);
    const sheets = await Promise.all(products.map(({ draft }) => linesFor(country.code, language, draft)));
    expect(citing(sheets.flat())).toEqual([]);
  });
});

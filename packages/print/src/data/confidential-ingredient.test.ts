import { findByCas } from '@gosds/catalogue/catalogue';
import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { type Draft, propertiesSchema } from '@gosds/sheet/draft/draft';
import { packageLabel } from '@gosds/sheet/label/package-label';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { standsAsWord } from '@gosds/sheet/draft/stands-as-word';
import { reviewSheet } from '@gosds/sheet/review/review';
import type { Substance } from '@gosds/sheet/substance';
import { draftOf, picked } from '@gosds/testkit/products/supplier';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/made-sheets.ts';
import { writeSheetFiles } from './sheet-files.ts';

function found(cas: string): Substance {
  const substance = findByCas(cas);
  if (!substance) throw new Error(`${cas} is not in the catalogue.`);
  return substance;
}

const water = found('7732-18-5');

/**
 * Each substance appears by name or number in another part of the sheet: exposure limits, restrictions, first aid of
 * its own, waste numbers, Seveso, precursors, candidate list, carcinogens, gloves, sensitisers, a transport entry of
 * its own.
 */
const secrets = [
  ['toluene', '108-88-3', 'Aromatic solvent'],
  ['benzene', '71-43-2', 'Aromatic solvent'],
  ['methanol', '67-56-1', 'Alcohol'],
  ['acetone', '67-64-1', 'Ketone'],
  ['bisphenol A', '80-05-7', 'Phenol derivative'],
  ['formaldehyde', '50-00-0', 'Biocide'],
  ['methyl isothiazolinone', '2682-20-4', 'Preservative'],
  ['sodium hypochlorite', '7681-52-9', 'Bleach'],
  ['diphenylmethane diisocyanate', '101-68-8', 'Hardener'],
] as const;

const markets = ['DE', 'FR', 'GB', 'CH', 'US', 'CA', 'AU', 'NZ', 'CN', 'JP', 'BR'];

type Recipe = { readonly cas: string; readonly shown: string; readonly country: string };

/**
 * The confidential ingredient is the second of the product. Its name was chosen as the technical name before it was
 * withheld.
 */
function secretDraft({ cas, shown, country }: Recipe): Draft {
  const secret = found(cas);
  const draft = draftOf({
    productName: 'Blend 7',
    country,
    uses: 'Cleaning of parts',
    ingredients: [
      picked('1', water.materialId, [water.name, '62.877']),
      {
        ...picked('2', secret.materialId, [secret.name, '37.123']),
        casNumber: cas,
        sanitisedName: shown,
        sanitisedProportion: '30-60',
      },
    ],
    properties: propertiesSchema.parse({
      state: 'Liquid',
      waterSolubility: 'Miscible',
      flashPoint: { value: '20', unit: '°C' },
    }),
  });
  const goods = { unNumber: '1993', dgClass: '3', packagingGroup: 'II', shippingName: 'FLAMMABLE LIQUID, N.O.S.' };
  const dangerousGoods = { ...draft.dangerousGoods, ...goods, nosIngredients: [secret.name], confirmed: true };
  return { ...draft, dangerousGoods };
}

/** Everything the recipient gets: text, page, public page, XML, attachments of the PDF, label. */
function everyOutput(draft: Draft): ReadonlyMap<string, string> {
  const language = draft.description.country === 'DE' ? german : english;
  const facts = { ...factsOf(draft), language };
  const made = makeSheet(facts);
  const files = writeSheetFiles(facts, {
    ...made,
    review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }),
  });
  const label = packageLabel(made.product, facts, {
    languages: [language],
    quantity: '1 l',
    capacityMl: 1000,
    isReduced: false,
    isBesideTransportLabels: false,
  });
  return new Map([
    ...[...files.forms].filter(([form]) => form !== 'json'),
    ...files.attachments.map(({ name, content }) => [`attached ${name}`, new TextDecoder().decode(content)] as const),
    ['public page', files.publicPage],
    ['label', JSON.stringify(label)],
  ]);
}

/** Words that also name a class or a use, so that they reveal nothing. */
const common = ['MIT', 'hypochlorite', 'bleach'];

function namesOf({ name, cas = '', ec = '', index = '', synonyms }: Substance): readonly string[] {
  const own = german.substanceNames?.[name] ?? '';
  return [name, own, cas, ec, index, ...synonyms].filter((text) => text.length > 3 && !common.includes(text));
}

describe('an ingredient whose name and share are withheld', () => {
  it.each(secrets)('is named by nothing that is made of the sheet, in any market: %s', (_, cas, shown) => {
    const names = [...namesOf(found(cas)), '37.123', '37,123'].map((name) => name.toLowerCase());
    const leaks = markets.flatMap((country) =>
      [...everyOutput(secretDraft({ cas, shown, country }))].flatMap(([form, text]) => {
        const written = text.toLowerCase();
        return names.filter((name) => standsAsWord(name, written)).map((name) => `${country}, ${form}: ${name}`);
      }),
    );
    expect(leaks).toEqual([]);
  });

  it('is shown by its generic name and its range all the same', () => {
    const text = everyOutput(secretDraft({ cas: '108-88-3', shown: 'Aromatic solvent', country: 'US' })).get('text');
    expect(text).toContain('Aromatic solvent');
    expect(text).toContain('30-60 (the actual concentration is withheld as a trade secret)');
    expect(text).toContain('(contains Aromatic solvent)');
  });

  it('is the only one that is left out: the same product names it where it is not withheld', () => {
    const draft = secretDraft({ cas: '108-88-3', shown: '', country: 'DE' });
    expect(everyOutput(draft).get('text')).toContain('108-88-3');
  });
});

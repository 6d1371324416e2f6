import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { findByCas } from '@gosds/catalogue/catalogue';
import { language as english } from '@gosds/phrases/generated/en/language';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { lists } from '@gosds/sheet/generated/list-editions';
import { noneOn } from '@gosds/sheet/lists/held-against';
import { writingOf } from '@gosds/sheet/sections/writing';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from './sheet-of.ts';

type Shares = Readonly<Record<string, string>>;

/** By CAS number. A substance without a catalogue record is typed. */
function draftFor(country: string, shares: Shares, name?: string) {
  const ingredients = Object.entries(shares).map(([cas, proportion], index) => {
    const record = findByCas(cas);
    const materialId = record?.materialId ?? null;
    return { id: String(index + 1), name: record?.name ?? name ?? cas, casNumber: cas, materialId, proportion };
  });
  return draftSchema.parse({ description: { country, language: 'en' }, ingredients, properties: { state: 'Liquid' } });
}

function sheetFor(country: string, shares: Shares, name?: string) {
  const draft = draftFor(country, shares, name);
  const made = sheetOf(draft);
  const texts = new Map<string, string>(sentencesOf(made.document.sections).map(({ id, text }) => [id, text]));
  const { findings } = reviewSheet({ ...factsOf(draft), ...made, today: '2026-11-23' });
  const asked = (check: string) =>
    findings.filter((each) => each.check === check).map(({ message }) => findingInEnglish(message));
  return { texts, text: (id: string) => texts.get(id) ?? '', all: [...texts.values()].join('\n'), asked };
}

const listed: Shares = { '106-94-5': '30', '111-15-9': '20', '111-96-6': '15', '84-69-5': '10', '98-95-3': '5' };
const propylene: Shares = { '57-55-6': '60', '7732-18-5': '40' };
const edition = english.sheet.shared.date(lists.euReachCandidateList.version);

describe('the Candidate List in a sheet', () => {
  it('names each ingredient with its reasons and their days, and Annex XIV beside it', () => {
    const { texts, text } = sheetFor('DE', listed);
    expect([1, 2, 3, 4, 5].every((id) => texts.has(`regulations.svhc.${String(id)}`))).toBe(true);
    expect(text('regulations.svhc.4')).toBe(
      'Diisobutyl phthalate: toxic for reproduction (Article 57(c)), 2010-01-13; endocrine disrupting properties, human health (Article 57(f)), 2017-07-07.',
    );
    expect([...texts.keys()].filter((id) => id.startsWith('regulations.annexXiv.'))).toHaveLength(3);
  });

  it.each([
    [
      'bisphenol A',
      '80-05-7',
      ['other-hazards.endocrineFound', 'toxicology.endocrineFound', 'endocrine-environment.effectFound'],
    ],
    [
      'a phthalate',
      '84-69-5',
      ['other-hazards.endocrineFound', 'toxicology.endocrineFound', 'endocrine-environment.effectNone'],
    ],
    ['D4', '556-67-2', ['other-hazards.pbtFound', 'pbt.assessmentFound', 'toxicology.endocrineNone']],
  ])('lets the reasons of %s speak in 2.3, 11.2, 12.5 and 12.6', (_, cas, ids) => {
    const { texts } = sheetFor('DE', { [cas]: '8', '57-55-6': '92' });
    expect(ids.filter((id) => !texts.has(id))).toEqual([]);
  });

  it.each([
    ['0.1', true],
    ['0.09', false],
  ])('of an ingredient at %s %% is told: %s', (share, isPrinted) => {
    const { texts } = sheetFor('DE', { '80-05-7': share, '57-55-6': String(100 - Number(share)) });
    expect(texts.has('regulations.svhc.1')).toBe(isPrinted);
    expect(texts.has('other-hazards.endocrineFound')).toBe(isPrinted);
    expect(texts.has('regulations.svhc.none')).toBe(!isPrinted);
  });

  it('is said to name none, with its edition, of ingredients that were all held against it', () => {
    const { text } = sheetFor('DE', propylene);
    expect(text('regulations.svhc.none')).toBe(
      `None of the ingredients at 0.1 % or more is on the Candidate List (edition of ${edition}).`,
    );
    expect(text('other-hazards.pbtNone')).toContain(edition);
    expect(text('other-hazards.endocrineNone')).toContain(edition);
  });

  it.each([
    ['nobody has identified', { '57-55-6': '60', '': '40' }, 'Secret matter'],
    [
      'may belong to a group without numbers',
      { '57-55-6': '60', '68081-86-7': '40' },
      'Phenol, nonyl derivs. (nonylphenol)',
    ],
  ])('says nothing where an ingredient %s, and the review asks for it by name', (_, shares, name) => {
    const { all, text, asked } = sheetFor('DE', shares, name);
    expect(all).not.toMatch(/None of the ingredients at/);
    expect(text('regulations.svhc.open')).toBe('Not Available');
    for (const id of ['toxicology.endocrineOpen', 'pbt.open', 'endocrine-environment.open']) {
      expect(text(id)).toBe('Not Available');
    }
    expect(asked('lists.candidates')).toEqual([expect.stringContaining(name)]);
  });

  it('says nothing of a recipe that leaves a rest', () => {
    const { all, asked } = sheetFor('DE', { '57-55-6': '60', '7732-18-5': '39' });
    expect(all).not.toMatch(/None of the ingredients at/);
    expect(asked('lists.whole-recipe')).toHaveLength(1);
  });

  it('holds a number against it that was typed without a record', () => {
    expect(findByCas('776297-69-9')).toBeUndefined();
    const { text } = sheetFor('DE', { '776297-69-9': '5', '57-55-6': '95' }, 'Pentyl isopentyl phthalate');
    expect(text('regulations.svhc.1')).toBe(
      'Pentyl isopentyl phthalate: toxic for reproduction (Article 57(c)), 2012-12-19.',
    );
  });

  it.each(['GB', 'TR', 'CH'])('is not the law of %s, where nothing is said of none', (country) => {
    expect(sheetFor(country, propylene).all).not.toMatch(/Candidate List \(edition/);
  });
});

describe('a list that is held in part', () => {
  it('cannot be said to name none: that does not compile', () => {
    const draft = draftFor('US', propylene);
    const writing = writingOf(sheetOf(draft).product, factsOf(draft));
    expect(noneOn(writing, lists.euReachCandidateList, writing.ingredients)).toEqual({
      completeness: 'complete',
      date: edition,
    });
    // @ts-expect-error The Monographs of IARC are held in part.
    noneOn(writing, lists.intIarcMonographs, writing.ingredients);
    // @ts-expect-error Nor does the phrase take what was not held whole.
    english.sheet.regulation.svhcNone({ completeness: 'partial', date: edition });
  });

  it('is silent where it finds nothing, and the review asks', () => {
    const { texts, all, asked } = sheetFor('US', propylene);
    expect([...texts.keys()].filter((id) => /regulations\.(?:sara313|cercla|prop65)/.test(id))).toEqual([]);
    expect(all).not.toMatch(/IARC/);
    for (const check of ['lists.iarc', 'lists.releases', 'lists.quantities', 'lists.california']) {
      expect(asked(check), check).toHaveLength(1);
    }
  });

  it('says what it names', () => {
    const { text } = sheetFor('US', {
      '75-01-4': '1',
      '95-53-4': '5',
      '7439-96-5': '5',
      '100-44-7': '5',
      '108-93-0': '84',
    });
    expect([1, 2, 3, 4, 5].every((id) => text(`regulations.sara313.${String(id)}`) !== '')).toBe(true);
    expect([text('listings.1.ntp'), text('listings.1.iarc'), text('listings.1.osha')]).toEqual([
      'Known',
      '1',
      '1910.1017',
    ]);
    expect([text('listings.2.ntp'), text('listings.2.iarc'), text('listings.2.osha')]).toEqual([
      'Known',
      '1',
      'Not listed',
    ]);
    expect(text('regulations.prop65Warning')).toContain('Vinyl chloride, o-Toluidine and Benzyl chloride');
  });
});

describe('exposure limits', () => {
  it('of nicotine are those of EH40 in Great Britain', () => {
    const { all } = sheetFor('GB', { '54-11-5': '2', '57-55-6': '98' }, 'Nicotine');
    expect(all).toContain('Workplace exposure limit (EH40)');
    expect(all).not.toMatch(/limit is known/);
  });

  it('of hydrogen peroxide are not borrowed in Portugal', () => {
    const { texts, text } = sheetFor('PT', { '7722-84-1': '35', '7732-18-5': '65' });
    expect(text('limits.open')).toBe('Not Available');
    expect([...texts.keys()].filter((id) => id.startsWith('limits.1.'))).toEqual([]);
  });
});

describe('Japan', () => {
  it('names every ingredient of a toner in section 3, and the review asks for its lists', () => {
    const toner: Shares = { '1317-61-9': '40', '1333-86-4': '5', '8002-74-2': '3', '9003-53-6': '52' };
    const { texts, asked } = sheetFor('JP', toner);
    expect(texts.has('composition.none')).toBe(false);
    expect([1, 2, 3, 4].every((id) => texts.has(`composition.${String(id)}.name`))).toBe(true);
    expect(asked('lists.national')).toHaveLength(4);
    expect(asked('lists.japan-named')).toHaveLength(1);
  });
});

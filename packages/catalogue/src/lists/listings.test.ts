import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCasNumber } from '@gosds/data/registry-numbers';
import { publicFile } from '@gosds/testkit/public-files';
import { readCsv } from '@gosds/data/csv';
import { describe, expect, it } from 'vitest';
import { euReachCandidateList } from '../generated/lists/eu-reach-candidate-list.ts';
import { intIarcMonographs } from '../generated/lists/int-iarc-monographs.ts';
import { listingsOf } from './listings.ts';
import { usNtpRoc } from '../generated/lists/us-ntp-roc.ts';

const { path: reference, isThere } = publicFile('reference');

const numbersIn = (text: string): readonly string[] => text.match(/\d+-\d\d-\d/g) ?? [];

function columnOf(file: string, [key, value]: readonly [string, string]): Map<string, string> {
  const [head = '', ...lines] = readFileSync(join(reference, file), 'utf8').split(/\r?\n/);
  const names = head.split('\t');
  return new Map(
    lines.flatMap((line) => {
      const cells = line.split('\t');
      const text = cells[names.indexOf(value)] ?? '';
      return numbersIn(cells[names.indexOf(key)] ?? '').map((cas): [string, string] => [cas, text]);
    }),
  );
}

/** Removes the form: the name of a listing for one form, such as mists, includes the form. */
const withoutForm = (listing = ''): string | undefined => listing.split(' (')[0];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Converts `04-Feb-2026` to an ISO date. */
function isoOf(written: string): string {
  const [day = '', month = '', year = ''] = written.split('-');
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}

/** ECHA added reasons to these entries later; the export does not give the date. */
const addedLater = ['80-05-7', '117-81-7', '84-74-2', '85-68-7', '84-69-5'];

describe('the Candidate List', () => {
  it('gives each reason of bisphenol A with the day it was listed for it', () => {
    expect(listingsOf('80-05-7').svhc).toEqual([
      { reason: 'reprotoxic', date: '2017-01-12' },
      { reason: 'endocrineHealth', date: '2017-07-07' },
      { reason: 'endocrineEnvironment', date: '2018-01-15' },
    ]);
  });

  it.each([
    ['1-bromopropane', '106-94-5'],
    ['2-ethoxyethyl acetate', '111-15-9'],
    ['diglyme', '111-96-6'],
    ['diisobutyl phthalate', '84-69-5'],
    ['nitrobenzene', '98-95-3'],
    ['n-hexane, of the newest edition', '110-54-3'],
    ['the hydrate of a salt', '31119-53-6'],
    ['a member of a group', '186309-28-4'],
  ])('holds %s', (_, cas) => {
    expect(listingsOf(cas).svhc).not.toEqual(undefined);
  });

  it.skipIf(!isThere)('is the export of 22 February 2026 to the last number and day', () => {
    const file = join(reference, 'lists/eu_reach_candidate_list_svhc_2026-02-22.csv');
    const published = readCsv(readFileSync(file, 'utf8')).filter(({ cas }) => cas !== '');
    const held = (cas: string) => listingsOf(cas).svhc ?? [];
    for (const { cas = '', date_included: date = '', reason = '' } of published) {
      expect([cas, held(cas).length]).toEqual([cas, reason.split('#').length]);
      if (!addedLater.includes(cas))
        expect([cas, held(cas).every((each) => each.date === isoOf(date))]).toEqual([cas, true]);
      expect([cas, held(cas).some((each) => each.date === isoOf(date))]).toEqual([cas, true]);
    }
    const numbers = new Set(published.map(({ cas }) => cas));
    // Only the export of 2024 has this number, as a member of the same entry.
    expect(Object.keys(euReachCandidateList).filter((cas) => !numbers.has(cas))).toEqual(['186309-28-4']);
  });

  it.skipIf(!isThere)('holds every number of the two other editions at hand', () => {
    const newest = columnOf('reach_lists/eu_svhc_candidate_list_2026-02-04.tsv', ['cas_no', 'inclusion_date']);
    const older = columnOf('reach_lists/eu_svhc_candidate_list_2024-05-22.tsv', ['CAS No.', 'Date of inclusion']);
    const known = (cas: string) => cas in euReachCandidateList;
    expect([...newest.keys(), ...older.keys()].filter((cas) => !known(cas))).toEqual([]);
    for (const [cas, date] of newest) {
      expect([cas, listingsOf(cas).svhc?.some((each) => each.date === date)]).toEqual([cas, true]);
    }
    // The edition of 4 February 2026 omits members of groups that the exports list one by one: nonylphenol,
    // heptylphenol, PFHxS and Karanal.
    const groups =
      /nonylphen|heptyl|hexyl|heptan|hexan|butan-2-yl|pentan|phenol|dioxane|octaoxa|hexaoxa|pentaoxa|nonaoxa|ethoxy/i;
    const file = join(reference, 'lists/eu_reach_candidate_list_svhc_2026-02-22.csv');
    const unexplained = readCsv(readFileSync(file, 'utf8'))
      .filter(({ cas = '', name = '' }) => cas !== '' && !newest.has(cas) && !groups.test(name))
      .map(({ cas, name }) => `${cas ?? ''} ${name ?? ''}`);
    expect(unexplained).toEqual([]);
  });
});

describe('the restrictions of REACH', () => {
  it.skipIf(!isThere)('name every substance that ECHA names in an entry, but for those that go by class', () => {
    const byClass = ['03', '28', '29', '30', '40'];
    const file = join(reference, 'lists/eu_reach_annex_xvii_restrictions_2026-02-22.csv');
    const published = readCsv(readFileSync(file, 'utf8')).filter(
      ({ cas, entry_no: entry = '' }) => cas !== '' && !byClass.includes(entry),
    );
    const unknown = published.filter(({ cas = '', entry_no: entry = '' }) => {
      const numbers = listingsOf(cas).annexXvii?.split(', ') ?? [];
      return !numbers.includes(entry.replace(/^0/, ''));
    });
    expect(unknown.map(({ cas, entry_no: entry }) => `${cas ?? ''} ${entry ?? ''}`)).toEqual([]);
  });
});

describe('lists of carcinogens', () => {
  it.skipIf(!isThere)('give IARC groups 1, 2A and 2B as the older copy, but for what was evaluated since', () => {
    const older = columnOf('cancer_lists/iarc_monographs_cas.tsv', ['cas', 'iarc_group']);
    const since: string[] = [];
    for (const [cas, listed] of Object.entries(intIarcMonographs)) {
      const group = withoutForm(listed);
      const before = older.get(cas);
      if (before !== undefined && before !== group) since.push(`${cas} ${before} ${group}`);
    }
    expect(since.toSorted()).toMatchSnapshot();
  });

  it.skipIf(!isThere)('give the Report on Carcinogens as published', () => {
    const published = columnOf('cancer_lists/ntp_roc15_2021.tsv', ['casrn', 'listing']);
    for (const [cas, listing] of published) {
      if (isCasNumber(cas))
        expect([cas, withoutForm(usNtpRoc[cas])]).toEqual([
          cas,
          listing === 'Known' ? 'Known' : 'Reasonably anticipated',
        ]);
    }
  });

  it.each([
    ['75-01-4', '1', 'Known', '1910.1017'],
    ['95-53-4', '1', 'Known', undefined],
    ['98-82-8', '2B', 'Reasonably anticipated', undefined],
  ])('name %s', (cas, iarc, ntp, osha) => {
    expect(listingsOf(cas)).toMatchObject({ iarc, ntp });
    expect(listingsOf(cas).osha).toBe(osha);
  });
});

describe('the listings of a substance', () => {
  it('are the inventories alone for a substance that no other list names', () => {
    expect(listingsOf('56-81-5')).toEqual({ inventories: expect.any(Array) });
  });
});

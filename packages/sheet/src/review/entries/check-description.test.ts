import { writtenFinding } from '../written-finding.ts';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { checkDescription, checkLogo, checkSettings } from './check-description.ts';
import { emptyDraft } from '../../draft/draft.ts';
import { isPassable } from '../finding.ts';

const ufiText = 'Please enter 16 character digit in XXXX-XXXX-XXXX-XXXX format.';
const filled = { ...emptyDraft().description, productName: 'P', companyName: 'C', country: 'DE', language: 'en' };

const problemsOf = (findings: ReturnType<typeof checkDescription>) =>
  findings
    .filter(({ severity }) => severity === 'problem')
    .map(({ path, message }) => [path, findingInEnglish(message)]);

describe('the description step', () => {
  it('asks for country, language, product name and company name each in its own words', () => {
    expect(problemsOf(checkDescription(emptyDraft().description, 'un'))).toEqual([
      ['description.country', 'Choose the country where the product is sold.'],
      ['description.language', 'Choose the language of the sheet.'],
      ['description.productName', 'Enter the product name.'],
      ['description.companyName', 'Enter the company name.'],
    ]);
  });

  it.each([
    ['', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['29.02.2024', false],
    ['2024-03', false],
  ])('takes "%s" for the day of a claim for exemption: %s', (day, isTaken) => {
    for (const field of ['hmiraDateFiled', 'hmiraDateGranted']) {
      const found = problemsOf(checkDescription({ ...filled, [field]: day }, 'ca'));
      expect(found).toEqual(isTaken ? [] : [[`description.${field}`, 'Write the day as 2024-03-15.']]);
    }
  });

  it('takes blanks for nothing', () => {
    const findings = checkDescription({ ...filled, productName: '  ' }, 'eu');
    expect(problemsOf(findings)).toEqual([['description.productName', 'Enter the product name.']]);
  });

  it('lets a filled step pass, with warnings for what the sheet lacks', () => {
    const findings = checkDescription(filled, 'eu');
    expect(isPassable(findings)).toBe(true);
    expect(findings.map(({ path }) => path)).toContain('description.email');
    expect(checkDescription(filled, 'us').map(({ path }) => path)).not.toContain('description.email');
  });

  it.each([
    ['ABCD-EFGH-IJKL-MNOP', 0],
    ['ABCD–EFGH–IJKL–MNOP', 0],
    ['ABCD-EFGH-IJKL-MNOP, 1234-5678-9012-3456', 0],
    ['', 0],
    ['ABCD-EFGH-IJKL-MNO', 1],
    ['ABCD-EFGH-IJKL-MNOPQ', 1],
    ['ABCD-EFGH', 1],
    ['ABCD-EFGH-IJKL-MNOP-QRST', 1],
    ['ABCD-EFGH-IJKL-MNOP,1234-5678-9012-3456', 1],
    ['ABCDEFGHIJKLMNOP', 1],
  ])('UFI numbers %s give %d problems', (ufiNumbers, count) => {
    const findings = problemsOf(checkDescription({ ...filled, ufiNumbers }, 'eu'));
    expect(findings).toEqual(count === 0 ? [] : [['description.ufiNumbers', ufiText]]);
  });

  it('takes three groups on the step with a warning, and refuses them in the settings', () => {
    const description = { ...filled, ufiNumbers: 'ABCD-EFGH-IJKL' };
    const step = checkDescription(description, 'eu').filter(({ path }) => path === 'description.ufiNumbers');
    expect(step.map(({ severity }) => severity)).toEqual(['warning']);
    expect(problemsOf(checkSettings(description))).toEqual([['description.ufiNumbers', ufiText]]);
  });

  it('warns of a UFI whose check character is wrong, and names it', () => {
    const ufiFindings = (ufiNumbers: string) =>
      checkDescription({ ...filled, ufiNumbers }, 'eu').filter(({ path }) => path === 'description.ufiNumbers');
    expect(ufiFindings('FMTT-2SQN-6FDD-6TV1').map(writtenFinding)).toMatchObject([
      { severity: 'warning', message: expect.stringMatching(/^FMTT-2SQN-6FDD-6TV1: .* it must begin with G\.$/) },
    ]);
  });

  it.each(['telephone', 'emergencyTelephone'] as const)('takes for %s what has a number in it', (field) => {
    const text = 'This is not a telephone number. Write it with its country code, like +49 30 123456.';
    const at = (typed: string) => problemsOf(checkDescription({ ...filled, [field]: typed }, 'un'));
    expect(['112', '+49 30 19240 (24 h)', '1-800-CHEMTREC', '٠٣٠ ١٩٢٤٠'].flatMap(at)).toEqual([]);
    for (const typed of ['11', 'call us', '24/h']) {
      expect([typed, at(typed)]).toEqual([typed, [[`description.${field}`, text]]]);
    }
  });

  it.each(['\u200b', '\u2060\ufeff', '\u3164\u3164', '\u2800'])(
    'asks for a product name where %j is not to be seen',
    (name) => {
      expect(problemsOf(checkDescription({ ...filled, productName: name }, 'un')).map(([path]) => path)).toEqual([
        'description.productName',
      ]);
    },
  );

  it.each(['javascript:alert(1).x', 'data:text/html.x', 'javascript:alert.com', 'http://a.b1'])(
    'takes %s for no website',
    (website) => {
      expect(problemsOf(checkDescription({ ...filled, website }, 'un')).map(([path]) => path)).toEqual([
        'description.website',
      ]);
    },
  );

  it('takes for a website what has an address in it', () => {
    const at = (website: string) => problemsOf(checkDescription({ ...filled, website }, 'un'));
    const possible = ['www.example.com', 'https://example.co.uk/sds?id=1', 'HTTP://müller.de', 'example.com/a b'];
    expect(possible.slice(0, 3).flatMap(at)).toEqual([]);
    for (const typed of [...possible.slice(3), 'example', 'a b.com', 'me@example.com', 'http://']) {
      expect([typed, at(typed)]).toEqual([
        typed,
        [['description.website', 'This is not a web address. Write it like www.example.com.']],
      ]);
    }
  });

  it('marks an unchosen item in the settings', () => {
    expect(problemsOf(checkSettings({ ...filled, country: '', language: '' }))).toEqual([
      ['description.country', 'Please select an item'],
      ['description.language', 'Please select an item'],
    ]);
  });

  it('holds addresses in the settings to what the step takes', () => {
    const wrong = { email: 'nobody', website: 'nowhere', telephone: 'call us' };
    expect(problemsOf(checkSettings({ ...filled, ...wrong })).map(([path]) => path)).toEqual([
      'description.email',
      'description.website',
      'description.telephone',
    ]);
  });

  it('takes the languages and countries of the lists alone', () => {
    expect(problemsOf(checkDescription({ ...filled, language: 'fr' }, 'eu'))).toEqual([]);
    expect(problemsOf(checkDescription({ ...filled, language: 'xx' }, 'eu'))).toHaveLength(1);
    expect(problemsOf(checkDescription({ ...filled, language: 'en+fr' }, 'eu'))).toHaveLength(1);
    expect(problemsOf(checkDescription({ ...filled, country: 'XX' }, 'eu'))).toHaveLength(1);
  });

  it('names codes that EuPCS and REACH do not have, beside their fields', () => {
    const right = { ...filled, productCategories: ['PC-PNT-2', 'F'], reachUses: ['SU3', 'PC9a'] };
    const wrong = {
      ...filled,
      productCategories: ['PC-PNT-2', 'PC-PNT-99'],
      reachUses: ['SU99', 'SU3', 'constructor'],
    };
    const expected = [
      ['description.productCategories', 'EuPCS has no product category PC-PNT-99. Choose one from the list.'],
      ['description.reachUses', 'REACH has no use descriptor SU99, constructor. Choose one from the list.'],
    ];
    for (const check of [(each: typeof right) => checkDescription(each, 'eu'), checkSettings]) {
      expect(problemsOf(check(right))).toEqual([]);
      expect(problemsOf(check(wrong))).toEqual(expected);
    }
  });
});

describe('the logo', () => {
  const text =
    'Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under 500 KB';

  it.each([
    ['image/png', 499_999, 'step', 0],
    ['image/png', 500_000, 'step', 1],
    ['image/png', 500_000, 'settings', 0],
    ['image/png', 500_001, 'settings', 1],
    ['image/jpeg', 10, 'step', 0],
    ['image/gif', 10, 'step', 0],
    ['image/svg+xml', 10, 'step', 1],
  ] as const)('%s of %d bytes on the %s', (type, bytes, form, count) => {
    expect(checkLogo({ type, bytes }, form).map(({ message }) => findingInEnglish(message))).toEqual(
      count === 0 ? [] : [text],
    );
  });
});

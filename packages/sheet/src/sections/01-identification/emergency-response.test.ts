import { sentencesOf } from '../../model/written.ts';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../../make-sheet.ts';
import { reviewSheet } from '../../review/review.ts';

const emergencyResponse = { number: '+1 303 555 0100', languages: ['en', 'de'] };

type Case = {
  readonly goEr: '' | 'single' | 'subscription';
  readonly own?: string;
  readonly isOffered?: boolean;
  readonly language?: string;
};

function made({ goEr, own = '', isOffered = true, language = 'de' }: Case) {
  const draft = aDraft({
    description: { country: 'DE', language, emergencyTelephone: own },
    addOns: { goEr },
  });
  const facts = { ...factsOf(draft), emergencyResponse: isOffered ? emergencyResponse : undefined };
  const sheet = makeSheet(facts);
  const { findings } = reviewSheet({ ...facts, ...sheet, today: facts.revisionDate });
  return {
    numbers: sentencesOf(sheet.document.sections)
      .filter(({ id }) => id === 'emergency.response' || id === 'emergency.telephone')
      .map(({ text }) => text),
    asks: findings.some(({ check }) => check === 'identification.emergency-telephone'),
  };
}

describe('the number of the emergency response', () => {
  it.each([
    ['stands in section 1.4 once it is chosen', { goEr: 'single' }, ['+1 303 555 0100 (24 h; EN, DE)'], false],
    ['in the words of the sheet', { goEr: 'single', language: 'fr' }, ['+1 303 555 0100 (24 h/24; EN, DE)'], false],
    [
      'before that of the supplier',
      { goEr: 'subscription', own: '+49 30 19240' },
      ['+1 303 555 0100 (24 h; EN, DE)', '+49 30 19240'],
      false,
    ],
    ['not where it was not chosen', { goEr: '' }, ['Nicht verfügbar'], true],
    ['not where nobody offers it', { goEr: 'single', isOffered: false }, ['Nicht verfügbar'], true],
  ] as const)('%s', (_, asked, numbers, asks) => {
    expect(made(asked)).toEqual({ numbers, asks });
  });
});

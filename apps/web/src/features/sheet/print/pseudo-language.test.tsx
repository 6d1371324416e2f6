import type { ShownLabel } from '@gosds/contract/documents/package-label';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { Finished } from './finished.tsx';
import { LabelButton } from './label-button.tsx';
import { LabelFields } from './label-fields.tsx';
import { emptyLabelForm, labelQuestion } from './label-form.ts';
import { LabelResult } from './label-result.tsx';
import { MailForm } from './mail-form.tsx';

const verdicts = {
  ...{ capacity: 1, leftOff: [{ value: 'H315', paragraph: 'P' }], mayOmit: [{ value: 'H319', paragraph: 'P' }] },
  missing: [{ path: 'description.street', paragraph: 'P' }],
};
const labels: readonly ShownLabel[] = [
  {
    status: 'printed',
    ...{
      ...verdicts,
      widthMm: 52,
      heightMm: 74,
      xHeightMm: 1,
      pictogramMm: 16,
      codeMm: 0,
      lacksCode: true,
      perPaper: 4,
    },
    ...{ future: { xHeightMm: 1.2, paragraph: 'P', appliesFrom: '2027-01-01' }, picture: 'data:,' },
  },
  { status: 'too-small', ...verdicts, min: { widthMm: 52, heightMm: 74 } },
  { status: 'below-minimum', ...verdicts, min: { widthMm: 52, heightMm: 74 }, paragraph: 'P' },
  { status: 'paper-too-small', ...verdicts },
  { status: 'capacity-missing' },
];
const form = { ...emptyLabelForm, capacity: '0', size: 'own', paper: 'a4', count: '0' } as const;
const sheet = { country: 'Land', languages: [{ tag: 'de', name: 'German' }], packageMl: '' };
const nothing = () => undefined;

beforeEach(async () => {
  serve({});
  await speakPseudoLanguage();
});

it('says everything of the print and of the label in the language of the screens', async () => {
  const question = labelQuestion(form);
  const { user } = renderInSheet(
    <>
      <Finished onNewSheet={nothing} onBack={nothing} />
      <LabelButton orderId="order" source={{ country: 'DE', language: 'en', packageMl: '' }} />
      <MailForm orderId="order" onFailure={nothing} />
      <LabelFields
        form={form}
        sheet={sheet}
        errors={question.status === 'open' ? question.errors : {}}
        onChange={nothing}
      />
      {labels.map((label) => (
        <LabelResult key={label.status} label={label} onTakeSize={nothing} />
      ))}
    </>,
  );
  await user.click(document.querySelector('button[type="submit"]') ?? document.body);
  await screen.findAllByText(/⟦/);
  const names = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  const languages = names.filter((name) => !name.startsWith('⟦'));
  expect(hardWiredTexts(document.body, languages)).toEqual([]);
  expect(languages.filter((name) => /label|size|A4/i.test(name))).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet, renderStep } from '../../../testing/render-step.tsx';
import { CodeFields } from './code-fields.tsx';
import { DescriptionStep } from './description-step.tsx';
import { GroupStandardForm } from './group-standard-form.tsx';
import { GroupStandardsDialog } from './group-standards-dialog.tsx';
import { GroupStandardsNotice } from './group-standards-notice.tsx';
import { LogoPicker } from './logo-picker.tsx';
import { NationalLawFields } from './national-law-fields.tsx';
import { ReachUsesDialog } from './reach-uses-dialog.tsx';
import { UfiButton } from './ufi-button.tsx';
import { UfiDialog } from './ufi-dialog.tsx';

const nothing = () => undefined;
const categories = productCategoryNames.map(([code, name]) => `${code} ${name}`);
const lists = nationalWordsOf('nz', 'en').lists.map(({ label }) => label);
const known = [...categories, ...lists, 'Old'];
const left = (data: readonly string[] = []) => hardWiredTexts(document.body, [...known, ...data]);

beforeEach(async () => {
  await speakPseudoLanguage();
  serve({});
});

describe('no text of the description is hard-wired', () => {
  it.each(['CA', 'US', ''])('on the step, for the country %s', async (country) => {
    renderStep('description', DescriptionStep, { description: { country, language: 'en' } });
    await waitFor(() => {
      expect(document.getElementById('description.productCategories')).not.toBeNull();
    });
    expect(left(['xxxx-xxxx-xxxx-xxxx', '2026-03-15'])).toEqual([]);
  });

  it('in the proposed codes and in the uses of REACH', async () => {
    renderInSheet(
      <>
        <CodeFields />
        <ReachUsesDialog codes={['SU3', 'PC9a']} onUse={nothing} onClose={nothing} />
      </>,
      { description: { country: 'DE', uses: 'thinner for paints' } },
    );
    await screen.findByText('SU3');
    expect(left(['SU3', 'PC9a'])).toEqual([]);
  });

  it('in the generator of UFIs', async () => {
    const dialog = { ufiNumbers: '', onUse: nothing, onClose: nothing };
    const { user } = renderInSheet(
      <>
        <UfiButton />
        <UfiDialog {...dialog} country="" isFull />
      </>,
    );
    await user.click(document.querySelector('button[type="submit"]') ?? document.body);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    expect(left().filter((text) => !/\([A-Z]{2}\)$/.test(text))).toEqual([]);
  });

  it('in the group standards, the national law and the logo', async () => {
    const own = { Id: 'own', ApprovalCode: 'HSR1', Name: 'Own', MaterialId: 'open', AcceptedByUser: false };
    serve({ 'POST /api/group-standards/load': [{ ...own, IsCustomStandard: true }] });
    const { user } = renderInSheet(
      <>
        <NationalLawFields form="nz" />
        <GroupStandardsNotice onClose={nothing} />
        <GroupStandardForm
          start={{ Id: '', ApprovalCode: '', Name: '' }}
          onSave={async () => undefined}
          onCancel={nothing}
        />
        <LogoPicker logo={{ fileId: 'a', width: 50 }} onChange={nothing} />
        <GroupStandardsDialog onClose={nothing} />
      </>,
      { description: { country: 'NZ', hsnoApproval: 'Old' } },
    );
    await screen.findByText('HSR1');
    await user.click(document.querySelector('button[type="submit"]') ?? document.body);
    expect(left(['HSR1', 'Own', 'HSR000000'])).toEqual([]);
  });
});

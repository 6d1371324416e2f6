import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderScreen, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { CompanyLine } from './company-line.tsx';
import { CompanyProfilePage } from './company-profile-page.tsx';

const blank = emptyCompanyProfile();
const profile = { ...blank, usual: { ...blank.usual, companyName: 'Acme', street: 'Lane 1' } };
const left = () => hardWiredTexts(document.body, ['Acme', 'Lane 1']);

beforeEach(async () => {
  await speakPseudoLanguage();
  serve({ 'GET /api/company-profile': { profile } });
});

describe('no text of the company profile is hard-wired', () => {
  it('on its page, for every country and for one', async () => {
    const { user } = renderScreen(<CompanyProfilePage />);
    const [country] = await screen.findAllByRole('combobox');
    expect(left()).toEqual([]);
    await user.selectOptions(country ?? document.body, 'US');
    expect(left()).toEqual([]);
  });

  it.each([
    ['where it fills a sheet in', {}],
    ['where a sheet differs from it', { companyName: 'Other' }],
    ['where both say the same', { companyName: 'Acme', street: 'Lane 1' }],
  ])('%s', async (_, description) => {
    renderInSheet(<CompanyLine />, { description });
    await screen.findAllByText(/⟦/);
    expect(left()).toEqual([]);
  });
});

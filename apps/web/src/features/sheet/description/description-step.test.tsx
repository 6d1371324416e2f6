import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, serve, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { DescriptionStep } from './description-step.tsx';

const open = () => renderStep('description', DescriptionStep);

describe('the description', () => {
  it('keeps what is typed, and says beside a field what is wrong with it once it is left', async () => {
    const { user, draft } = open();
    await user.type(screen.getByLabelText(/^Product Name/), 'Brake Cleaner');
    const mail = screen.getByLabelText(/^E-?mail/i);
    await user.type(mail, 'not an address');
    expect(mail.getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    await waitFor(() => {
      expect(mail.getAttribute('aria-invalid')).toBe('true');
    });
    expect(textBeside(mail)).not.toBe('');
    expect(draft().description).toMatchObject({ productName: 'Brake Cleaner', email: 'not an address' });
    await expectAccessible();
  });

  it('stays on the step at Next and leads from each problem to its field', async () => {
    const { user, went } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => {
      expect(document.activeElement).toBe(summary);
    });
    await user.click(screen.getByRole('link', { name: 'Enter the product name.' }));
    expect(document.activeElement?.id).toBe('description.productName');
    expect(went).toEqual([]);
  });

  it('goes on once the four fields are filled in, by keyboard alone', async () => {
    serve({ 'POST /api/users/checkSession': { sessionClosed: false } });
    const { user, went, draft } = open();
    await user.tab();
    await user.keyboard('Brake Cleaner');
    await user.tab();
    await user.keyboard('Acme');
    await user.selectOptions(screen.getByLabelText(/^Country/), 'DE');
    expect(draft().description).toMatchObject({ country: 'DE', language: 'en' });
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(went).toEqual(['ingredients']);
    });
  });
});

it('offers the further languages under a heading of their own', async () => {
  const { user, draft } = open();
  await user.selectOptions(screen.getByLabelText(/^Country/), 'US');
  const language = screen.getByLabelText<HTMLSelectElement>(/^Language/);
  const namesIn = (parent: Element) =>
    [...parent.querySelectorAll(':scope > option')].map(({ textContent }) => textContent);
  expect(namesIn(language)).toEqual(['Please select', 'English']);
  expect(namesIn(screen.getByRole('group', { name: 'Further languages' }))).toContain('Spanish');
  await user.selectOptions(language, 'Spanish');
  expect(draft().description).toMatchObject({ country: 'US', language: 'es' });
});

describe('what the product is for', () => {
  const uses = () => screen.getByLabelText(/^Uses$/);
  const categories = () => screen.findByRole('combobox', { name: 'Product category' });

  it('is proposed from the words, confirmed with one click, and then no longer proposed', async () => {
    const { user, draft } = open();
    await categories();
    await user.type(uses(), 'Thinning of paints');
    const proposal = await screen.findByText(/^Looks like PC-PNT-7 Paint removers, thinners/);
    expect(draft().description.productCategories).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(draft().description.productCategories).toEqual(['PC-PNT-7']);
    expect(proposal.isConnected).toBe(false);
    await user.type(uses(), '; disinfection of tools');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(draft().description.productCategories).toEqual(['PC-PNT-7', 'PP-BIO-2']);
    await expectAccessible();
  });

  it('is chosen from a list that is searched by code or name, with the keyboard alone', async () => {
    const { user, draft } = open();
    const field = await categories();
    field.focus();
    await user.keyboard('finger paints{ArrowDown}{Enter}');
    expect(draft().description.productCategories).toEqual(['PC-ART-2']);
    await user.keyboard('{Backspace}');
    expect(draft().description.productCategories).toEqual([]);
  });

  it('has the use descriptors of REACH where its law applies, and a wrong code is reported beside its field', async () => {
    const description = { productName: 'P', companyName: 'C', country: 'US', language: 'en' };
    const { user, draft } = renderStep('description', DescriptionStep, {
      description: { ...description, productCategories: ['PC-PNT-99'] },
    });
    const field = await categories();
    expect(screen.queryByRole('button', { name: 'Choose Reach uses' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => {
      expect(textBeside(field)).toContain('EuPCS has no product category PC-PNT-99.');
    });
    await user.selectOptions(screen.getByLabelText(/^Country/), 'DE');
    await screen.findByRole('button', { name: 'Choose Reach uses' });
    expect(draft().description.reachUses).toEqual([]);
  });
});

it('asks for the words of the second language only where the sheet is in two', async () => {
  const { user, draft } = open();
  expect(screen.queryByLabelText('Uses, second language')).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Country/), 'CA');
  await user.type(screen.getByLabelText('Uses'), 'Cutting');
  await user.type(screen.getByLabelText('Uses, second language'), 'Découpage');
  expect(textBeside(screen.getByLabelText('Uses, second language')), 'names the language').toBe('French');
  expect(draft().description).toMatchObject({ language: 'en+fr', uses: 'Cutting' });
  expect(draft().description.secondLanguage.uses).toBe('Découpage');
});

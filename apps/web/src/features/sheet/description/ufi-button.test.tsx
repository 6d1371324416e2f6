import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, textBeside } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { UfiButton } from './ufi-button.tsx';

async function open(description: object = {}) {
  const rendered = renderInSheet(<UfiButton />, { description });
  await rendered.user.click(screen.getByRole('button', { name: 'Generate a UFI' }));
  await screen.findByRole('dialog', { name: 'Generate a UFI' });
  return rendered;
}

const country = () => screen.getByLabelText(/^Country of the VAT number/);
const vatNumber = () => screen.getByRole('textbox', { name: /^VAT number/ });
const companyKey = () => screen.getByRole('textbox', { name: /^Company key/ });
const formulation = () => screen.getByRole('textbox', { name: /^Formulation number/ });
const made = () => within(screen.getByRole('dialog', { name: 'Generate a UFI' })).getByRole('status').textContent;
const use = () => screen.getByRole('button', { name: 'Use this UFI' });

describe('the generator of UFIs', () => {
  it('shows the UFI and what it is made of as it is typed, and puts it into the field', async () => {
    const { user, draft } = await open({ vendorCountry: 'AT', country: 'DE' });
    expect(country()).toHaveProperty('value', 'AT');
    expect(textBeside(vatNumber())).toContain('Like U12345678.');
    await expectAccessible();
    await user.type(vatNumber(), 'atu 1234 5678');
    await user.type(formulation(), '178 956 970');
    expect(made()).toBe(
      'C23S-PQ2V-AMH9-VVRFCountryAustriaVAT numberU12345678Formulation number178956970Check characterC',
    );
    await expectAccessible();
    await user.click(use());
    expect(draft().description.ufiNumbers).toBe('C23S-PQ2V-AMH9-VVRF');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds the UFI to those that stand in the field, once', async () => {
    const { user, draft } = await open({ country: 'AT', ufiNumbers: 'E600-30P1-S00Y-5079' });
    await user.type(vatNumber(), 'U12345678');
    await user.type(formulation(), '178956970{Enter}');
    expect(draft().description.ufiNumbers).toBe('E600-30P1-S00Y-5079, C23S-PQ2V-AMH9-VVRF');
    await user.click(screen.getByRole('button', { name: 'Generate a UFI' }));
    await user.type(vatNumber(), 'U12345678');
    await user.type(formulation(), '178956970');
    screen.getByText('This UFI is already in the field.');
    await user.click(use());
    expect(draft().description.ufiNumbers).toBe('E600-30P1-S00Y-5079, C23S-PQ2V-AMH9-VVRF');
  });

  it('takes the key of a company without a VAT number', async () => {
    const { user, draft } = await open();
    await user.selectOptions(country(), 'No VAT number: company key');
    await user.type(companyKey(), '2199023255552');
    await user.type(formulation(), '156920229');
    expect(textBeside(companyKey())).toContain('The company key is a whole number from 0 to 2199023255551.');
    await user.clear(companyKey());
    await user.type(companyKey(), '1828639338661');
    await user.click(use());
    expect(draft().description.ufiNumbers).toBe('NJC1-671A-UKF3-J0M8');
  });

  it('says beside each field what is wrong, once it is left or the UFI is asked for', async () => {
    const { user, draft } = await open({ country: 'US' });
    await user.click(use());
    expect(textBeside(country())).toContain('Choose a country, or the company key.');
    expect(textBeside(vatNumber())).toContain('Enter the VAT number.');
    expect(textBeside(formulation())).toContain('Enter the formulation number.');
    expect(document.activeElement).toBe(country());
    await expectAccessible();
    await user.selectOptions(country(), 'Germany (DE)');
    await user.type(vatNumber(), 'U12345678');
    await user.type(formulation(), '268435456');
    expect(textBeside(vatNumber())).toContain('This is not a VAT number of Germany. Write it like 123456789.');
    expect(textBeside(formulation())).toContain('The formulation number is a whole number from 0 to 268435455.');
    await user.click(use());
    expect(document.activeElement).toBe(vatNumber());
    expect(draft().description.ufiNumbers).toBe('');
  });

  it('asks before it discards what was typed, and keeps the field as it was', async () => {
    const { user, draft } = await open({ country: 'DE', ufiNumbers: 'E600-30P1-S00Y-5079' });
    await user.type(vatNumber(), '123456789');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog', { name: 'Generate a UFI' })).toBeNull();
    expect(draft().description.ufiNumbers).toBe('E600-30P1-S00Y-5079');
  });

  it('says so if the field has no room for another UFI', async () => {
    const ufiNumbers = Array.from({ length: 95 }, () => 'E600-30P1-S00Y-5079').join(', ');
    const { user, draft } = await open({ country: 'DE', ufiNumbers });
    await user.type(vatNumber(), '123456789');
    await user.type(formulation(), '1');
    screen.getByText('The field is full. Remove a UFI from it first.');
    await user.click(use());
    expect(draft().description.ufiNumbers).toBe(ufiNumbers);
  });
});
